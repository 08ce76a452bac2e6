import type { InternalAuthHandler } from "#server/http/handlers.ts";
import { clearSessionCookies } from "#server/sessions/sessionCookies.ts";

export const closeSession: InternalAuthHandler<"closeSession"> = async (_, call) => {
	const token = call.cookie("refreshToken");
	clearSessionCookies(call);
	if (token) await call.services.sessions.end(token);
	return {};
};
