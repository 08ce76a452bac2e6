import type { AuthHandler } from "#server/http/handlers.ts";
import { userInfo } from "#server/members/userInfo.ts";

export const registerBenefitUser: AuthHandler<"registerBenefitUser"> = async (
	{ body },
	{ member, services },
) => {
	await services.accounts.registerBenefit(member, body);
	return userInfo(await services.members.view(member.memberId));
};
