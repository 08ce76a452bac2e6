import { shellTexts } from "#domain/copy/shell.ts";
import type { CallFailure } from "./CallFailure.ts";
import { failures } from "./failures.ts";

/** What to do about a failed call: one thing, with at most one popup in it. [DEC-106] */
export type ErrorAction =
	| { readonly kind: "none" }
	| { readonly kind: "alert"; readonly text: string }
	/** Refresh once and send the call again; what follows a failed refresh is `forcedLogout` or, unseen, `clear`. */
	| { readonly kind: "refresh"; readonly otherwise: "forcedLogout" | "clear" }
	/** Drop tokens and cached member, say nothing, go nowhere. [DEC-107] */
	| { readonly kind: "clear" }
	/** Drop everything of the session, keep the return target, go to /login without a word. [DEC-108] */
	| { readonly kind: "forcedLogout" }
	/** Alert, then /login with the return target. [DEC-108] */
	| { readonly kind: "askLogin"; readonly text: string }
	/** Drop the session, alert, then /login. [ERR-HTTP-10, DEC-110] */
	| { readonly kind: "memberChanged"; readonly text: string }
	/** Drop the session, keep the return URL, alert, then reload. [ERR-HTTP-11, DEC-111] */
	| { readonly kind: "loginExpired"; readonly text: string };

/** Which call failed, and for whom. */
export interface CallContext {
	/** Shows nothing whatever happens. [HTTP-07] */
	readonly isSilent: boolean;
	readonly isLoggedIn: boolean;
	/** Sent again after a good refresh. */
	readonly isReplay: boolean;
	/** POST /refresh or POST /logout, which are never refreshed themselves. */
	readonly isSessionCall: boolean;
	/** The action's own failure text, in place of the generic ones. */
	readonly failureText: string | null;
}

export const plainCall: CallContext = {
	isSilent: false,
	isLoggedIn: true,
	isReplay: false,
	isSessionCall: false,
	failureText: null,
};

const none: ErrorAction = { kind: "none" };

function unauthorized({ isSilent, isLoggedIn, isReplay, isSessionCall }: CallContext): ErrorAction {
	if (isSessionCall) return none;
	if (!isLoggedIn) return isSilent ? none : { kind: "askLogin", text: shellTexts.error.loginRequired };
	if (isReplay) return { kind: isSilent ? "clear" : "forcedLogout" };
	return { kind: "refresh", otherwise: isSilent ? "clear" : "forcedLogout" };
}

/** The text of an HTTP error that is no matter of the session. [ERR-HTTP-01, ERR-HTTP-06, ERR-HTTP-08, ERR-HTTP-09] */
function httpText(status: number, message: string | null, failureText: string | null): string {
	if (status === 400) return message ?? shellTexts.error.badRequest;
	if (failureText !== null) return failureText;
	if (status === 404) return shellTexts.error.badRequest;
	return status >= 500 ? shellTexts.error.server : shellTexts.error.contactSupport;
}

/**
 * The rules in their order: cancelled and network, code -3, status 499, status 401, silent, then the texts.
 * [DEC-106, DEC-107, DEC-108, HTTP-08]
 */
export function errorAction(failure: CallFailure, context: CallContext): ErrorAction {
	const { isSilent, failureText } = context;
	switch (failure.kind) {
		case "cancelled":
		case "network":
			return none;
		case "http":
			if (failure.code === failures.sessionGone.code) return loginExpired(isSilent);
			if (failure.status === failures.memberChanged.status) {
				return isSilent ? { kind: "clear" } : { kind: "memberChanged", text: shellTexts.error.memberChanged };
			}
			if (failure.status === 401) return unauthorized(context);
			if (isSilent) return none;
			return { kind: "alert", text: httpText(failure.status, failure.message, failureText) };
		case "refused":
			if (failure.code === failures.sessionGone.code) return loginExpired(isSilent);
			return isSilent ? none : { kind: "alert", text: failure.message };
		case "badResponse":
			return isSilent ? none : { kind: "alert", text: shellTexts.error.badResponse };
	}
}

const loginExpired = (isSilent: boolean): ErrorAction =>
	isSilent ? { kind: "clear" } : { kind: "loginExpired", text: shellTexts.error.loginExpired };

/** How a failed POST /refresh is to be taken: only a definitive answer ends the session. [DEC-111] */
export type RefreshFailure = "expired" | "refused" | "unreachable";

/** Request timeout, too many requests: nothing said about the session. */
const passingStatuses: readonly number[] = [408, 429];

export function refreshFailure(failure: CallFailure): RefreshFailure {
	if (failure.kind === "cancelled" || failure.kind === "network" || failure.kind === "badResponse") {
		return "unreachable";
	}
	if (failure.code === failures.sessionGone.code) return "expired";
	const mayPass =
		failure.kind === "http" && (failure.status >= 500 || passingStatuses.includes(failure.status));
	return mayPass ? "unreachable" : "refused";
}

/** A page reloads once in this time at most because of an expired login, in milliseconds. [DEC-111] */
export const reloadPauseMs = 30_000;

/** Whether an expired login may reload the page, or must go to /login instead. [DEC-111] */
export const mayReload = (lastReloadAt: number | null, now: number): boolean =>
	lastReloadAt === null || now - lastReloadAt >= reloadPauseMs || now < lastReloadAt;
