import type { AuthHandler } from "#server/http/handlers.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { answerWithSession, clearSessionCookies, refreshTokenOf } from "#server/sessions/sessionCookies.ts";

export const refreshSession: AuthHandler<"refreshSession"> = async ({ body }, call) => {
	const token = refreshTokenOf(call, body.refreshToken);
	try {
		if (!token) throw new Refusal("sessionGone");
		const pair = await call.services.sessions.refresh(token);
		return answerWithSession(call, pair, body.refreshToken !== undefined);
	} catch (error) {
		if (error instanceof Refusal) clearSessionCookies(call);
		throw error;
	}
};
