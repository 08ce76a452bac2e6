import { cookieNames, rememberMeValue } from "#domain/member/sessionStorage.ts";
import type { Call } from "#server/platform/http/Call.ts";
import type { TokenPair } from "./tokens.ts";

/** Puts a session's tokens where no script can read them (DEC-116, DEC-178). */
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

/** Of a login that is over; pages of the account may be in the browser's memory of pages too. */
export function clearSessionCookies(call: Call): void {
	for (const name of [cookieNames.accessToken, cookieNames.refreshToken]) call.clearCookie(name);
	for (const name of [cookieNames.session, cookieNames.left]) call.clearCookie(name, { isReadable: true });
	call.setHeader("clear-site-data", '"cache"');
}

/** What this browser holds of a login. */
export const tokensOf = (call: Call, inBody?: string | undefined) => ({
	refreshToken: refreshTokenOf(call, inBody),
	accessToken: call.cookie(cookieNames.accessToken),
});

export const refreshTokenOf = (call: Call, inBody: string | undefined): string | null =>
	inBody ?? call.cookie(cookieNames.refreshToken);

/** Native callers get the tokens themselves, browsers only the expiry (DEC-178). */
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
