import { personalJson } from "#server/platform/database/personalDataEncryption.ts";
import { Store } from "#server/platform/database/Store.ts";

/** The owner of an idempotency key. */
export interface KeyOwner {
	/** 0 for a caller without an account. */
	readonly memberId: number;
	readonly key: string;
}

/** The request a key was used for, and its answer if there is one. */
export interface TakenKey {
	readonly requestHash: string;
	readonly answer: object | null;
}

interface NewKey {
	readonly operation: string;
	readonly hash: string;
	readonly at: Date;
	/** Until when a call outside a transaction may be under way. */
	readonly leaseUntil?: Date;
	/** Whether the member's other calls with this option wait until this transaction ends. */
	readonly inTurn: boolean;
}

const insertKey = `INSERT INTO idempotency (member_id, key, operation, request_hash, created_at, lease_until)
	VALUES ($1, $2, $3, $4, $5, $6)
	ON CONFLICT DO NOTHING RETURNING 1 AS taken`;
const takeKey = { name: "idempotency.take", text: insertKey };
const takeInTurn = {
	name: "idempotency.takeInTurn",
	text: `WITH mine AS (${insertKey}), turn AS (SELECT 1 FROM member WHERE member_id = $1 FOR NO KEY UPDATE)
		SELECT (SELECT count(*) FROM mine)::int AS taken, (SELECT count(*) FROM turn) AS turns`,
};

/** SQL that stores the answer of a member's key. The arguments are SQL expressions, which may refer to `table`. */
export const answering = (memberId: string, key: string, answer: string, table = ""): string =>
	`UPDATE idempotency SET http_status = 200, answer = ${answer} ${table && `FROM ${table}`}
	WHERE member_id = ${memberId} AND key = ${key}`;

/** Stores idempotency keys and their answers. */
export class KeyStore extends Store {
	/**
	 * Claims a key; null when it was free. Concurrent transactions with the same key wait for each other; with `inTurn`, all such calls of
	 * the member do.
	 */
	async take(
		{ memberId, key }: KeyOwner,
		{ operation, hash, at, leaseUntil, inTurn }: NewKey,
	): Promise<TakenKey | null> {
		const taken = await this.db.query<{ taken: number }>(inTurn ? takeInTurn : takeKey, [
			memberId,
			key,
			operation,
			hash,
			at,
			leaseUntil ?? null,
		]);
		if (taken.rows[0]?.taken === 1) return null;
		return this.row<TakenKey>(
			{
				name: "idempotency.read",
				text: `SELECT request_hash AS "requestHash", answer FROM idempotency WHERE member_id = $1 AND key = $2`,
			},
			[memberId, key],
		);
	}

	/** Claims a key without an answer again; false when another call that uses it is still under way at `at`, or it has an answer by now. */
	takeAgain({ memberId, key }: KeyOwner, at: Date, leaseUntil: Date): Promise<boolean> {
		return this.hasRows(
			`UPDATE idempotency SET lease_until = $4 WHERE member_id = $1 AND key = $2 AND answer IS NULL
				AND (lease_until IS NULL OR lease_until <= $3)`,
			[memberId, key, at, leaseUntil],
		);
	}

	/** Records that no call with this key is under way any more. */
	async endLease({ memberId, key }: KeyOwner): Promise<void> {
		await this.db.query("UPDATE idempotency SET lease_until = NULL WHERE member_id = $1 AND key = $2", [
			memberId,
			key,
		]);
	}

	async saveAnswer({ memberId, key }: KeyOwner, answer: object): Promise<void> {
		await this.db.query({ name: "idempotency.keep", text: answering("$1", "$2", "$3") }, [
			memberId,
			key,
			personalJson(answer),
		]);
	}

	/** Releases a key that has no answer. */
	async forget({ memberId, key }: KeyOwner): Promise<void> {
		await this.db.query("DELETE FROM idempotency WHERE member_id = $1 AND key = $2 AND answer IS NULL", [
			memberId,
			key,
		]);
	}
}
