import type { Queryable } from "#server/platform/database/Database.ts";

/** A charge of an order with the papers its provider gave. Amounts are whole won, moments epoch milliseconds. */
export interface ChargedPayment {
	/** Why more was asked for; null for the order itself. */
	readonly reason: string | null;
	readonly method: string;
	readonly amount: number;
	readonly refundedAmount: number;
	readonly paidAt: number;
	readonly refundedAt: number | null;
	/** As the provider answered: masked card number, addresses of its pages. */
	readonly detail: Readonly<Record<string, unknown>>;
}

interface ChargedRow {
	readonly reason: string | null;
	readonly method: string;
	readonly amount: number;
	readonly cancelled_amount: number;
	readonly paid_at: Date;
	readonly cancelled_at: Date | null;
	readonly provider_detail: Readonly<Record<string, unknown>>;
}

/** What was really charged for orders. */
export class ReceiptStore {
	readonly #db: Queryable;

	constructor(db: Queryable) {
		this.#db = db;
	}

	/** The order's own charge first, then what was added, as it was paid; nothing where points and coupons paid all. */
	async ofOrder(orderPayId: number): Promise<ChargedPayment[]> {
		const { rows } = await this.#db.query<ChargedRow>(
			{
				name: "payments.charged",
				text: `SELECT a.reason, y.method, y.amount, y.cancelled_amount, y.paid_at, y.cancelled_at, y.provider_detail
				FROM payment y LEFT JOIN order_add_pay a USING (order_add_pay_id)
				WHERE y.order_pay_id = $1 AND y.paid_at IS NOT NULL AND y.amount > 0
				ORDER BY y.order_add_pay_id NULLS FIRST, y.payment_id LIMIT 50`,
			},
			[orderPayId],
		);
		return rows.map((row) => ({
			reason: row.reason,
			method: row.method,
			amount: row.amount,
			refundedAmount: row.cancelled_amount,
			paidAt: row.paid_at.getTime(),
			refundedAt: row.cancelled_at?.getTime() ?? null,
			detail: row.provider_detail,
		}));
	}
}
