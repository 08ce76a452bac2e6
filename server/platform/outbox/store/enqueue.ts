import type { Queryable } from "#server/platform/database/Database.ts";
import { personalJson, searchHashOf } from "#server/platform/database/personalDataEncryption.ts";

export type OutboxTopic =
	| "mail"
	| "sms"
	| "stay.mail"
	| "supplier.book"
	| "supplier.poll"
	| "supplier.cancel"
	| "supplier.ask"
	| "card.remove";

/** The parts of a payload that the outbox itself interprets. */
export interface EntryTerms {
	/** Whether the entry is deleted once it is done. */
	readonly forgetWhenDone?: boolean;
	/** Expiry in epoch milliseconds; an entry not delivered by then is dropped. */
	readonly goodUntil?: number;
}

/** A `runAt` that puts an entry ahead of all waiting ones, for messages someone is waiting for. */
export const atOnce = 0;

/** Work to be done at least once, after the transaction that requests it has committed. */
export interface OutboxEntry {
	readonly topic: OutboxTopic;
	/** What the entry is about, for people reading the table. */
	readonly key: string;
	readonly payload: EntryTerms & { readonly to?: string | null; readonly [other: string]: unknown };
	/** When the entry is due, in epoch milliseconds. */
	readonly runAt: number;
}

/** Returns the hash of the recipient, by which a member's messages are deleted when they leave. */
const recipientOf = (payload: OutboxEntry["payload"]): unknown =>
	payload.to ? searchHashOf(payload.to) : null;

/** Adds an entry to the outbox and returns its ID. */
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
 * SQL that adds entries to the outbox, in order. Its parameters are `entryValues`, starting at $`first`; `condition` can extend the FROM
 * clause within a larger statement.
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

/** Adds several entries, in order. */
export async function enqueueAll(tx: Queryable, entries: readonly OutboxEntry[]): Promise<void> {
	if (entries.length === 0) return;
	await tx.query({ name: "outbox.enqueueAll", text: insertEntries(1) }, entryValues(entries));
}
