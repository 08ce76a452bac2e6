import { isGlobalPhone } from "#domain/member/globalPhone.ts";
import { isGlobalName, isName, isPassword, isPhone } from "#domain/member/validators.ts";
import { phoneKey } from "#server/codes/destination.ts";
import { redeemCode } from "#server/codes/redeemCode.ts";
import type { Database } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import type { SignedInMember } from "#server/http/SignedInMember.ts";
import type { Sessions } from "#server/sessions/createSessions.ts";
import { hashPassword } from "./passwords.ts";

export interface AccountParts {
	readonly db: Database;
	readonly sessions: Sessions;
	readonly now: number;
}

/** What a member may change of an account; absent = stays. */
export interface AccountChanges {
	readonly name?: string | undefined;
	readonly phone?: string | undefined;
	/** Proof of the new phone. */
	readonly certId?: string | undefined;
	readonly password?: string | undefined;
}

export interface InternationalInfo {
	/** The country of the number. */
	readonly internationalNumber: string;
	readonly internationalPhone: string;
	readonly userFirstName: string;
	readonly userLastName: string;
}

/**
 * Changes name, phone or password. A new password ends the member's other logins and spares the one that asks (DEC-143).
 * @throws Refusal invalidRequest, verifyFailed
 */
export async function updateAccount(
	{ db, sessions, now }: AccountParts,
	{ memberId, sessionId }: SignedInMember,
	{ name, phone, certId, password }: AccountChanges,
): Promise<void> {
	const number = phone === undefined ? undefined : phoneKey(phone);
	const isRight =
		(name === undefined || isName(name)) &&
		(number === undefined || isPhone(number)) &&
		(password === undefined || isPassword(password));
	if (!isRight) throw new Refusal("invalidRequest");
	const passwordHash = password === undefined ? null : await hashPassword(password);
	const at = new Date(now);
	await db.tx(async (tx) => {
		if (number !== undefined) {
			const owner =
				certId === undefined
					? null
					: await redeemCode(tx, { certId, purpose: "MODIFY_PHONE", destination: number, now });
			if (owner !== memberId) throw new Refusal("verifyFailed");
		}
		await tx.query(
			`UPDATE member SET name = coalesce($2, name), phone = coalesce($3, phone),
				phone_verified_at = CASE WHEN $3::text IS NULL THEN phone_verified_at ELSE $5::timestamptz END,
				password_hash = coalesce($4, password_hash),
				changed_at = CASE WHEN $4::text IS NULL THEN changed_at ELSE $5::timestamptz END
			WHERE member_id = $1`,
			[memberId, name ?? null, number ?? null, passwordHash, at],
		);
		if (passwordHash === null) return;
		await sessions.endOthers(tx, memberId, sessionId);
		await sessions.keep(tx, sessionId);
	});
}

/**
 * A new password for who has proven to own the e-mail; every login ends, a lock is lifted (DEC-147).
 * @throws Refusal invalidRequest, verifyFailed
 */
export async function resetPassword(
	{ db, sessions, now }: AccountParts,
	{ email, certId, password }: { readonly email: string; readonly certId: string; readonly password: string },
): Promise<void> {
	if (!isPassword(password)) throw new Refusal("invalidRequest");
	const passwordHash = await hashPassword(password);
	await db.tx(async (tx) => {
		const memberId = await redeemCode(tx, { certId, purpose: "FIND_PWD", destination: email, now });
		const { rowCount } = await tx.query(
			`UPDATE member SET password_hash = $2, changed_at = $3, failed_logins = 0, locked_until = NULL
			WHERE member_id = $1 AND status = 'active'`,
			[memberId, passwordHash, new Date(now)],
		);
		if (memberId === null || rowCount === 0) throw new Refusal("passwordChangeFailed");
		await sessions.endOthers(tx, memberId, null);
	});
}

/** Keeps names and phone for bookings abroad (DEC-146). @throws Refusal invalidRequest */
export async function saveInternationalInfo(
	{ db }: Pick<AccountParts, "db">,
	memberId: number,
	info: InternationalInfo,
): Promise<void> {
	const { internationalNumber, internationalPhone, userFirstName, userLastName } = info;
	const isRight =
		isGlobalPhone(internationalPhone, internationalNumber) &&
		isGlobalName(userFirstName) &&
		isGlobalName(userLastName);
	if (!isRight) throw new Refusal("invalidRequest");
	await db.query(
		`UPDATE member SET international_number = $2, international_phone = $3, user_first_name = $4, user_last_name = $5
		WHERE member_id = $1`,
		[memberId, internationalNumber, internationalPhone, userFirstName, userLastName],
	);
}
