import { clearSessionCookies } from "#server/members/session/sessionCookies.ts";
import type { AuthHandler } from "#server/services/Handler.ts";

export const unlinkUser: AuthHandler<"unlinkUser"> = async (_, call) => {
	await call.services.reauthentication.check(call.member);
	await call.services.accounts.withdraw(call.member.memberId, call.member);
	clearSessionCookies(call);
	return {};
};
