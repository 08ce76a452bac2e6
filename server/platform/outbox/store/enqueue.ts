import type { Queryable } from "#server/platform/database/Database.ts";
import { markOf, personalJson } from "#server/platform/database/persons.ts";

export type OutboxTopic =
	| "mail"
	| "sms"
	| "supplier.book"
	| "supplier.poll"
	| "supplier.cancel"
	| "supplier.ask";

/** Something to be done after the transaction that asks for it has committed; done at least once. */
export interface OutboxEntry {
	readonly topic: OutboxTopic;
	/** What it is about, for people who read the table. */
	readonly key: string;
	readonly payload: { readonly to?: string | null; readonly [other: string]: unknown };
	/** Epoch milliseconds. */
	readonly runAt: number;
}

/** Whose messages go when they leave. */
const recipientOf = (payload: OutboxEntry["payload"]): unknown => (payload.to ? markOf(payload.to) : null);

/** Puts an entry into the outbox; answers its number. */
export async function enqueueNumbered(
	tx: Queryable,
	{ topic, key, payload, runAt }: OutboxEntry,
): Promise<number> {
	const { rows } = await tx.query<{ outbox_id: number }>(
		{
			name: "outbox.enqueue",
			text: "INSERT INTO outbox (topic, key, payload, run_at, recipient) VALUES ($1, $2, $3, $4, $5) RETURNING outbox_id",
		},
		[topic, key, personalJson(payload), new Date(runAt), recipientOf(payload)],
	);
	return rows[0]?.outbox_id ?? 0;
}

export const enqueue = (tx: Queryable, entry: OutboxEntry): Promise<void> => enqueueAll(tx, [entry]);

/** Several at once, in their order. */
export async function enqueueAll(tx: Queryable, entries: readonly OutboxEntry[]): Promise<void> {
	if (entries.length === 0) return;
	await tx.query(
		{
			name: "outbox.enqueueAll",
			text: `INSERT INTO outbox (topic, key, payload, run_at, recipient)
				SELECT e.topic, e.key, e.payload::jsonb, e.run_at, e.recipient
				FROM unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::text[])
					WITH ORDINALITY AS e (topic, key, payload, run_at, recipient, n) ORDER BY e.n`,
		},
		[
			entries.map(({ topic }) => topic),
			entries.map(({ key }) => key),
			entries.map(({ payload }) => personalJson(payload)),
			entries.map(({ runAt }) => new Date(runAt)),
			entries.map(({ payload }) => recipientOf(payload)),
		],
	);
}
