import type { AdvanceNotice, AdvanceNoticeKind } from "#domain/content/AdvanceNotice.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

/** What opens later, and asking to be told of it or to take part (DEC-158). */
export interface AdvanceNotices {
	/** Soonest first. */
	list(options?: CallOptions): Promise<Result<readonly AdvanceNotice[], Failure>>;
	/** Twice is the same as once. */
	apply(id: number, kind: AdvanceNoticeKind): Promise<Result<null, Failure>>;
}
