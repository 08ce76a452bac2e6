import { isEmail, isName, isPassword, isPhone } from "#domain/member/validators.ts";
import { phoneKey } from "#server/codes/destination.ts";
import { redeemCode } from "#server/codes/redeemCode.ts";
import type { Database } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { emailKey } from "./emailKey.ts";
import { hashPassword } from "./passwords.ts";

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
		(password === null ? social !== null : isPassword(password));
	if (!isRight) throw new Refusal("invalidRequest");
}

/**
 * Makes a member of whoever owns the e-mail and the phone (DEC-144). However many ask at once and however they spell it,
 * one account an address comes of it (D44).
 * @throws Refusal invalidRequest, verifyFailed, emailTaken
 */
export async function signUp(
	{ db, now }: { readonly db: Database; readonly now: number },
	member: NewMember,
): Promise<number> {
	checkFields(member);
	const email = emailKey(member.email);
	const phone = phoneKey(member.phone);
	const passwordHash = member.password === null ? null : await hashPassword(member.password);
	const at = new Date(now);
	return db.tx(async (tx) => {
		if (member.emailCertId !== null) {
			await redeemCode(tx, {
				certId: member.emailCertId,
				purpose: "SIGN_EMAIL",
				destination: email,
				now,
			});
		} else if (member.social?.email == null || emailKey(member.social.email) !== email) {
			throw new Refusal("verifyFailed");
		}
		await redeemCode(tx, { certId: member.phoneCertId, purpose: "SIGN_PHONE", destination: phone, now });
		const { rows } = await tx.query<{ member_id: number }>(
			`INSERT INTO member (email, email_key, name, phone, phone_verified_at, password_hash, marketing_agree, agreed_at, created_at)
			VALUES ($1, $1, $2, $3, $4, $5, $6, $4, $4) ON CONFLICT (email_key) DO NOTHING RETURNING member_id`,
			[email, member.name, phone, at, passwordHash, member.agreesToMarketing],
		);
		const [row] = rows;
		if (!row) throw new Refusal("emailTaken");
		await tx.query("INSERT INTO point_balance (member_id) VALUES ($1)", [row.member_id]);
		if (member.social) {
			const { rowCount } = await tx.query(
				`INSERT INTO member_social (provider, sns_id, member_id, linked_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
				[member.social.provider, member.social.snsId, row.member_id, at],
			);
			if (rowCount === 0) throw new Refusal("signupFailed");
		}
		return row.member_id;
	});
}
