import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/Database.ts";
import type { OutboxTopic } from "./enqueue.ts";

/** Does what an entry asks for. A number: not done yet, ask again after so many milliseconds. Throws to be tried again. */
export type OutboxHandler = (payload: never, key: string) => Promise<number | null>;

export interface Outbox {
	/** Does what is due; how many entries it took. Every entry is done at least once, by one process at a time. */
	deliver(): Promise<number>;
}

interface EntryRow {
	readonly outbox_id: number;
	readonly topic: OutboxTopic;
	readonly key: string;
	readonly payload: never;
	readonly attempts: number;
}

/** As many entries as one delivery takes at most. */
export const fullBatch = 20;
const leaseMilliseconds = 60_000;
const mostAttempts = 12;

export function createOutbox({
	db,
	clock,
	handlers,
	alarm,
}: {
	readonly db: Database;
	readonly clock: Clock;
	readonly handlers: Readonly<Record<OutboxTopic, OutboxHandler>>;
	alarm(message: string, detail: object): void;
}): Outbox {
	async function finish(entry: EntryRow, again: number | null, error: string | null): Promise<void> {
		const now = clock.now();
		const isDone = again === null;
		await db.query(
			`UPDATE outbox SET done_at = $2, run_at = $3, last_error = $4, attempts = CASE WHEN $5 THEN 0 ELSE attempts END
			WHERE outbox_id = $1`,
			[
				entry.outbox_id,
				isDone ? new Date(now) : null,
				new Date(now + (again ?? 0)),
				error,
				again !== null && error === null,
			],
		);
	}

	async function handle(entry: EntryRow): Promise<void> {
		try {
			await finish(entry, await handlers[entry.topic](entry.payload, entry.key), null);
		} catch (error) {
			const reason = String(error).slice(0, 500);
			const isHopeless = entry.attempts >= mostAttempts;
			if (isHopeless) alarm("an outbox entry was given up", { id: entry.outbox_id, reason });
			const wait = Math.min(10_000 * 2 ** entry.attempts, 3_600_000);
			await finish(entry, isHopeless ? null : wait, reason);
		}
	}

	return {
		async deliver() {
			const now = clock.now();
			const { rows } = await db.query<EntryRow>(
				{
					name: "outbox.take",
					text: `UPDATE outbox SET run_at = $2, attempts = attempts + 1 WHERE outbox_id IN (
						SELECT outbox_id FROM outbox WHERE done_at IS NULL AND run_at <= $1
						ORDER BY run_at, outbox_id LIMIT ${fullBatch} FOR UPDATE SKIP LOCKED
					) RETURNING outbox_id, topic, key, payload, attempts`,
				},
				[new Date(now), new Date(now + leaseMilliseconds)],
			);
			for (const entry of rows.sort((a, b) => a.outbox_id - b.outbox_id)) await handle(entry);
			return rows.length;
		},
	};
}
