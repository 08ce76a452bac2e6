import { socialFlowCookie } from "#server/members/social/socialFlow.ts";
import type { AuthHandler } from "#server/services/Handler.ts";

export const revokeApple: AuthHandler<"revokeApple"> = async ({ body }, call) => {
	const { member, services } = call;
	const flow = call.cookie(socialFlowCookie);
	await services.social.revokeApple(member.memberId, body.authorizationCode, flow);
	// Apple has just verified the member's identity.
	await services.reauthentication.accept(member);
	return {};
};
