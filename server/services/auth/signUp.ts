import type { AuthHandler } from "#server/services/Handler.ts";
import { enterMember } from "./enterMember.ts";

/** A new member is logged in at once (DEC-144). A provider's account is accepted only with the ticket of its own login (DEC-139). */
export const signUp: AuthHandler<"signUp"> = async ({ body }, call) => {
	const { accounts, social } = call.services;
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
	return enterMember(call, memberId, { loginType: provider ?? "EMAIL", remember: false });
};
