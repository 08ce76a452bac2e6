import { userInfo } from "#server/members/account/userInfo.ts";
import type { AuthHandler } from "#server/services/Handler.ts";

export const updateUser: AuthHandler<"updateUser"> = async ({ body }, { member, services }) => {
	const { certIdx, name, phone, pwd, marketingAgree } = body;
	if (phone !== undefined || pwd !== undefined) await services.reauthentication.check(member);
	await services.accounts.update(member, {
		certId: certIdx,
		name,
		phone,
		password: pwd,
		agreesToMarketing: marketingAgree,
	});
	return userInfo(await services.members.view(member.memberId));
};
