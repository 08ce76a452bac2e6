import { cookieNames, rememberMeValue } from "#domain/member/sessionStorage.ts";
import type { Call } from "#server/platform/http/Call.ts";
import type { TokenPair } from "./tokens.ts";

/** Stores the session's tokens in cookies that scripts cannot read (DEC-116, DEC-178). */
export function setSessionCookies(call: Call, pair: TokenPair): { accessTokenExpiresAt: number } {
	const now = call.now();
	const accessTokenExpiresAt = Math.floor(pair.accessExpiresAt / 1000);
	const life = pair.remembered ? { maxAge: secondsUntil(pair.refreshExpiresAt, now) } : {};
	call.setCookie(cookieNames.accessToken, pair.accessToken, {
		maxAge: secondsUntil(pair.accessExpiresAt, now),
	});
	call.setCookie(cookieNames.refreshToken, pair.refreshToken, life);
	call.setCookie(cookieNames.session, String(accessTokenExpiresAt), { ...life, isReadable: true });
	if (pair.remembered) call.setCookie(cookieNames.rememberMe, rememberMeValue, { ...life, isReadable: true });
	else call.clearCookie(cookieNames.rememberMe, { isReadable: true });
	call.clearCookie(cookieNames.left, { isReadable: true });
	return { accessTokenExpiresAt };
}

/**
 * Clears the cookies of an ended login, and the browser's cache, which may contain account pages. A browser whose login was ended elsewhere
 * may be another person's: it loses everything of ours, including the vouchers that an expired login keeps (DEC-181, DEC-195).
 */
export function clearSessionCookies(call: Call, isEndedElsewhere = false): void {
	for (const name of [cookieNames.accessToken, cookieNames.refreshToken]) call.clearCookie(name);
	for (const name of [cookieNames.session, cookieNames.left]) call.clearCookie(name, { isReadable: true });
	call.setHeader("clear-site-data", isEndedElsewhere ? '"cache", "storage"' : '"cache"');
}

/** Returns the session tokens of this call. */
export const tokensOf = (call: Call, inBody?: string | undefined) => ({
	refreshToken: refreshTokenOf(call, inBody),
	accessToken: call.cookie(cookieNames.accessToken),
});

export const refreshTokenOf = (call: Call, inBody: string | undefined): string | null =>
	inBody ?? call.cookie(cookieNames.refreshToken);

/** Returns the tokens themselves to native callers; browsers get cookies and only the expiry (DEC-178). */
export function answerWithSession(call: Call, pair: TokenPair, isNative: boolean) {
	if (!isNative) return setSessionCookies(call, pair);
	return {
		accessToken: pair.accessToken,
		refreshToken: pair.refreshToken,
		accessTokenExpiresAt: Math.floor(pair.accessExpiresAt / 1000),
	};
}

const secondsUntil = (instant: number, now: number): number =>
	Math.max(0, Math.floor((instant - now) / 1000));
