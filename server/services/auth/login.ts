import type { AuthHandler } from "#server/http/handlers.ts";
import { answerWithSession } from "#server/sessions/sessionCookies.ts";
import { flowLifeSeconds, socialFlowCookie } from "#server/social/socialFlow.ts";

/** One call for all ways in (DEC-140). */
export const login: AuthHandler<"login"> = async ({ body }, call) => {
	const { members, sessions, social } = call.services;
	const { loginType } = body;
	const enter = async (memberId: number, remember: boolean) => {
		const { client, ip, userAgent } = call;
		const pair = await sessions.open(memberId, { remember, client, ip, userAgent });
		return answerWithSession(call, pair, call.isNative);
	};
	if (loginType === "EMAIL")
		return enter(await members.identify(body.id ?? "", body.pwd ?? "", call.ip), body.rememberMe ?? false);
	const found = await social.signIn({
		provider: loginType,
		snsToken: body.snsToken ?? "",
		connectCertId: body.connectCertIdx ?? null,
		flow: call.cookie(socialFlowCookie),
		ip: call.ip,
	});
	if (found.kind === "needConnect") {
		call.setCookie(socialFlowCookie, found.flow, { maxAge: flowLifeSeconds });
		return { needConnect: true, email: found.email };
	}
	call.clearCookie(socialFlowCookie);
	if (found.kind === "member") return enter(found.memberId, body.rememberMe ?? found.remember);
	const { email, name, ticket } = found;
	return { needSignup: true, userMeta: { provider: loginType, snsId: ticket, email, name } };
};
