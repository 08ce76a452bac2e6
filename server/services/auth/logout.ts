import { clearSessionCookies, tokensOf } from "#server/members/session/sessionCookies.ts";
import type { AuthHandler } from "#server/services/Handler.ts";

export const logout: AuthHandler<"logout"> = async ({ body }, call) => {
	const tokens = tokensOf(call, body.refreshToken);
	clearSessionCookies(call);
	// Pages of the account may be in the browser's memory of pages.
	call.setHeader("clear-site-data", '"cache"');
	await call.services.sessions.end(tokens);
	return {};
};
