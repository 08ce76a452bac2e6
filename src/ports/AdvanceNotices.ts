import type { AdvanceNotice, AdvanceNoticeKind } from "#domain/content/AdvanceNotice.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";

/** What opens later, and asking to be told of it or to take part (DEC-158). */
export interface AdvanceNotices {
	/** Soonest first. Silent: the screen shows its own error. */
	list(options?: {
		readonly signal?: AbortSignal | undefined;
	}): Promise<Result<readonly AdvanceNotice[], CallFailure>>;
	/** Twice is the same as once. */
	apply(id: number, kind: AdvanceNoticeKind): Promise<Result<null, CallFailure>>;
}
