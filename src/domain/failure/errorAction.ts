import type { Failure, RefusedKind, SignedOutReason } from "./Failure.ts";

/** How a use case's failures are presented. */
export interface FailurePolicy {
	/**
	 * `nowhere`: the call was not triggered by the user, so nothing is shown and nobody is redirected. [HTTP-07, DEC-107] `onScreen`: the
	 * screen shows the failure in place of the missing content; only the end of the session is handled for it. `inPopup`: one popup.
	 * [DEC-106]
	 */
	readonly shown: "nowhere" | "onScreen" | "inPopup";
	/** Refusals that the screen presents itself, so that no popup is needed: the listed kinds, or every refusal with a server message. */
	readonly exceptions?: readonly RefusedKind[] | "words";
}

/** How to react to a failed call: a single action, with at most one popup. [DEC-106] */
export type ErrorAction =
	| "none"
	| "popup"
	/** Drop what is left of the session without any message or redirect. [DEC-107] */
	| "clear"
	/** Alert, then /login with the return target. [DEC-108] */
	| "askLogin"
	/** Drop the whole session, keep the return target and go to /login without a message. [DEC-108] */
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
 * Chooses the reaction to a failure by these rules, in order: cancelled and network failures, the end of the session, failures shown
 * nowhere or by the screen itself, then the popup. [DEC-106, DEC-107, DEC-108, HTTP-08]
 */
export function errorAction(failure: Failure, { shown, exceptions = [] }: FailurePolicy): ErrorAction {
	if (failure.kind === "cancelled" || failure.kind === "unreachable") return "none";
	if (failure.kind === "signedOut") {
		if (shown !== "nowhere") return endings[failure.reason];
		return failure.reason === "neverIn" ? "none" : "clear";
	}
	if (shown !== "inPopup") return "none";
	if (failure.kind === "broken") return "popup";
	const isOnScreen = exceptions === "words" ? failure.message !== null : exceptions.includes(failure.kind);
	return isOnScreen ? "none" : "popup";
}

/** Minimum time between two page reloads caused by an expired login, in milliseconds. [DEC-111] */
export const reloadPauseMs = 30_000;

/**
 * Whether an expired login may reload the page; otherwise it must go to /login. A page rendered some seconds before it was delivered
 * reports the time of rendering, so the last reload may appear to lie slightly in the future and still counts. [DEC-111]
 */
export const mayReload = (lastReloadAt: number | null, now: number): boolean =>
	lastReloadAt === null || Math.abs(now - lastReloadAt) >= reloadPauseMs;
