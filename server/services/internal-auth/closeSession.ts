import { clearSessionCookies, tokensOf } from "#server/members/session/sessionCookies.ts";
import type { InternalAuthHandler } from "#server/services/Handler.ts";

export const closeSession: InternalAuthHandler<"closeSession"> = async (_, call) => {
	const tokens = tokensOf(call);
	clearSessionCookies(call);
	await call.services.sessions.end(tokens);
	return {};
};
