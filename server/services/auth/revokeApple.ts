import type { AuthHandler } from "#server/http/handlers.ts";
import { socialFlowCookie } from "#server/social/socialFlow.ts";

export const revokeApple: AuthHandler<"revokeApple"> = async ({ body }, call) => {
	const { member, services } = call;
	const flow = call.cookie(socialFlowCookie);
	await services.social.revokeApple(member.memberId, body.authorizationCode, flow);
	return {};
};
