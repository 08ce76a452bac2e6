import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/Database.ts";

const day = 86_400_000;

/** What nobody needs any more, and how long it is kept. Orders, payments and their events are kept for good. */
const leftovers: readonly { readonly sql: string; readonly keptFor: number }[] = [
	{ sql: "DELETE FROM idempotency WHERE created_at < $1", keptFor: 14 * day },
	{ sql: "DELETE FROM outbox WHERE done_at < $1", keptFor: 30 * day },
	{ sql: "DELETE FROM dev_inbox WHERE created_at < $1", keptFor: 30 * day },
	{ sql: "DELETE FROM rate_counter WHERE window_start < $1", keptFor: 2 * day },
	{ sql: "DELETE FROM cert WHERE created_at < $1", keptFor: day },
	{ sql: "DELETE FROM sms_day WHERE day < $1::timestamptz::date", keptFor: 3 * day },
	{ sql: "DELETE FROM access_token WHERE expires_at < $1", keptFor: day },
	{ sql: "DELETE FROM refresh_token WHERE expires_at < $1", keptFor: day },
	{
		sql: `DELETE FROM cancel_quote q WHERE q.expires_at < $1 AND NOT EXISTS (SELECT 1 FROM refund r WHERE r.quote_id = q.quote_id)`,
		keptFor: day,
	},
];

/** Deletes what has served its purpose; how many rows. */
export async function cleanUp({
	db,
	clock,
}: {
	readonly db: Database;
	readonly clock: Clock;
}): Promise<number> {
	let deleted = 0;
	for (const { sql, keptFor } of leftovers) {
		deleted += (await db.query(sql, [new Date(clock.now() - keptFor)])).rowCount;
	}
	return deleted;
}
