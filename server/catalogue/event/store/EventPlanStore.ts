import { randomInt } from "node:crypto";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { Store } from "#server/platform/database/Store.ts";

/** Writes the plans of events and the promotions that discount them. */
export class EventPlanStore extends Store {
	/**
	 * Adds an open plan to a published event at the event's discount. Returns false when the plan or event does not qualify, or the plan was
	 * already added.
	 */
	async add(
		eventId: number,
		{ propertyId, ratePlanId }: { propertyId: number; ratePlanId: number },
	): Promise<boolean> {
		const { rows } = await this.db.query<{ isSecret: boolean }>(
			`INSERT INTO event_product (event_id, property_id, rateplan_id, sort)
			SELECT event_id, $2::int, $3::int, (SELECT coalesce(max(sort), 0) + 1 FROM event_product p WHERE p.event_id = e.event_id)
			FROM event e WHERE event_id = $1 AND published
				AND EXISTS (SELECT FROM rateplan WHERE rateplan_id = $3 AND property_id = $2 AND status = 'open')
			ON CONFLICT DO NOTHING
			RETURNING (SELECT secret IS NOT NULL FROM event WHERE event_id = $1) AS "isSecret"`,
			[eventId, propertyId, ratePlanId],
		);
		const [added] = rows;
		if (!added) return false;
		// Anyone who sends a promotion's ID gets its discount, so that of an unlisted event is random and cannot be guessed by counting (DEC-118).
		const numbers = added.isSecret ? [randomInt(2 ** 30, 2 ** 31 - 1)] : [];
		const [column, value] = added.isSecret ? ["promotion_id, ", "$4::int, "] : ["", ""];
		await this.db.query(
			`WITH made AS (
				INSERT INTO promotion (${column}history_id, channel_history_id, channel_idx, type_id, discount_type, discount_amount, title,
					property_id, rateplan_id, stay_start, stay_end, sale_start, sale_end)
				SELECT ${value}event_id, event_id, p.channel_idx, 2, 'PERCENT', e.discount_rate, e.title, $2, $3,
					e.stay_start, e.stay_end, e.sale_start, e.sale_end
				FROM event e JOIN property p ON p.property_id = $2 WHERE event_id = $1 AND e.discount_rate > 0
				RETURNING promotion_id
			)
			UPDATE event_product SET promotion_id = made.promotion_id FROM made
			WHERE event_id = $1 AND property_id = $2 AND rateplan_id = $3`,
			[eventId, propertyId, ratePlanId, ...numbers],
		);
		return true;
	}

	/** Ends the event's promotions as of yesterday and returns the IDs of the stays affected. */
	async end(eventId: number, today: StayDate): Promise<readonly number[]> {
		const { rows } = await this.db.query<{ id: number }>(
			`UPDATE promotion SET sale_start = least(sale_start, $2::date - 1), sale_end = $2::date - 1
			WHERE sale_end >= $2::date AND promotion_id IN (SELECT promotion_id FROM event_product WHERE event_id = $1)
			RETURNING property_id AS id`,
			[eventId, today],
		);
		return [...new Set(rows.map(({ id }) => id))];
	}
}
