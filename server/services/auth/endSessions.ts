import { deviceCookie } from "#server/members/owner/createDevices.ts";
import { clearSessionCookies } from "#server/members/session/sessionCookies.ts";
import type { AuthHandler } from "#server/services/Handler.ts";

export const endSessions: AuthHandler<"endSessions"> = async ({ body: { id } }, call) => {
	const { devices } = call.services;
	if (id === undefined) await devices.endOthers(call.member, call.cookie(deviceCookie));
	else await devices.end(call.member, id);
	if (id === call.member.sessionId) clearSessionCookies(call);
	return {};
};
