import { flowLifeSeconds, socialFlowCookie } from "#server/members/social/socialFlow.ts";
import type { AuthHandler } from "#server/services/Handler.ts";

export const beginSocial: AuthHandler<"beginSocial"> = async ({ path }, call) => {
	const { member, services, origin } = call;
	const { url, flow } = await services.socialLinks.begin(member, path.provider, origin);
	call.setCookie(socialFlowCookie, flow, { maxAge: flowLifeSeconds });
	return { url };
};
