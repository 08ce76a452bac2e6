import type { Failure } from "#domain/failure/Failure.ts";
import type { PointFilter, PointRecord, PointType } from "#domain/member/Points.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

/** Records of a balance, and their total number. */
export interface PointRecords {
	readonly records: readonly PointRecord[];
	readonly total: number;
}

/** The history of a balance, newest first, from the beginning or after a given record (CALL-AUTH-09, DEC-068). */
export interface PointHistory {
	list(
		type: PointType,
		filter: PointFilter,
		options?: CallOptions & { readonly after?: number | undefined },
	): Promise<Result<PointRecords, Failure>>;
}
