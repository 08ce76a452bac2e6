import { clearSessionCookies, tokensOf } from "#server/members/session/sessionCookies.ts";
import type { AuthHandler } from "#server/services/Handler.ts";

export const logout: AuthHandler<"logout"> = async ({ body }, call) => {
	const tokens = tokensOf(call, body.refreshToken);
	clearSessionCookies(call);
	await call.services.sessions.end(tokens);
	return {};
};
