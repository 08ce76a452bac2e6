import { Store } from "#server/platform/database/Store.ts";

/** A demand for an extra payment. [ENT-28, DEC-095] */
export interface ExtraDemand {
	readonly id: number;
	readonly orderProductId: number;
	readonly amount: number;
	readonly reason: string;
	readonly state: "asked" | "paid" | "withdrawn" | "refunded";
}

const columns =
	'a.order_add_pay_id AS id, a.order_product_id AS "orderProductId", a.amount, a.reason, a.state';

/** Demands for extra payments after a booking is paid. */
export class ExtraPaymentStore extends Store {
	async ask(demand: Pick<ExtraDemand, "orderProductId" | "amount" | "reason">, now: number): Promise<number> {
		const { rows } = await this.db.query<{ order_add_pay_id: number }>(
			`INSERT INTO order_add_pay (order_product_id, amount, reason, created_at) VALUES ($1, $2, $3, $4)
			RETURNING order_add_pay_id`,
			[demand.orderProductId, demand.amount, demand.reason, new Date(now)],
		);
		return rows[0]!.order_add_pay_id;
	}

	read(id: number): Promise<ExtraDemand | null> {
		return this.row<ExtraDemand>(`SELECT ${columns} FROM order_add_pay a WHERE a.order_add_pay_id = $1`, [
			id,
		]);
	}

	/** Returns the demands of an order, at most 50, including withdrawn ones, so that a traveller who kept the link can be told. */
	ofOrder(orderPayId: number): Promise<ExtraDemand[]> {
		return this.rows<ExtraDemand>(
			{
				name: "bookings.extraPayments",
				text: `SELECT ${columns} FROM order_add_pay a JOIN order_product p USING (order_product_id)
				WHERE p.order_pay_id = $1 ORDER BY a.order_add_pay_id LIMIT 50`,
			},
			[orderPayId],
		);
	}

	/** Closes an open demand; false when it was not open. */
	settle(id: number, state: "paid" | "withdrawn", now: number): Promise<boolean> {
		return this.hasRows(
			"UPDATE order_add_pay SET state = $2, settled_at = $3 WHERE order_add_pay_id = $1 AND state = 'asked'",
			[id, state, new Date(now)],
		);
	}

	/** Withdraws the open demands for a room. */
	async withdrawAll(orderProductId: number, now: number): Promise<void> {
		await this.db.query(
			"UPDATE order_add_pay SET state = 'withdrawn', settled_at = $2 WHERE order_product_id = $1 AND state = 'asked'",
			[orderProductId, new Date(now)],
		);
	}

	/** Marks the demand as refunded. */
	async refund(id: number): Promise<void> {
		await this.db.query("UPDATE order_add_pay SET state = 'refunded' WHERE order_add_pay_id = $1", [id]);
	}
}
