import type { Failure } from "#domain/failure/Failure.ts";
import type { FailedAction } from "#domain/failure/failedAction.ts";

/** Popups for failures. The implementation chooses the wording. */
export interface FailureNotices {
	/** Resolves once the popup is closed. `action` is the action that failed; its message is used when the failure has none of its own (DEC-106). */
	show(failure: Failure, action: FailedAction | null): Promise<boolean>;
}
