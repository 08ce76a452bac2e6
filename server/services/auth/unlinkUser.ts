import type { AuthHandler } from "#server/http/handlers.ts";
import { clearSessionCookies } from "#server/sessions/sessionCookies.ts";

export const unlinkUser: AuthHandler<"unlinkUser"> = async (_, call) => {
	await call.services.accounts.withdraw(call.member.memberId);
	clearSessionCookies(call);
	return {};
};
