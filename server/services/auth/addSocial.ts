import { socialFlowCookie } from "#server/members/social/socialFlow.ts";
import type { AuthHandler } from "#server/services/Handler.ts";

export const addSocial: AuthHandler<"addSocial"> = async ({ path, body }, call) => {
	const { member, services, ip } = call;
	const flow = call.cookie(socialFlowCookie);
	await services.socialLinks.link(member, path.provider, { snsToken: body.snsToken, flow, ip });
	call.clearCookie(socialFlowCookie);
	return {};
};
