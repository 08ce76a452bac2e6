import type { Failure, RefusedKind, SignedOutReason } from "./Failure.ts";

/** How the failures of a use case are told. */
export interface FailurePolicy {
	/**
	 * `nowhere`: nobody on the page asked for it, so nothing is shown and nobody is sent anywhere. [HTTP-07, DEC-107]
	 * `onScreen`: the screen tells it in the place of what is missing; only the end of the session is told for it.
	 * `inPopup`: one popup. [DEC-106]
	 */
	readonly shown: "nowhere" | "onScreen" | "inPopup";
	/** Refusals that the screen tells itself, so that no popup is wanted: these kinds, or whatever the server has words for. */
	readonly besides?: readonly RefusedKind[] | "words";
}

/** What to do about a failed call: one thing, with at most one popup in it. [DEC-106] */
export type ErrorAction =
	| "none"
	| "popup"
	/** Drop what is left of the session, say nothing, go nowhere. [DEC-107] */
	| "clear"
	/** Alert, then /login with the return target. [DEC-108] */
	| "askLogin"
	/** Drop everything of the session, keep the return target, go to /login without a word. [DEC-108] */
	| "forcedLogout"
	/** Drop the session, alert, then /login. [ERR-HTTP-10, DEC-110] */
	| "memberChanged"
	/** Drop the session, keep the return URL, alert, then reload. [ERR-HTTP-11, DEC-111] */
	| "loginExpired";

const endings = {
	expired: "loginExpired",
	memberChanged: "memberChanged",
	refused: "forcedLogout",
	neverIn: "askLogin",
} as const satisfies Record<SignedOutReason, ErrorAction>;

/**
 * The rules in their order: cancelled and network, the end of the session, what nobody wants to hear of or the screen tells
 * itself, then the popup. [DEC-106, DEC-107, DEC-108, HTTP-08]
 */
export function errorAction(failure: Failure, { shown: told, besides = [] }: FailurePolicy): ErrorAction {
	if (failure.kind === "cancelled" || failure.kind === "unreachable") return "none";
	if (failure.kind === "signedOut") {
		if (told !== "nowhere") return endings[failure.reason];
		return failure.reason === "neverIn" ? "none" : "clear";
	}
	if (told !== "inPopup") return "none";
	if (failure.kind === "broken") return "popup";
	const isOnScreen = besides === "words" ? failure.message !== null : besides.includes(failure.kind);
	return isOnScreen ? "none" : "popup";
}

/** A page reloads once in this time at most because of an expired login, in milliseconds. [DEC-111] */
export const reloadPauseMs = 30_000;

/**
 * Whether an expired login may reload the page, or must go to /login instead. A page made some seconds before it was sent
 * tells the time as of then, so the last reload may lie a little ahead of now and has been all the same. [DEC-111]
 */
export const mayReload = (lastReloadAt: number | null, now: number): boolean =>
	lastReloadAt === null || Math.abs(now - lastReloadAt) >= reloadPauseMs;
