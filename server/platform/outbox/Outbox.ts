import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { whileRenewing } from "#server/platform/jobs/whileRenewing.ts";
import type { EntryTerms, OutboxTopic } from "./store/enqueue.ts";
import { type DueEntry, leaseMilliseconds, OutboxStore } from "./store/OutboxStore.ts";

/**
 * Processes an outbox entry. Returns null when done, or the milliseconds after which to call it again. When it throws, the entry is retried
 * with backoff.
 */
export type OutboxHandler = (payload: never, key: string) => Promise<number | null>;

interface OutboxParts {
	readonly db: Database;
	readonly clock: Clock;
	readonly handlers: Readonly<Record<OutboxTopic, OutboxHandler>>;
	alarm(message: string, detail: object): void;
}

const batch = 20;
/** An alarm is raised for an entry that has failed for hours; it is still retried hourly for three days before it is given up. */
const attempts = { untilAlarm: 12, max: 80 } as const;

/** Topics by lane. A slow receiver delays only its own lane. */
const lanes = {
	mails: ["mail", "stay.mail"],
	texts: ["sms"],
	cards: ["card.remove"],
	suppliers: ["supplier.book", "supplier.poll", "supplier.cancel", "supplier.ask"],
} as const satisfies Readonly<Record<string, readonly OutboxTopic[]>>;
export type OutboxLane = keyof typeof lanes;
export const outboxLanes = Object.keys(lanes) as readonly OutboxLane[];

/** Carries out what transactions have requested, after they have committed: at least once, and in one process at a time. */
export class Outbox {
	readonly #parts: OutboxParts;
	readonly #store: OutboxStore;

	constructor(parts: OutboxParts) {
		this.#parts = parts;
		this.#store = new OutboxStore(parts.db);
	}

	/** Processes one batch of due entries, of one lane or of all. Returns the number of entries taken. */
	async deliver(lane?: OutboxLane): Promise<number> {
		const { clock } = this.#parts;
		const topics = lane ? lanes[lane] : Object.values(lanes).flat();
		const entries = await this.#store.take(clock.now(), topics, batch);
		const left = new Set(entries.map(({ id }) => id));
		const renew = () => this.#store.renew(left, clock.now());
		await whileRenewing(leaseMilliseconds, renew, async () => {
			for (const entry of entries) {
				await this.#handle(entry);
				left.delete(entry.id);
			}
		});
		return entries.length;
	}

	async #handle({ id, topic, key, payload, attempts: tries }: DueEntry): Promise<void> {
		const { clock, handlers, alarm } = this.#parts;
		const { forgetWhenDone, goodUntil = Number.POSITIVE_INFINITY } = payload as EntryTerms;
		try {
			const again = clock.now() < goodUntil ? await handlers[topic](payload, key) : null;
			// deletes the entry with its address, e.g. the last message to a member who has left
			if (again === null && forgetWhenDone) await this.#store.forget(id);
			else await this.#finish(id, again, null);
		} catch (error) {
			const reason = String(error).slice(0, 500);
			const isHopeless = tries >= attempts.max;
			if (isHopeless) alarm("an outbox entry was given up", { id, reason });
			else if (tries === attempts.untilAlarm) alarm("an outbox entry still waits", { id, reason });
			const wait = Math.min(10_000 * 2 ** Math.min(tries, 10), 3_600_000);
			await this.#finish(id, isHopeless ? null : wait, reason);
		}
	}

	#finish(id: number, again: number | null, error: string | null): Promise<void> {
		const now = this.#parts.clock.now();
		const retryAt = again === null ? null : new Date(now + again);
		return this.#store.finish(id, { retryAt, error, now: new Date(now) });
	}
}
