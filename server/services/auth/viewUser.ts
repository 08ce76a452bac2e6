import { userInfo } from "#server/members/account/userInfo.ts";
import type { AuthHandler } from "#server/services/Handler.ts";

export const viewUser: AuthHandler<"viewUser"> = async (_, { member, services }) =>
	userInfo(await services.members.view(member.memberId));
