import type { Queryable } from "#server/platform/database/Database.ts";
import type { Limit } from "#server/platform/limits/store/HitStore.ts";

interface TakenEvent<E> {
	readonly provider: string;
	readonly event: E;
	readonly paymentId: number;
	/** Whether nothing is left to do for this event. */
	readonly isHandled: boolean;
	/** Whether to include the payment in the next reconciliation. */
	readonly isCompared: boolean;
}

/** Stores the events providers send, once per event ID. */
export class PaymentEventStore<E extends { readonly eventId: string }> {
	readonly #db: Queryable;

	constructor(db: Queryable) {
		this.#db = db;
	}

	/** Stores an event. `known`: it was stored before. `tooMany`: not stored, because its payment has reached the limit of recent events. */
	async take(
		{ provider, event, paymentId, isHandled, isCompared }: TakenEvent<E>,
		limit: Pick<Limit, "max" | "window">,
		now: number,
	): Promise<"taken" | "known" | "tooMany"> {
		const { rows } = await this.#db.query<{ is_taken: boolean; is_too_many: boolean }>(
			{
				name: "payments.takeEvent",
				text: `WITH lately AS (
						SELECT count(*) >= $8 AS is_full FROM payment_event WHERE payment_id = $3 AND received_at > $7
					), taken AS (
						INSERT INTO payment_event (provider, event_id, payment_id, payload, received_at, handled_at)
						SELECT $1, $2, $3, $4, $5, $6 FROM lately WHERE NOT is_full ON CONFLICT DO NOTHING RETURNING 1
					), compared AS (
						UPDATE payment SET updated_at = $5 WHERE payment_id = $3 AND $9 AND EXISTS (SELECT FROM taken)
					)
					SELECT EXISTS (SELECT FROM taken) AS is_taken, is_full
						AND NOT EXISTS (SELECT FROM payment_event WHERE provider = $1 AND event_id = $2) AS is_too_many FROM lately`,
			},
			[
				provider,
				event.eventId,
				paymentId,
				JSON.stringify(event),
				new Date(now),
				isHandled ? new Date(now) : null,
				new Date(now - limit.window),
				limit.max,
				isCompared,
			],
		);
		if (rows[0]?.is_taken) return "taken";
		return rows[0]?.is_too_many ? "tooMany" : "known";
	}

	async markHandled(provider: string, eventId: string, now: number): Promise<void> {
		await this.#db.query(
			"UPDATE payment_event SET handled_at = $3 WHERE provider = $1 AND event_id = $2 AND handled_at IS NULL",
			[provider, eventId, new Date(now)],
		);
	}

	/** Returns events stored before a given time and still not handled, in random order, so that failing ones do not block the others. */
	async left(before: number, limit: number): Promise<{ readonly provider: string; readonly event: E }[]> {
		const { rows } = await this.#db.query<{ provider: string; payload: E }>(
			`SELECT provider, payload FROM payment_event WHERE handled_at IS NULL AND received_at < $1
			ORDER BY random() LIMIT $2`,
			[new Date(before), limit],
		);
		return rows.map(({ provider, payload }) => ({ provider, event: payload }));
	}
}
