import { searchHashOf } from "#server/platform/database/personalDataEncryption.ts";
import { Store } from "#server/platform/database/Store.ts";

/** A rate limit per fixed window, counted across all processes. */
export interface Limit {
	readonly scope: string;
	readonly max: number;
	/** Length of the window in milliseconds. */
	readonly window: number;
}

const windowOf = ({ window }: Limit, now: number): Date => new Date(Math.floor(now / window) * window);

/** Hit counters, one per key and window. The key is stored as a hash. */
export class HitStore extends Store {
	async read(limit: Limit, key: string, now: number): Promise<number> {
		const { rows } = await this.db.query<{ hits: number }>(
			"SELECT hits FROM rate_counter WHERE scope = $1 AND key = $2 AND window_start = $3",
			[limit.scope, searchHashOf(key), windowOf(limit, now)],
		);
		return rows[0]?.hits ?? 0;
	}

	/** Counts a hit and returns the total including it. */
	async add(limit: Limit, key: string, now: number): Promise<number> {
		const { rows } = await this.db.query<{ hits: number }>(
			{
				name: "limit_count",
				text: `INSERT INTO rate_counter (scope, key, window_start, hits) VALUES ($1, $2, $3, 1)
				ON CONFLICT (scope, key, window_start) DO UPDATE SET hits = rate_counter.hits + 1 RETURNING hits`,
			},
			[limit.scope, searchHashOf(key), windowOf(limit, now)],
		);
		return rows[0]?.hits ?? 0;
	}

	async takeBack(limit: Limit, key: string, now: number): Promise<void> {
		await this.db.query(
			{
				name: "limit_uncount",
				text: "UPDATE rate_counter SET hits = hits - 1 WHERE scope = $1 AND key = $2 AND window_start = $3",
			},
			[limit.scope, searchHashOf(key), windowOf(limit, now)],
		);
	}
}
