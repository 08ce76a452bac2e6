import type { AuthHandler } from "#server/http/handlers.ts";
import { userInfo } from "#server/members/userInfo.ts";

export const viewUser: AuthHandler<"viewUser"> = async (_, { member, services }) =>
	userInfo(await services.members.view(member.memberId));
