import type { PointFilter, PointRecord, PointType } from "#domain/member/Points.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";

/** The movements of a balance, newest first (CALL-AUTH-09, DEC-068). Silent: the screen shows its own error. */
export interface PointHistory {
	list(
		type: PointType,
		filter: PointFilter,
		options?: { readonly signal?: AbortSignal | undefined },
	): Promise<Result<readonly PointRecord[], CallFailure>>;
}
