import { LoginEnded } from "#server/members/session/Sessions.ts";
import {
	answerWithSession,
	clearSessionCookies,
	refreshTokenOf,
} from "#server/members/session/sessionCookies.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { AuthHandler } from "#server/services/Handler.ts";

export const refreshSession: AuthHandler<"refreshSession"> = async ({ body }, call) => {
	const token = refreshTokenOf(call, body.refreshToken);
	try {
		if (!token) throw new Refusal("sessionGone");
		const pair = await call.services.sessions.refresh(token, call.ip);
		return answerWithSession(call, pair, body.refreshToken !== undefined);
	} catch (error) {
		// A busy server has not refused the session, so the cookies are kept (DEC-186).
		const isDefinitive =
			error instanceof Refusal && (error.kind === "sessionGone" || error.kind === "memberChanged");
		if (isDefinitive) clearSessionCookies(call, error instanceof LoginEnded);
		throw error;
	}
};
