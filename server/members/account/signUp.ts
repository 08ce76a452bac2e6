import { isEmail, isName, isPhone } from "#domain/member/validators.ts";
import { phoneKey } from "#server/members/code/destination.ts";
import { emailKey } from "#server/members/code/emailKey.ts";
import { checkCode, redeemCode } from "#server/members/code/redeemCode.ts";
import { SocialAccountStore } from "#server/members/social/store/SocialAccountStore.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { checkPassword } from "./passwordRules.ts";
import { hashPassword } from "./passwords.ts";
import { AccountStore } from "./store/AccountStore.ts";

export interface NewMember {
	readonly email: string;
	/** Null if the social login provider has verified the e-mail address. */
	readonly emailCertId: string | null;
	readonly name: string;
	readonly phone: string;
	readonly phoneCertId: string;
	/** Null only for an account that uses social login. */
	readonly password: string | null;
	readonly social: SocialAccount | null;
	readonly agreesToMarketing: boolean;
}

/** A provider account, verified by the provider. */
export interface SocialAccount {
	readonly provider: "KAKAO" | "NAVER" | "APPLE";
	readonly snsId: string;
	/** The e-mail address verified by the provider, if any. */
	readonly email: string | null;
}

function checkFields({ email, name, phone, password, social }: NewMember): void {
	const isRight =
		isEmail(emailKey(email)) &&
		isName(name) &&
		isPhone(phoneKey(phone)) &&
		(password !== null || social !== null);
	if (!isRight) throw new Refusal("invalidRequest");
}

/**
 * Creates a member who has verified the e-mail address and the phone number (DEC-144). Concurrent requests and different spellings of an
 * address still result in a single account (D44).
 * @throws Refusal invalidRequest, verifyFailed, emailTaken, signupFailed if the provider account is already linked
 */
export async function signUp(
	{ db, now, siteName }: { readonly db: Database; readonly now: number; readonly siteName: string },
	member: NewMember,
): Promise<number> {
	checkFields(member);
	const email = emailKey(member.email);
	const phone = phoneKey(member.phone);
	const isProvenElsewhere = member.social?.email != null && emailKey(member.social.email) === email;
	if (member.emailCertId === null && !isProvenElsewhere) throw new Refusal("verifyFailed");
	if (member.password !== null) await checkPassword(member.password, { ...member, email, phone }, siteName);
	const { emailCertId, phoneCertId } = member;
	const codes = [
		...(emailCertId === null
			? []
			: [{ certId: emailCertId, purpose: "SIGN_EMAIL", destination: email, now } as const]),
		{ certId: phoneCertId, purpose: "SIGN_PHONE", destination: phone, now } as const,
	];
	// Hashing is expensive, so the codes are checked first (D16).
	for (const code of codes) await checkCode(db, code);
	const passwordHash = member.password === null ? null : await hashPassword(member.password);
	const at = new Date(now);
	return db.tx(async (tx) => {
		for (const code of codes) await redeemCode(tx, code);
		const { name, agreesToMarketing } = member;
		const memberId = await new AccountStore(tx).add({
			email,
			name,
			phone,
			passwordHash,
			agreesToMarketing,
			now: at,
		});
		if (memberId === null) throw new Refusal("emailTaken");
		if (member.social) {
			const isLinked = await new SocialAccountStore(tx).link(member.social, memberId, at);
			if (!isLinked) throw new Refusal("signupFailed");
		}
		return memberId;
	});
}
