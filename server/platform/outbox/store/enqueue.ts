import type { Queryable } from "#server/platform/database/Database.ts";
import { markOf, personalJson } from "#server/platform/database/persons.ts";

export type OutboxTopic =
	| "mail"
	| "sms"
	| "supplier.book"
	| "supplier.poll"
	| "supplier.cancel"
	| "supplier.ask";

/** What the outbox itself reads of an entry. */
export interface EntryTerms {
	/** Nothing of it is kept once it is done. */
	readonly forgetWhenDone?: boolean;
	/** From then on it is of no use to anybody and is not sent any more; epoch milliseconds. */
	readonly goodUntil?: number;
}

/** Before everything that waits: somebody sits there until it has come. */
export const atOnce = 0;

/** Something to be done after the transaction that asks for it has committed; done at least once. */
export interface OutboxEntry {
	readonly topic: OutboxTopic;
	/** What it is about, for people who read the table. */
	readonly key: string;
	readonly payload: EntryTerms & { readonly to?: string | null; readonly [other: string]: unknown };
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

/**
 * SQL: puts entries into the outbox, in their order, as the values of `entryValues` from $`first` on say them; with a condition, for a
 * statement that does more than that.
 */
export function insertEntries(first: number, condition = ""): string {
	const [topic, key, payload, runAt, recipient] = [0, 1, 2, 3, 4].map((offset) => `$${first + offset}`);
	return `INSERT INTO outbox (topic, key, payload, run_at, recipient)
		SELECT e.topic, e.key, e.payload::jsonb, e.run_at, e.recipient
		FROM unnest(${topic}::text[], ${key}::text[], ${payload}::text[], ${runAt}::timestamptz[], ${recipient}::text[])
			WITH ORDINALITY AS e (topic, key, payload, run_at, recipient, n) ${condition} ORDER BY e.n`;
}

export const entryValues = (entries: readonly OutboxEntry[]): readonly unknown[] => [
	entries.map(({ topic }) => topic),
	entries.map(({ key }) => key),
	entries.map(({ payload }) => personalJson(payload)),
	entries.map(({ runAt }) => new Date(runAt)),
	entries.map(({ payload }) => recipientOf(payload)),
];

/** Several at once, in their order. */
export async function enqueueAll(tx: Queryable, entries: readonly OutboxEntry[]): Promise<void> {
	if (entries.length === 0) return;
	await tx.query({ name: "outbox.enqueueAll", text: insertEntries(1) }, entryValues(entries));
}
