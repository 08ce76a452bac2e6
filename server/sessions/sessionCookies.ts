import type { Call } from "#server/http/Call.ts";
import type { TokenPair } from "./tokens.ts";

const ACCESS = "accessToken";
const REFRESH = "refreshToken";
/** Readable: tells the page when the access token ends, and that there is a session at all (DEC-116). */
const MARKER = "session";
const REMEMBERED = "rememberMe";

/** Puts a session's tokens where no script can read them (DEC-116, DEC-178). */
export function setSessionCookies(call: Call, pair: TokenPair): { accessTokenExpiresAt: number } {
	const now = call.now();
	const accessTokenExpiresAt = Math.floor(pair.accessExpiresAt / 1000);
	const life = pair.remembered ? { maxAge: secondsUntil(pair.refreshExpiresAt, now) } : {};
	call.setCookie(ACCESS, pair.accessToken, { maxAge: secondsUntil(pair.accessExpiresAt, now) });
	call.setCookie(REFRESH, pair.refreshToken, life);
	call.setCookie(MARKER, String(accessTokenExpiresAt), { ...life, isReadable: true });
	if (pair.remembered) call.setCookie(REMEMBERED, "Y", { ...life, isReadable: true });
	else call.clearCookie(REMEMBERED);
	return { accessTokenExpiresAt };
}

export function clearSessionCookies(call: Call): void {
	for (const name of [ACCESS, REFRESH, MARKER]) call.clearCookie(name);
}

export const refreshTokenOf = (call: Call, inBody: string | undefined): string | null =>
	inBody ?? call.cookie(REFRESH);

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
