import type { Failure } from "#domain/failure/Failure.ts";
import type { PointFilter, PointRecord, PointType } from "#domain/member/Points.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

/** Movements of a balance, and how many there are in all. */
export interface PointRecords {
	readonly records: readonly PointRecord[];
	readonly total: number;
}

/** The movements of a balance, newest first, from the first or after one (CALL-AUTH-09, DEC-068). */
export interface PointHistory {
	list(
		type: PointType,
		filter: PointFilter,
		options?: CallOptions & { readonly after?: number | undefined },
	): Promise<Result<PointRecords, Failure>>;
}
