import type { Queryable } from "#server/platform/database/Database.ts";

/** What simulated partners remember: payments, cards with their one-time keys and charges, and suppliers with their orders
 * and what they were asked. */
export type SandboxKind =
	| "payment"
	| "billing_auth"
	| "billing_key"
	| "billing_charge"
	| "supplier"
	| "supplier-order"
	| "supplier-question";

/** A payment is opened, agreed and confirmed within minutes. */
const latelyWritten = 500;

/** The memory of simulated partners; it outlives the process as a real one's does. */
export class SandboxMemory {
	readonly #db: Queryable;
	/** What was written last, the oldest first: a change begins with it instead of reading, and the database says whether it still is so. */
	readonly #lately = new Map<string, object>();

	constructor(db: Queryable) {
		this.#db = db;
	}

	async read<T>(kind: SandboxKind, key: string): Promise<T | null> {
		const { rows } = await this.#db.query<{ body: T }>(
			{
				name: "sandbox.read",
				isBrief: true,
				text: "SELECT body FROM gateway_sandbox WHERE kind = $1 AND key = $2",
			},
			[kind, key],
		);
		return rows[0]?.body ?? null;
	}

	/** Locked until the transaction ends. */
	async lock<T>(kind: SandboxKind, key: string): Promise<T | null> {
		const { rows } = await this.#db.query<{ body: T }>(
			"SELECT body FROM gateway_sandbox WHERE kind = $1 AND key = $2 FOR UPDATE",
			[kind, key],
		);
		return rows[0]?.body ?? null;
	}

	async write(kind: SandboxKind, key: string, body: object): Promise<void> {
		await this.#db.query(
			`INSERT INTO gateway_sandbox (kind, key, body) VALUES ($1, $2, $3)
			ON CONFLICT (kind, key) DO UPDATE SET body = excluded.body, updated_at = now()`,
			[kind, key, JSON.stringify(body)],
		);
	}

	/**
	 * Changes what is remembered, as no other change comes between: who comes second looks again at what the first has left.
	 * @param change null: it stays as it is
	 * @returns what `change` said last, or null when nothing is remembered
	 */
	async change<T extends object, C extends { readonly after: T }>(
		kind: SandboxKind,
		key: string,
		change: (before: T) => C | null,
	): Promise<C | null> {
		const id = `${kind} ${key}`;
		for (let known = this.#lately.get(id) as T | undefined; ; known = undefined) {
			const before = known ?? (await this.read<T>(kind, key));
			const changed = before && change(before);
			if (!changed || changed.after === before) {
				if (known) continue;
				return changed;
			}
			const { rowCount } = await this.#db.query(
				{
					name: "sandbox.change",
					isBrief: true,
					text: "UPDATE gateway_sandbox SET body = $3, updated_at = now() WHERE kind = $1 AND key = $2 AND body = $4::jsonb",
				},
				[kind, key, JSON.stringify(changed.after), JSON.stringify(before)],
			);
			if (rowCount > 0) {
				this.#remember(id, changed.after);
				return changed;
			}
		}
	}

	#remember(id: string, body: object): void {
		this.#lately.delete(id);
		this.#lately.set(id, body);
		const [oldest] = this.#lately.keys();
		if (oldest !== undefined && this.#lately.size > latelyWritten) this.#lately.delete(oldest);
	}

	/** Remembers a payment whose page is opened, or opened again, unless the traveller has agreed on it. */
	async open(key: string, body: object): Promise<void> {
		const { rowCount } = await this.#db.query(
			{
				name: "sandbox.open",
				isBrief: true,
				text: `INSERT INTO gateway_sandbox AS known (kind, key, body) VALUES ('payment', $1, $2)
				ON CONFLICT (kind, key) DO UPDATE SET body = excluded.body, updated_at = now()
				WHERE known.body->>'status' IN ('READY', 'ABORTED', 'EXPIRED')`,
			},
			[key, JSON.stringify(body)],
		);
		if (rowCount > 0) this.#remember(`payment ${key}`, body);
	}

	async forget(kind: SandboxKind, key: string): Promise<void> {
		await this.#db.query("DELETE FROM gateway_sandbox WHERE kind = $1 AND key = $2", [kind, key]);
	}

	/** Forgets the cards of a customer; their keys. */
	async forgetCards(customerKey: string): Promise<string[]> {
		const { rows } = await this.#db.query<{ key: string }>(
			"DELETE FROM gateway_sandbox WHERE kind = 'billing_key' AND body->>'customerKey' = $1 RETURNING key",
			[customerKey],
		);
		return rows.map(({ key }) => key);
	}

	async all<T>(kind: SandboxKind): Promise<{ readonly key: string; readonly body: T }[]> {
		const { rows } = await this.#db.query<{ key: string; body: T }>(
			"SELECT key, body FROM gateway_sandbox WHERE kind = $1 ORDER BY key",
			[kind],
		);
		return rows;
	}
}
