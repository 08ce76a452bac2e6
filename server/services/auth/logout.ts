import type { AuthHandler } from "#server/http/handlers.ts";
import { clearSessionCookies, refreshTokenOf } from "#server/sessions/sessionCookies.ts";

export const logout: AuthHandler<"logout"> = async ({ body }, call) => {
	const token = refreshTokenOf(call, body.refreshToken);
	clearSessionCookies(call);
	if (token) await call.services.sessions.end(token);
	return {};
};
