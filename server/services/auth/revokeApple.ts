import type { AuthHandler } from "#server/http/handlers.ts";

export const revokeApple: AuthHandler<"revokeApple"> = async ({ body }, { member, services }) => {
	await services.social.revokeApple(member.memberId, body.authorizationCode);
	return {};
};
