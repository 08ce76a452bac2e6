import type { InternalAuthHandler } from "#server/http/handlers.ts";
import { userInfo } from "#server/members/userInfo.ts";

export const viewSession: InternalAuthHandler<"viewSession"> = async (_, { member, services }) =>
	member
		? { loggedIn: true, user: userInfo(await services.members.view(member.memberId)) }
		: { loggedIn: false, user: null };
