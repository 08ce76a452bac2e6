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
	/** Null when a provider has proven the e-mail. */
	readonly emailCertId: string | null;
	readonly name: string;
	readonly phone: string;
	readonly phoneCertId: string;
	/** Null exactly for a social account. */
	readonly password: string | null;
	readonly social: SocialAccount | null;
	readonly agreesToMarketing: boolean;
}

/** An account of a provider, proven by the provider. */
export interface SocialAccount {
	readonly provider: "KAKAO" | "NAVER" | "APPLE";
	readonly snsId: string;
	/** The address the provider has proven, if any. */
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
 * Makes a member of whoever owns the e-mail and the phone (DEC-144). However many ask at once and however they spell it,
 * one account an address comes of it (D44).
 * @throws Refusal invalidRequest, verifyFailed, emailTaken
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
	// A hash takes the machine long: it is made for who may sign up (D16).
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
