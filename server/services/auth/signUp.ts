import type { AuthHandler } from "#server/http/handlers.ts";
import { answerWithSession } from "#server/sessions/sessionCookies.ts";

/** A new member is logged in at once (DEC-144). A provider's account counts only with the ticket of its own login (DEC-139). */
export const signUp: AuthHandler<"signUp"> = async ({ body }, call) => {
	const { accounts, sessions, social } = call.services;
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
	const pair = await sessions.open(memberId, {
		remember: false,
		client: call.client,
		ip: call.ip,
		userAgent: call.userAgent,
	});
	return answerWithSession(call, pair, call.isNative);
};
