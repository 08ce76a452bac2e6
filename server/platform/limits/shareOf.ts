import type { Database } from "#server/platform/database/Database.ts";
import { ConcurrencyLimiter } from "./ConcurrencyLimiter.ts";

/**
 * Returns a view of the database limited to half of its connections, for one part of the work, so that an overload there leaves the rest
 * unaffected.
 */
export function shareOf(db: Database): Database {
	const limiter = new ConcurrencyLimiter({
		max: Math.max(1, Math.floor(db.connections / 2)),
		maxWaiting: 500,
		timeoutMs: 3000,
	});
	return {
		...db,
		query: (statement, values) => limiter.run(() => db.query(statement, values)),
		copy: (select, take) => limiter.run(() => db.copy(select, take)),
		tx: (work, options) => limiter.run(() => db.tx(work, options)),
	};
}
