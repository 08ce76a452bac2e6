import type { Failure } from "#domain/failure/Failure.ts";
import type { ActionKind } from "#domain/navigation/pendingAction.ts";

/** The popups that failures raise. Their words are chosen by whoever shows them. */
export interface FailureNotices {
	/**
	 * Resolves once it is closed. `action`: what could not be done, where the failure itself has nothing better to say (DEC-106).
	 */
	tell(failure: Failure, action: ActionKind | null): Promise<boolean>;
}
