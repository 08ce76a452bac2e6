import { Store } from "#server/platform/database/Store.ts";
import type { OutboxTopic } from "./enqueue.ts";

export interface DueEntry {
	readonly id: number;
	readonly topic: OutboxTopic;
	readonly key: string;
	readonly payload: never;
	/** Number of attempts, including this one. */
	readonly attempts: number;
}

/** The outcome of an attempt. */
export interface Turn {
	/** When to try again; null means never. */
	readonly retryAt: Date | null;
	readonly error: string | null;
	readonly now: Date;
}

/** How long a process holds the entries it took after its last renewal, in milliseconds. After that, another process delivers those not done. */
export const leaseMilliseconds = 20_000;

/** Reads and updates outbox entries for delivery. */
export class OutboxStore extends Store {
	/** Leases due entries of the given topics, in the order they became due; what waits under other topics costs nothing. */
	async take(now: number, topics: readonly OutboxTopic[], limit: number): Promise<readonly DueEntry[]> {
		const { rows } = await this.db.query<DueEntry & { readonly dueAt: Date }>(
			{
				name: "outbox.take",
				text: `WITH due AS (
					SELECT first.outbox_id, first.run_at FROM unnest($4::text[]) AS wanted (topic) CROSS JOIN LATERAL (
						SELECT outbox_id, run_at FROM outbox WHERE done_at IS NULL AND topic = wanted.topic AND run_at <= $1
						ORDER BY run_at, outbox_id LIMIT $3 FOR UPDATE SKIP LOCKED
					) first ORDER BY first.run_at, first.outbox_id LIMIT $3
				)
				UPDATE outbox o SET run_at = $2, attempts = attempts + 1 WHERE o.outbox_id = ANY (ARRAY(SELECT outbox_id FROM due))
				RETURNING o.outbox_id AS id, o.topic, o.key, o.payload, o.attempts,
					(SELECT run_at FROM due WHERE due.outbox_id = o.outbox_id) AS "dueAt"`,
			},
			[new Date(now), new Date(now + leaseMilliseconds), limit, topics],
		);
		return rows.toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime() || one.id - other.id);
	}

	/** Extends the lease of taken entries. */
	async renew(ids: Iterable<number>, now: number): Promise<void> {
		await this.db.query(
			"UPDATE outbox SET run_at = $2 WHERE outbox_id = ANY ($1::bigint[]) AND done_at IS NULL",
			[[...ids], new Date(now + leaseMilliseconds)],
		);
	}

	async forget(id: number): Promise<void> {
		await this.db.query("DELETE FROM outbox WHERE outbox_id = $1", [id]);
	}

	/** Records the outcome of an attempt. A successful attempt that asks to be repeated resets the attempt counter. */
	async finish(id: number, { retryAt, error, now }: Turn): Promise<void> {
		await this.db.query(
			`UPDATE outbox SET done_at = $2, run_at = $3, last_error = $4, attempts = CASE WHEN $5 THEN 0 ELSE attempts END
			WHERE outbox_id = $1`,
			[id, retryAt ? null : now, retryAt ?? now, error, retryAt !== null && error === null],
		);
	}
}
