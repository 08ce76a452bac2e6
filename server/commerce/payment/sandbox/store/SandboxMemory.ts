import type { Queryable } from "#server/platform/database/Database.ts";

/**
 * Record types of the simulated partners: payments; cards with their one-time keys and charges; suppliers with their orders and the
 * requests they received.
 */
export type SandboxKind =
	| "payment"
	| "billing_auth"
	| "billing_key"
	| "billing_charge"
	| "supplier"
	| "supplier-order"
	| "supplier-question";

/** Maximum number of records cached; a payment is opened, approved and confirmed within minutes. */
const latelyWritten = 500;

/** Storage of the simulated partners; like a real partner's, it outlives the process. */
export class SandboxMemory {
	readonly #db: Queryable;
	/** Cache of recent writes, oldest first: a change starts from it without reading, and the UPDATE checks that it is still current. */
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

	/** Reads a record and locks it until the transaction ends. */
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
	 * Changes a record by compare-and-swap: after a concurrent change, `change` runs again on the new value.
	 * @param change returns null to leave the record as it is
	 * @returns the last result of `change`, or null when there is no such record
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

	/** Stores a payment whose page is opened or reopened, unless it has already been approved. */
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
}
