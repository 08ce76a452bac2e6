import type { Call } from "./Call.ts";

/** Names of the session's cookies. [DEC-116] */
export const cookieNames = {
	accessToken: "accessToken",
	refreshToken: "refreshToken",
	/** Readable: the access token's expiry in seconds, as long as there is a refresh token. */
	session: "session",
	userInfo: "userInfo",
	rememberMe: "rememberMe",
} as const;

/** A login's tokens as the browser gets them. */
export interface IssuedSession {
	readonly accessToken: string;
	readonly refreshToken: string;
	/** Seconds since 1970. */
	readonly accessTokenExpiresAt: number;
	/** Seconds the refresh token lives; null = until the browser closes. */
	readonly refreshLifetime: number | null;
}

/** Gives the browser its tokens, unreadable for scripts, and the readable marker beside them. [DEC-116] */
export function writeSessionCookies(call: Call, session: IssuedSession): void {
	const life = session.refreshLifetime === null ? {} : { maxAge: session.refreshLifetime };
	call.setCookie(cookieNames.accessToken, session.accessToken, life);
	call.setCookie(cookieNames.refreshToken, session.refreshToken, life);
	call.setCookie(cookieNames.session, String(session.accessTokenExpiresAt), { ...life, isReadable: true });
}

export function clearSessionCookies(call: Call): void {
	call.clearCookie(cookieNames.accessToken);
	call.clearCookie(cookieNames.refreshToken);
	call.clearCookie(cookieNames.session);
}
