import { matchingHashes, personal, searchHashOf } from "#server/platform/database/personalDataEncryption.ts";
import { Store } from "#server/platform/database/Store.ts";

/** Changes to an account; null fields stay unchanged. */
export interface AccountChange {
	readonly name: string | null;
	/** Verified. */
	readonly phone: string | null;
	readonly passwordHash: string | null;
	readonly agreesToMarketing: boolean | null;
}

/** Names and phone number for bookings abroad. */
export interface InternationalInfo {
	/** Country code of the phone number. */
	readonly internationalNumber: string;
	readonly internationalPhone: string;
	readonly userFirstName: string;
	readonly userLastName: string;
}

/** The owner's personal data, which a password must not contain. */
interface Owner {
	readonly email: string;
	readonly name: string;
	readonly phone: string | null;
}

export interface NewAccount {
	/** In the normalised form that identifies accounts. */
	readonly email: string;
	readonly name: string;
	/** Verified. */
	readonly phone: string;
	/** Null for an account that uses social login. */
	readonly passwordHash: string | null;
	readonly agreesToMarketing: boolean;
	readonly now: Date;
}

export class AccountStore extends Store {
	/** Returns the owner; null for a closed account. */
	owner(memberId: number): Promise<Owner | null> {
		return this.row<Owner>(
			"SELECT email, name, phone FROM member WHERE member_id = $1 AND status = 'active'",
			[memberId],
		);
	}

	/** Returns the ID of the member with this e-mail address; null if there is none. */
	async idOf(emailKey: string): Promise<number | null> {
		const { rows } = await this.db.query<{ id: number }>(
			"SELECT member_id AS id FROM member WHERE email_key = ANY ($1) AND status = 'active'",
			[matchingHashes(emailKey)],
		);
		return rows[0]?.id ?? null;
	}

	/** Adds a member and returns the ID; null if the e-mail address is taken. */
	async add({
		email,
		name,
		phone,
		passwordHash,
		agreesToMarketing,
		now,
	}: NewAccount): Promise<number | null> {
		const { rows } = await this.db.query<{ id: number }>(
			`INSERT INTO member (email, name, phone, phone_verified_at, password_hash, marketing_agree, agreed_at, created_at, email_key, phone_key)
			VALUES ($1, $2, $3, $4, $5, $6, $4, $4, $7, $8) ON CONFLICT (email_key) DO NOTHING RETURNING member_id AS id`,
			[
				personal(email),
				personal(name),
				personal(phone),
				now,
				passwordHash,
				agreesToMarketing,
				searchHashOf(email),
				searchHashOf(phone),
			],
		);
		const id = rows[0]?.id ?? null;
		if (id !== null) await this.db.query("INSERT INTO point_balance (member_id) VALUES ($1)", [id]);
		return id;
	}

	/** Applies the changes; returns false for a closed account. */
	change(
		memberId: number,
		{ name, phone, passwordHash, agreesToMarketing }: AccountChange,
		now: Date,
	): Promise<boolean> {
		return this.hasRows(
			`UPDATE member SET name = coalesce($2, name), phone = coalesce($3, phone), phone_key = coalesce($6, phone_key),
				phone_verified_at = CASE WHEN $3::text IS NULL THEN phone_verified_at ELSE $5::timestamptz END,
				password_hash = coalesce($4, password_hash), marketing_agree = coalesce($7, marketing_agree),
				changed_at = CASE WHEN $4::text IS NULL THEN changed_at ELSE $5::timestamptz END
			WHERE member_id = $1 AND status = 'active'`,
			[
				memberId,
				personal(name),
				personal(phone),
				passwordHash,
				now,
				phone === null ? null : searchHashOf(phone),
				agreesToMarketing,
			],
		);
	}

	/**
	 * Stores the hashes of a member who has had Silver, before the account or its phone number is removed; this includes a number set after
	 * Silver. [DEC-069]
	 */
	async recordSilverUse(memberId: number, marks: readonly string[], now: Date): Promise<void> {
		await this.db.query(
			`INSERT INTO silver_used (hash, joined_at) SELECT hash, $3::timestamptz FROM unnest($2::text[]) hash
			WHERE EXISTS (SELECT FROM subscription_history WHERE member_id = $1 AND plan = 'Silver') ORDER BY hash
			ON CONFLICT DO NOTHING`,
			[memberId, marks, now],
		);
	}

	/** Sets a new password and lifts a lock; returns false for a closed account. */
	setPassword(memberId: number, passwordHash: string, now: Date): Promise<boolean> {
		return this.hasRows(
			`UPDATE member SET password_hash = $2, changed_at = $3, failed_logins = 0, locked_until = NULL
			WHERE member_id = $1 AND status = 'active'`,
			[memberId, passwordHash, now],
		);
	}

	/** Saves the data; returns false for a closed account. */
	saveInternational(memberId: number, info: InternationalInfo): Promise<boolean> {
		return this.hasRows(
			`UPDATE member SET international_number = $2, international_phone = $3, user_first_name = $4, user_last_name = $5
			WHERE member_id = $1 AND status = 'active'`,
			[
				memberId,
				info.internationalNumber,
				personal(info.internationalPhone),
				personal(info.userFirstName),
				personal(info.userLastName),
			],
		);
	}

	/** Locks the member row, so that no login method changes until the transaction ends. */
	async lock(memberId: number): Promise<void> {
		await this.db.query("SELECT FROM member WHERE member_id = $1 FOR UPDATE", [memberId]);
	}

	/** Whether the member can log in by password, passkey or provider. */
	hasLoginMethod(memberId: number): Promise<boolean> {
		return this.hasRows(
			`SELECT FROM member WHERE member_id = $1 AND password_hash IS NOT NULL
			UNION ALL SELECT FROM member_social WHERE member_id = $1
			UNION ALL SELECT FROM passkey WHERE member_id = $1`,
			[memberId],
		);
	}
}
