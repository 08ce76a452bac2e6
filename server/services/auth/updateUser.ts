import type { AuthHandler } from "#server/http/handlers.ts";
import { userInfo } from "#server/members/userInfo.ts";

export const updateUser: AuthHandler<"updateUser"> = async ({ body }, { member, services }) => {
	const { certIdx, name, phone, pwd } = body;
	await services.accounts.update(member, { certId: certIdx, name, phone, password: pwd });
	return userInfo(await services.members.view(member.memberId));
};
