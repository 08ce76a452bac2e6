import { deviceCookie } from "#server/members/owner/createDevices.ts";
import { flowLifeSeconds, socialFlowCookie } from "#server/members/social/socialFlow.ts";
import type { AuthHandler } from "#server/services/Handler.ts";
import { enterMember } from "./enterMember.ts";

/** Handles logins by password and by social provider (DEC-140). */
export const login: AuthHandler<"login"> = async ({ body }, call) => {
	const { members, social } = call.services;
	const { loginType } = body;
	if (loginType === "EMAIL") {
		const device = call.cookie(deviceCookie);
		const { memberId, passwordHash } = await members.identify(body.id ?? "", body.pwd ?? "", call.ip, device);
		return enterMember(call, memberId, { loginType, remember: body.rememberMe ?? false, passwordHash });
	}
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
	if (found.kind === "member")
		return enterMember(call, found.memberId, { loginType, remember: body.rememberMe ?? found.remember });
	const { email, name, ticket } = found;
	return { needSignup: true, userMeta: { provider: loginType, snsId: ticket, email, name } };
};
