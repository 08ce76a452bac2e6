import type { CallFailure } from "#domain/support/CallFailure.ts";

/** How a caller wants the failure of its call to be treated. */
export interface FailureSettings {
	/** No popup and no navigation, only the quiet session effects (DEC-107). */
	readonly silent?: boolean | undefined;
	/** Replaces the generic text of an account or action call (DEC-106). */
	readonly failureText?: string | undefined;
	/** FAIL codes the screen shows in its own place, so that no popup is wanted for them. */
	readonly handles?: readonly number[] | undefined;
}

/** Where every failed call ends: session effects and at most one popup (DEC-106 to DEC-111). */
export interface CallFailures {
	/** Resolves when the popup is open, not when it is closed. */
	present(failure: CallFailure, settings: FailureSettings): Promise<void>;
}
