import type { Queryable } from "#server/database/Database.ts";

export type OutboxTopic = "mail" | "sms" | "supplier.book" | "supplier.poll" | "supplier.cancel";

/** Something to be done after the transaction that asks for it has committed; done at least once. */
export interface OutboxEntry {
	readonly topic: OutboxTopic;
	/** What it is about, for people who read the table. */
	readonly key: string;
	readonly payload: object;
	/** Epoch milliseconds. */
	readonly runAt: number;
}

/** Puts an entry into the outbox; answers its number. */
export async function enqueueNumbered(
	tx: Queryable,
	{ topic, key, payload, runAt }: OutboxEntry,
): Promise<number> {
	const { rows } = await tx.query<{ outbox_id: number }>(
		{
			name: "outbox.enqueue",
			text: "INSERT INTO outbox (topic, key, payload, run_at) VALUES ($1, $2, $3, $4) RETURNING outbox_id",
		},
		[topic, key, JSON.stringify(payload), new Date(runAt)],
	);
	return rows[0]?.outbox_id ?? 0;
}

export async function enqueue(tx: Queryable, entry: OutboxEntry): Promise<void> {
	await enqueueNumbered(tx, entry);
}
