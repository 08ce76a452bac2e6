import { isNumberAbroad } from "#domain/booking/numberAbroad.ts";
import { isGlobalName, isName } from "#domain/member/validators.ts";
import { notifyOwner } from "#server/members/account/notifyOwner.ts";
import { phoneKey } from "#server/members/code/destination.ts";
import { emailKey } from "#server/members/code/emailKey.ts";
import { checkCode, redeemCode } from "#server/members/code/redeemCode.ts";
import { VerificationCodeStore } from "#server/members/code/store/VerificationCodeStore.ts";
import { silverHashes } from "#server/members/privacy/silverHashes.ts";
import type { Sessions } from "#server/members/session/Sessions.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import { checkPassword } from "./passwordRules.ts";
import { hashPassword } from "./passwords.ts";
import { AccountStore, type InternationalInfo } from "./store/AccountStore.ts";

export interface AccountParts {
	readonly db: Database;
	readonly sessions: Sessions;
	readonly now: number;
	/** Must not appear in a password. */
	readonly siteName: string;
}

/** Changes to an account; absent fields stay unchanged. */
export interface AccountChanges {
	readonly name?: string | undefined;
	readonly phone?: string | undefined;
	/** Proof that the new phone number was verified. */
	readonly certId?: string | undefined;
	readonly password?: string | undefined;
	readonly agreesToMarketing?: boolean | undefined;
}

/**
 * Changes the name, phone, password or marketing consent. A new password ends the member's other logins but not the current one, and voids
 * all verification codes sent before (DEC-143). A replaced phone number remains on record as having had Silver (DEC-069).
 * @throws Refusal invalidRequest, verifyFailed, notFound for a closed account, memberChanged if the login has ended meanwhile
 */
export async function updateAccount(
	{ db, sessions, secrets, now, siteName }: AccountParts & { readonly secrets: Secrets },
	member: SignedInMember,
	{ name, phone, certId, password, agreesToMarketing }: AccountChanges,
): Promise<void> {
	const { memberId, sessionId } = member;
	const number = phone === undefined ? undefined : phoneKey(phone);
	if (name !== undefined && !isName(name)) throw new Refusal("invalidRequest");
	const before = await new AccountStore(db).owner(memberId);
	if (!before) throw new Refusal("notFound");
	if (password !== undefined) await checkPassword(password, before, siteName);
	const passwordHash = password === undefined ? null : await hashPassword(password);
	await db.tx(async (tx) => {
		if (number !== undefined || passwordHash !== null) await sessions.lockMember(tx, member);
		if (number !== undefined) {
			const owner =
				certId === undefined
					? null
					: await redeemCode(tx, { certId, purpose: "MODIFY_PHONE", destination: number, now });
			if (owner !== memberId) throw new Refusal("verifyFailed");
		}
		const change = {
			name: name ?? null,
			phone: number ?? null,
			passwordHash,
			agreesToMarketing: agreesToMarketing ?? null,
		};
		const accounts = new AccountStore(tx);
		if (!(await accounts.change(memberId, change, new Date(now)))) throw new Refusal("notFound");
		if (number !== undefined && number !== before.phone) {
			const marks = silverHashes(secrets, { memberId, phone: before.phone });
			await accounts.recordSilverUse(memberId, marks, new Date(now));
			await notifyOwner(tx, before, { what: "phone" }, now);
		}
		if (passwordHash === null) return;
		await new VerificationCodeStore(tx).voidAllOf(memberId, new Date(now));
		await notifyOwner(tx, before, { what: "password" }, now);
		await sessions.endOthers(tx, memberId, sessionId);
		await sessions.keepValid(tx, sessionId);
	});
}

/**
 * Sets a new password for a member who has verified their e-mail address; ends all logins and lifts a lock (DEC-147).
 * @throws Refusal invalidRequest, verifyFailed, passwordChangeFailed
 */
export async function resetPassword(
	{ db, sessions, now, siteName }: AccountParts,
	proof: { readonly email: string; readonly certId: string; readonly password: string },
): Promise<void> {
	const { certId, password } = proof;
	const email = emailKey(proof.email);
	await checkPassword(password, { email }, siteName);
	const code = { certId, purpose: "FIND_PWD", destination: email, now } as const;
	// Hashing is expensive, so the code is checked first (D16).
	await checkCode(db, code);
	const passwordHash = await hashPassword(password);
	await db.tx(async (tx) => {
		const memberId = await redeemCode(tx, code);
		const isSet =
			memberId !== null && (await new AccountStore(tx).setPassword(memberId, passwordHash, new Date(now)));
		if (!isSet) throw new Refusal("passwordChangeFailed");
		await new VerificationCodeStore(tx).voidAllOf(memberId, new Date(now));
		await notifyOwner(tx, { email }, { what: "password" }, now);
		await sessions.endOthers(tx, memberId, null);
	});
}

/**
 * Saves the names and phone number for bookings abroad (DEC-146).
 * @throws Refusal invalidRequest, notFound for a closed account
 */
export async function saveInternationalInfo(
	{ db }: Pick<AccountParts, "db">,
	memberId: number,
	info: InternationalInfo,
): Promise<void> {
	const { internationalNumber, internationalPhone, userFirstName, userLastName } = info;
	const isRight =
		isNumberAbroad({ phoneCountry: internationalNumber, phone: internationalPhone }) &&
		isGlobalName(userFirstName) &&
		isGlobalName(userLastName);
	if (!isRight) throw new Refusal("invalidRequest");
	if (!(await new AccountStore(db).saveInternational(memberId, info))) throw new Refusal("notFound");
}
