import type { Queryable } from "#server/platform/database/Database.ts";
import { searchHashOf } from "#server/platform/database/personalDataEncryption.ts";

/** Hit counts of all processes, for one window at a time. */
export class BudgetStore {
	readonly #db: Queryable;
	readonly #scope: string;

	constructor(db: Queryable, scope: string) {
		this.#db = db;
		this.#scope = scope;
	}

	/** Adds hits by key and returns the new totals. Keys are updated in sorted order, so that processes cannot deadlock. */
	async add(window: number, hits: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, number>> {
		const keys = [...hits.keys()].sort();
		const { rows } = await this.#db.query<{ at: number; hits: number }>(
			`WITH added AS (SELECT key, hits, at FROM unnest($3::text[], $4::int[]) WITH ORDINALITY AS a (key, hits, at)),
			counted AS (
				INSERT INTO rate_counter (scope, key, window_start, hits) SELECT $1, key, $2, hits FROM added ORDER BY at
				ON CONFLICT (scope, key, window_start) DO UPDATE SET hits = rate_counter.hits + excluded.hits RETURNING key, hits
			) SELECT at, counted.hits FROM added JOIN counted USING (key)`,
			[this.#scope, new Date(window), keys.map(searchHashOf), keys.map((key) => hits.get(key) ?? 0)],
		);
		return new Map(rows.map(({ at, hits: sum }) => [keys[at - 1] ?? "", sum]));
	}

	async forgetBefore(window: number): Promise<void> {
		await this.#db.query("DELETE FROM rate_counter WHERE scope = $1 AND window_start < $2", [
			this.#scope,
			new Date(window),
		]);
	}
}
