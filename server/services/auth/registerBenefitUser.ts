import { userInfo } from "#server/members/account/userInfo.ts";
import type { AuthHandler } from "#server/services/Handler.ts";

export const registerBenefitUser: AuthHandler<"registerBenefitUser"> = async (
	{ body },
	{ member, services },
) => {
	await services.accounts.registerBenefit(member, body);
	return userInfo(await services.members.view(member.memberId));
};
