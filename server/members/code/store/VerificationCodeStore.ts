import type { VerificationPurpose } from "#domain/member/verification.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { matchingHashes, searchHashOf } from "#server/platform/database/personalDataEncryption.ts";
import { Store } from "#server/platform/database/Store.ts";

/** A code that was sent; the code and its certificate ID are known only as hashes. */
export interface IssuedCode {
	readonly certIdHash: string;
	readonly purpose: VerificationPurpose;
	readonly destination: string;
	/** The member whom the code concerns, if any. */
	readonly memberId: number | null;
	readonly codeHash: Buffer;
	readonly now: Date;
	readonly expiresAt: Date;
}

export interface CodeAttempt {
	readonly purpose: VerificationPurpose;
	/** Keyed hash of the destination. */
	readonly destinationHash: string;
	readonly codeHash: Buffer;
}

/** Verification codes for addresses, which are stored as keyed hashes. */
export class VerificationCodeStore extends Store {
	/** Serialises sends for one purpose to one destination until the transaction ends. */
	async lock(purpose: VerificationPurpose, destination: string): Promise<void> {
		await this.db.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [
			`code:${purpose}:${destination}`,
		]);
	}

	/** Returns when the last code was sent within a time span; null if none was. */
	async lastSent(
		purpose: VerificationPurpose,
		destination: string,
		{ after, until }: { readonly after: Date; readonly until: Date },
	): Promise<Date | null> {
		const { rows } = await this.db.query<{ last: Date | null }>(
			"SELECT max(created_at) AS last FROM cert WHERE dest_key = ANY ($1) AND purpose = $2 AND created_at > $3 AND created_at <= $4",
			[matchingHashes(destination), purpose, after, until],
		);
		return rows[0]?.last ?? null;
	}

	/** Counts a text message to a phone number on a day; returns the new count, or null if the limit was already reached. */
	async countSms(phone: string, day: StayDate, max: number): Promise<number | null> {
		const { rows } = await this.db.query<{ sent: number }>(
			`INSERT INTO sms_day (phone_key, day, sent) VALUES ($1, $2, 1)
			ON CONFLICT (phone_key, day) DO UPDATE SET sent = sms_day.sent + 1 WHERE sms_day.sent < $3 RETURNING sent`,
			[searchHashOf(phone), day, max],
		);
		return rows[0]?.sent ?? null;
	}

	/**
	 * Returns the member with this phone number or e-mail address. The query returns a row either way, so that an unknown address does not
	 * answer faster (D17).
	 */
	async memberWith(column: "phone_key" | "email_key", destination: string): Promise<number | null> {
		const { rows } = await this.db.query<{ id: number | null }>(
			`SELECT (SELECT member_id FROM member WHERE ${column} = ANY ($1) AND status = 'active' ORDER BY member_id LIMIT 1) AS id`,
			[matchingHashes(destination)],
		);
		return rows[0]?.id ?? null;
	}

	/** Returns the members with the phone number of this hash. */
	ownersOf(
		phoneMark: string,
		limit: number,
	): Promise<readonly { readonly email: string; readonly name: string }[]> {
		return this.rows<{ email: string; name: string }>(
			`SELECT email, name FROM member WHERE phone_key = ANY ($1) AND status = 'active' AND email IS NOT NULL
			ORDER BY member_id LIMIT $2`,
			[matchingHashes(phoneMark), limit],
		);
	}

	async add({
		certIdHash,
		purpose,
		destination,
		memberId,
		codeHash,
		now,
		expiresAt,
	}: IssuedCode): Promise<void> {
		await this.db.query(
			`INSERT INTO cert (cert_id, purpose, dest_key, member_id, code_hash, created_at, expires_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7)`,
			[certIdHash, purpose, searchHashOf(destination), memberId, codeHash, now, expiresAt],
		);
	}

	/** Counts an attempt; returns null if the code is unknown, expired, already verified, or out of attempts. */
	countAttempt(certIdHash: string, now: Date, max: number): Promise<CodeAttempt | null> {
		return this.row<CodeAttempt>(
			`UPDATE cert SET tries = tries + 1 WHERE cert_id = $1 AND verified_at IS NULL AND expires_at > $2 AND tries < $3
			RETURNING purpose, dest_key AS "destinationHash", code_hash AS "codeHash"`,
			[certIdHash, now, max],
		);
	}

	/** Whether a code was sent but has not been verified. */
	isUnproven(certIdHash: string): Promise<boolean> {
		return this.hasRows("SELECT FROM cert WHERE cert_id = $1 AND verified_at IS NULL", [certIdHash]);
	}

	/** Marks a code as verified. Returns false when it has expired or was verified or voided in the meantime. */
	prove(certIdHash: string, now: Date, usableUntil: Date): Promise<boolean> {
		return this.hasRows(
			"UPDATE cert SET verified_at = $2, usable_until = $3 WHERE cert_id = $1 AND verified_at IS NULL AND expires_at > $2",
			[certIdHash, now, usableUntil],
		);
	}

	/** Voids all unused codes for the member, verified or not. */
	async voidAllOf(memberId: number, now: Date): Promise<void> {
		await this.db.query(
			`UPDATE cert SET expires_at = least(expires_at, $2), usable_until = CASE WHEN usable_until > $2 THEN $2 ELSE usable_until END
			WHERE member_id = $1 AND used_at IS NULL`,
			[memberId, now],
		);
	}

	/** Whether a verified code can be redeemed. */
	isSpendable({
		certIdHash,
		purpose,
		destination,
		now,
	}: Pick<IssuedCode, "certIdHash" | "purpose" | "destination" | "now">): Promise<boolean> {
		return this.hasRows(
			"SELECT FROM cert WHERE cert_id = $1 AND purpose = $2 AND dest_key = ANY ($3) AND used_at IS NULL AND usable_until > $4",
			[certIdHash, purpose, matchingHashes(destination), now],
		);
	}

	/** Redeems a verified code; returns the member it concerns, or null if no code matches. */
	spend({
		certIdHash,
		purpose,
		destination,
		now,
	}: Pick<IssuedCode, "certIdHash" | "purpose" | "destination" | "now">): Promise<{
		readonly memberId: number | null;
	} | null> {
		return this.row<{ memberId: number | null }>(
			`UPDATE cert SET used_at = $4 WHERE cert_id = $1 AND purpose = $2 AND dest_key = ANY ($3) AND used_at IS NULL AND usable_until > $4
			RETURNING member_id AS "memberId"`,
			[certIdHash, purpose, matchingHashes(destination), now],
		);
	}
}
