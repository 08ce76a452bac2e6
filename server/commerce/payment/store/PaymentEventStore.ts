import type { Queryable } from "#server/platform/database/Database.ts";

/** What a provider has told us by itself, each once by its number. */
export class PaymentEventStore<E extends { readonly eventId: string }> {
	readonly #db: Queryable;

	constructor(db: Queryable) {
		this.#db = db;
	}

	/** False when it was taken before. */
	async take(provider: string, event: E, paymentId: number, now: number): Promise<boolean> {
		const { rowCount } = await this.#db.query(
			`INSERT INTO payment_event (provider, event_id, payment_id, payload, received_at)
			VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
			[provider, event.eventId, paymentId, JSON.stringify(event), new Date(now)],
		);
		return rowCount > 0;
	}

	async markHandled(provider: string, eventId: string, now: number): Promise<void> {
		await this.#db.query(
			"UPDATE payment_event SET handled_at = $3 WHERE provider = $1 AND event_id = $2 AND handled_at IS NULL",
			[provider, eventId, new Date(now)],
		);
	}

	/** Those that were taken before a moment and never handled. */
	async left(before: number, most: number): Promise<{ readonly provider: string; readonly event: E }[]> {
		const { rows } = await this.#db.query<{ provider: string; payload: E }>(
			`SELECT provider, payload FROM payment_event WHERE handled_at IS NULL AND received_at < $1
			ORDER BY received_at LIMIT $2`,
			[new Date(before), most],
		);
		return rows.map(({ provider, payload }) => ({ provider, event: payload }));
	}
}
