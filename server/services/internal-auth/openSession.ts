import { readTokens } from "#domain/member/tokens.ts";
import { setSessionCookies } from "#server/members/session/sessionCookies.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { InternalAuthHandler } from "#server/services/Handler.ts";

/** The native app passes its session to the page: both tokens or none (DEC-176, ERR-HTTP-12). */
export const openSession: InternalAuthHandler<"openSession"> = async ({ body }, call) => {
	const tokens = readTokens(body.accessToken, body.refreshToken);
	if (!tokens.ok) throw new Refusal("tokensRequired");
	const { accessToken, refreshToken } = tokens.value;
	return setSessionCookies(call, await call.services.sessions.adopt(accessToken, refreshToken));
};
