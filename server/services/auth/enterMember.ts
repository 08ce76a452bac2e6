import { deviceCookie, deviceLifeSeconds } from "#server/members/owner/createDevices.ts";
import { answerWithSession, tokensOf } from "#server/members/session/sessionCookies.ts";
import type { Call } from "#server/platform/http/Call.ts";
import type { Services } from "#server/services/Services.ts";

/** Opens a session for an identified member, whatever the means of identification. */
export async function enterMember(
	call: Call<Services>,
	memberId: number,
	{
		loginType,
		remember,
		passwordHash = null,
	}: { readonly loginType: string; readonly remember: boolean; readonly passwordHash?: string | null },
) {
	const { devices, journal, sessions } = call.services;
	const { client, ip, userAgent } = call;
	const device = call.cookie(deviceCookie);
	// Ends the previous session first: it may belong to someone else.
	await sessions.end(tokensOf(call));
	const pair = await sessions.open(memberId, { remember, client, ip, userAgent }, passwordHash);
	journal.note({ what: "loginOk", memberId, ip, detail: { loginType } });
	if (!call.isNative)
		call.setCookie(deviceCookie, await devices.enter(memberId, { device, ip, userAgent }), {
			maxAge: deviceLifeSeconds,
		});
	return answerWithSession(call, pair, call.isNative);
}
