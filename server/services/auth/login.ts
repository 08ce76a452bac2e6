import type { AuthHandler } from "#server/http/handlers.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { answerWithSession } from "#server/sessions/sessionCookies.ts";

/** One call for all ways in; only e-mail is served until a provider's keys are configured (DEC-140). */
export const login: AuthHandler<"login"> = async ({ body }, call) => {
	const { members, sessions } = call.services;
	if (body.loginType !== "EMAIL") throw new Refusal("wrongAccess");
	const memberId = await members.identify(body.id ?? "", body.pwd ?? "");
	const pair = await sessions.open(memberId, {
		remember: body.rememberMe ?? false,
		client: call.client,
		ip: call.ip,
		userAgent: call.userAgent,
	});
	return answerWithSession(call, pair, call.client === "webview");
};
