import { userInfo } from "#server/members/account/userInfo.ts";
import type { InternalAuthHandler } from "#server/services/Handler.ts";

export const viewSession: InternalAuthHandler<"viewSession"> = async (_, { member, services }) =>
	member
		? { loggedIn: true, user: userInfo(await services.members.view(member.memberId)) }
		: { loggedIn: false, user: null };
