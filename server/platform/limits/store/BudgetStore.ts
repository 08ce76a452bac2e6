import type { Queryable } from "#server/platform/database/Database.ts";

/** What all processes together have counted in one window. */
export class BudgetStore {
	readonly #db: Queryable;
	readonly #scope: string;

	constructor(db: Queryable, scope: string) {
		this.#db = db;
		this.#scope = scope;
	}

	/** Adds hits by key; the new sums. Keys in one order everywhere, so that two processes never wait for one another. */
	async add(window: number, hits: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, number>> {
		const keys = [...hits.keys()].sort();
		const { rows } = await this.#db.query<{ key: string; hits: number }>(
			`INSERT INTO rate_counter (scope, key, window_start, hits)
			SELECT $1, key, $2, hits FROM unnest($3::text[], $4::int[]) AS added (key, hits)
			ON CONFLICT (scope, key, window_start) DO UPDATE SET hits = rate_counter.hits + excluded.hits RETURNING key, hits`,
			[this.#scope, new Date(window), keys, keys.map((key) => hits.get(key) ?? 0)],
		);
		return new Map(rows.map((row) => [row.key, row.hits]));
	}

	async forgetBefore(window: number): Promise<void> {
		await this.#db.query("DELETE FROM rate_counter WHERE scope = $1 AND window_start < $2", [
			this.#scope,
			new Date(window),
		]);
	}
}
