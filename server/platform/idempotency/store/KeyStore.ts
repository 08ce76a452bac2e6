import type { Queryable } from "#server/platform/database/Database.ts";
import { personalJson } from "#server/platform/database/persons.ts";

/** Whose key it is. */
export interface KeyOwner {
	/** 0: a caller without an account. */
	readonly memberId: number;
	readonly key: string;
}

/** What a key was taken for, and what it answered if it has. */
export interface TakenKey {
	readonly requestHash: string;
	readonly answer: object | null;
}

/** Idempotency keys. */
export class KeyStore {
	readonly #db: Queryable;

	constructor(db: Queryable) {
		this.#db = db;
	}

	/** Takes a key; null = it was free. Two transactions with one key wait for each other here. */
	async take(
		{ memberId, key }: KeyOwner,
		{ operation, hash, at }: { readonly operation: string; readonly hash: string; readonly at: Date },
	): Promise<TakenKey | null> {
		const taken = await this.#db.query(
			{
				name: "idempotency.take",
				text: `INSERT INTO idempotency (member_id, key, operation, request_hash, created_at) VALUES ($1, $2, $3, $4, $5)
					ON CONFLICT DO NOTHING`,
			},
			[memberId, key, operation, hash, at],
		);
		if (taken.rowCount === 1) return null;
		const { rows } = await this.#db.query<TakenKey>(
			{
				name: "idempotency.read",
				text: `SELECT request_hash AS "requestHash", answer FROM idempotency WHERE member_id = $1 AND key = $2`,
			},
			[memberId, key],
		);
		return rows[0] ?? null;
	}

	async keepAnswer({ memberId, key }: KeyOwner, answer: object): Promise<void> {
		await this.#db.query(
			{
				name: "idempotency.keep",
				text: "UPDATE idempotency SET http_status = 200, answer = $3 WHERE member_id = $1 AND key = $2",
			},
			[memberId, key, personalJson(answer)],
		);
	}

	/** Leaves a key without an answer free again. */
	async forget({ memberId, key }: KeyOwner): Promise<void> {
		await this.#db.query("DELETE FROM idempotency WHERE member_id = $1 AND key = $2 AND answer IS NULL", [
			memberId,
			key,
		]);
	}
}
