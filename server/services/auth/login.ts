import { deviceCookie } from "#server/members/owner/createDevices.ts";
import { flowLifeSeconds, socialFlowCookie } from "#server/members/social/socialFlow.ts";
import type { AuthHandler } from "#server/services/Handler.ts";
import { enterMember } from "./enterMember.ts";

/** One call for the password and the providers (DEC-140). */
export const login: AuthHandler<"login"> = async ({ body }, call) => {
	const { members, social } = call.services;
	const { loginType } = body;
	const enter = (memberId: number, remember: boolean) => enterMember(call, memberId, { loginType, remember });
	if (loginType === "EMAIL")
		return enter(
			await members.identify(body.id ?? "", body.pwd ?? "", call.ip, call.cookie(deviceCookie)),
			body.rememberMe ?? false,
		);
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
