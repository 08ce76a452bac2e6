import type { InternalAuthHandler } from "#server/http/handlers.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { setSessionCookies } from "#server/sessions/sessionCookies.ts";

/** The native app gives its session to the page: both tokens or none (DEC-176, ERR-HTTP-12). */
export const openSession: InternalAuthHandler<"openSession"> = async ({ body }, call) => {
	const { accessToken, refreshToken } = body;
	if (!accessToken || !refreshToken) throw new Refusal("tokensRequired");
	return setSessionCookies(call, await call.services.sessions.adopt(accessToken, refreshToken));
};
