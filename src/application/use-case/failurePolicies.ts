import type { FailurePolicy } from "#domain/failure/errorAction.ts";
import type { RefusedKind } from "#domain/failure/Failure.ts";
import type { ActionKind } from "#domain/navigation/pendingAction.ts";

/** How the failures of a use case are shown, and as the failure of what. */
export interface FailureDisplay extends FailurePolicy {
	/** What the visitor wanted: it has its own words where the server has none (ERR-ACT-01 to ERR-ACT-04). */
	readonly action?: (input: never) => ActionKind;
}

/** Nobody on the page asked for it (HTTP-07, DEC-107). */
export const notShown = { shown: "nowhere" } as const satisfies FailureDisplay;

/** The screen says what is missing where it is missing, with a way to try again. */
export const shownOnScreen = { shown: "onScreen" } as const satisfies FailureDisplay;

/** A popup: the default unless a use case says otherwise (DEC-106). */
export const shownInPopup = { shown: "inPopup" } as const satisfies FailureDisplay;

/** A form that shows the server's words beside what was sent; everything else is a popup's. */
export const wordsOnScreen = { shown: "inPopup", besides: "words" } as const satisfies FailureDisplay;

/** Refusals that the screen has a place of its own for; everything else is a popup's. */
export const besides = (...kinds: readonly RefusedKind[]): FailureDisplay => ({
	shown: "inPopup",
	besides: kinds,
});
