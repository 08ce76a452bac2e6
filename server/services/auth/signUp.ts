import { deviceCookie, deviceLifeSeconds } from "#server/members/owner/createDevices.ts";
import { answerWithSession, tokensOf } from "#server/members/session/sessionCookies.ts";
import type { AuthHandler } from "#server/services/Handler.ts";

/** A new member is logged in at once (DEC-144). A provider's account is accepted only with the ticket of its own login (DEC-139). */
export const signUp: AuthHandler<"signUp"> = async ({ body }, call) => {
	const { accounts, devices, sessions, social } = call.services;
	const { provider, snsId, marketingAgree } = body.userMeta;
	const memberId = await accounts.signUp({
		email: body.id,
		emailCertId: body.certEmailIdx,
		name: body.name,
		phone: body.phone,
		phoneCertId: body.certPhoneIdx,
		password: body.pwd ?? null,
		social: provider === null ? null : social.accountOf(provider, snsId ?? "", body.id),
		agreesToMarketing: marketingAgree,
	});
	await sessions.end(tokensOf(call));
	const pair = await sessions.open(memberId, {
		remember: false,
		client: call.client,
		ip: call.ip,
		userAgent: call.userAgent,
	});
	if (!call.isNative) {
		const device = await devices.enter(memberId, { ...call, device: call.cookie(deviceCookie) });
		call.setCookie(deviceCookie, device, { maxAge: deviceLifeSeconds });
	}
	return answerWithSession(call, pair, call.isNative);
};
