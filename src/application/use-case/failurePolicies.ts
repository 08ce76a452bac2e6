import type { FailurePolicy } from "#domain/failure/errorAction.ts";
import type { RefusedKind } from "#domain/failure/Failure.ts";
import type { FailedAction } from "#domain/failure/failedAction.ts";

/** How the failures of a use case are shown, and as the failure of which action. */
export interface FailureDisplay extends FailurePolicy {
	/** Returns the action whose own message is shown when the server sent none; null for none (ERR-ACT-01 to 04, ERR-ACCT-04, ERR-ACCT-08 to 12). */
	readonly action?: (input: never) => FailedAction | null;
}

/** For calls that no visitor requested (HTTP-07, DEC-107). */
export const notShown = { shown: "nowhere" } as const satisfies FailureDisplay;

/** The screen shows the failure in place of the missing content, with a retry. */
export const shownOnScreen = { shown: "onScreen" } as const satisfies FailureDisplay;

/** The default: a popup (DEC-106). */
export const shownInPopup = { shown: "inPopup" } as const satisfies FailureDisplay;

/** For forms that show the server's message next to the input; every other failure is shown in a popup. */
export const messageOnScreen = { shown: "inPopup", exceptions: "words" } as const satisfies FailureDisplay;

/** The screen shows these refusals itself; every other failure is shown in a popup. */
export const exceptShownOnScreen = (...kinds: readonly RefusedKind[]): FailureDisplay => ({
	shown: "inPopup",
	exceptions: kinds,
});
