import { Store } from "#server/platform/database/Store.ts";

/** A passkey as shown to its owner. */
export interface PasskeyRow {
	readonly id: number;
	readonly name: string;
	readonly createdAt: Date;
	readonly lastUsedAt: Date | null;
}

/** The data that an authenticator's response is verified against. */
export interface PasskeyToCheck {
	readonly id: number;
	readonly memberId: number;
	readonly credentialId: string;
	readonly publicKey: Uint8Array<ArrayBuffer>;
	readonly userHandle: string;
	readonly signCount: number;
}

/** A registered passkey, sent to the browser so that no device creates a second one. */
interface KnownPasskey {
	readonly id: string;
	readonly transports: readonly string[];
	readonly userHandle: string;
}

/** The context in which a challenge was issued. */
interface IssuedChallenge {
	/** Null for a login or re-authentication, when the member is not known yet. */
	readonly memberId: number | null;
	/** User handle given to the authenticator for the new passkey. */
	readonly userHandle: string | null;
}

interface NewPasskey {
	readonly memberId: number;
	readonly credentialId: string;
	readonly publicKey: Uint8Array;
	readonly userHandle: string;
	readonly signCount: number;
	readonly transports: readonly string[];
	readonly name: string;
	readonly now: Date;
}

const maxPerMember = 20;

/** Public keys of members' passkeys, and pending challenges. */
export class PasskeyStore extends Store {
	async saveChallenge(
		hash: Buffer,
		{ memberId, userHandle }: IssuedChallenge,
		expiresAt: Date,
	): Promise<void> {
		await this.db.query(
			"INSERT INTO passkey_challenge (challenge_hash, member_id, user_handle, expires_at) VALUES ($1, $2, $3, $4)",
			[hash, memberId, userHandle, expiresAt],
		);
	}

	/** Consumes a challenge and returns its context; null if it was not issued to this member or has expired. */
	spendChallenge(hash: Buffer, memberId: number | null, now: Date): Promise<IssuedChallenge | null> {
		return this.row<IssuedChallenge>(
			`DELETE FROM passkey_challenge
			WHERE challenge_hash = $1 AND member_id IS NOT DISTINCT FROM $2::int AND expires_at > $3
			RETURNING member_id AS "memberId", user_handle AS "userHandle"`,
			[hash, memberId, now],
		);
	}

	list(memberId: number): Promise<readonly PasskeyRow[]> {
		return this.rows<PasskeyRow>(
			`SELECT passkey_id AS id, name, created_at AS "createdAt", last_used_at AS "lastUsedAt"
			FROM passkey WHERE member_id = $1 ORDER BY passkey_id`,
			[memberId],
		);
	}

	known(memberId: number): Promise<readonly KnownPasskey[]> {
		return this.rows<KnownPasskey>(
			`SELECT credential_id AS id, transports, user_handle AS "userHandle"
			FROM passkey WHERE member_id = $1 ORDER BY passkey_id`,
			[memberId],
		);
	}

	/** Returns the passkey if its member's account is not closed, else null. */
	async find(credentialId: string): Promise<PasskeyToCheck | null> {
		const { rows } = await this.db.query<
			Omit<PasskeyToCheck, "publicKey"> & { readonly publicKey: Uint8Array }
		>(
			`SELECT p.passkey_id AS id, p.member_id AS "memberId", p.credential_id AS "credentialId",
				p.public_key AS "publicKey", p.user_handle AS "userHandle", p.sign_count::float8 AS "signCount"
			FROM passkey p JOIN member m USING (member_id) WHERE p.credential_id = $1 AND m.status = 'active'`,
			[credentialId],
		);
		const [row] = rows;
		return row ? { ...row, publicKey: new Uint8Array(row.publicKey) } : null;
	}

	/** Adds a passkey; returns false if it is already registered, or if the member has the maximum number. */
	async add(passkey: NewPasskey): Promise<boolean> {
		const { memberId, credentialId, publicKey, userHandle, signCount, transports, name, now } = passkey;
		return this.hasRows(
			`INSERT INTO passkey (member_id, credential_id, public_key, user_handle, sign_count, transports, name, created_at)
			SELECT $1, $2, $3, $4, $5, $6, $7, $8
			WHERE (SELECT count(*) FROM passkey WHERE member_id = $1) < ${maxPerMember}
			ON CONFLICT (credential_id) DO NOTHING`,
			[memberId, credentialId, Buffer.from(publicKey), userHandle, signCount, transports, name, now],
		);
	}

	/**
	 * Records a use of the passkey; returns false if the stored signature counter is not lower, which means that a copy of the passkey is in
	 * use.
	 */
	used(id: number, counted: number, now: Date): Promise<boolean> {
		return this.hasRows(
			`UPDATE passkey SET sign_count = $2, last_used_at = $3
			WHERE passkey_id = $1 AND (sign_count < $2 OR (sign_count = 0 AND $2 = 0))`,
			[id, counted, now],
		);
	}

	rename(memberId: number, id: number, name: string): Promise<boolean> {
		return this.hasRows("UPDATE passkey SET name = $3 WHERE passkey_id = $2 AND member_id = $1", [
			memberId,
			id,
			name,
		]);
	}

	remove(memberId: number, id: number): Promise<boolean> {
		return this.hasRows("DELETE FROM passkey WHERE passkey_id = $2 AND member_id = $1", [memberId, id]);
	}
}
