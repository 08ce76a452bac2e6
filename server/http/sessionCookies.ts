/** Names of the session's cookies. [DEC-116] */
export const cookieNames = {
	accessToken: "accessToken",
	refreshToken: "refreshToken",
	/** Readable: the access token's expiry in seconds, as long as there is a refresh token. */
	session: "session",
	userInfo: "userInfo",
	rememberMe: "rememberMe",
} as const;
