import type { AdvanceNotice, AdvanceNoticeKind } from "#domain/content/AdvanceNotice.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

/** Upcoming sales, and applying for a notice or a giveaway (DEC-158). */
export interface AdvanceNotices {
	/** Returns the notices, soonest first. */
	list(options?: CallOptions): Promise<Result<readonly AdvanceNotice[], Failure>>;
	/** Applies for a notice. Idempotent. */
	apply(id: number, kind: AdvanceNoticeKind): Promise<Result<null, Failure>>;
}
