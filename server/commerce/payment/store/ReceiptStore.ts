import { Store } from "#server/platform/database/Store.ts";

/** A charge of an order, with the receipts the provider issued. Amounts in whole won, times in epoch milliseconds. */
export interface ChargedPayment {
	/** Reason for the extra charge; null for the order itself. */
	readonly reason: string | null;
	readonly method: string;
	readonly amount: number;
	readonly paidAt: number;
	/** Refunds of this charge, in order of time. */
	readonly refunds: readonly { readonly amount: number; readonly at: number }[];
	/** As the provider returned it: masked card number, URLs of its pages. */
	readonly detail: Readonly<Record<string, unknown>>;
}

interface ChargedRow {
	readonly reason: string | null;
	readonly method: string;
	readonly amount: number;
	readonly paid_at: Date;
	readonly refunds: ChargedPayment["refunds"];
	readonly provider_detail: Readonly<Record<string, unknown>>;
}

/** Reads what was actually charged for orders. */
export class ReceiptStore extends Store {
	/**
	 * Returns the charge of the order itself, then the extra charges in the order of their demands, at most 50; empty when points and
	 * coupons covered everything.
	 */
	async ofOrder(orderPayId: number): Promise<ChargedPayment[]> {
		const { rows } = await this.db.query<ChargedRow>(
			{
				name: "payments.charged",
				text: `SELECT a.reason, y.method, y.amount, y.paid_at, y.provider_detail,
					coalesce((SELECT jsonb_agg(jsonb_build_object('amount', r.amount, 'at', floor(extract(epoch FROM r.settled_at) * 1000))
						ORDER BY r.settled_at, r.refund_id) FROM refund r
						WHERE r.order_pay_id = y.order_pay_id AND r.payment_id = y.payment_id AND r.state = 'done' AND r.amount > 0), '[]') AS refunds
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
			paidAt: row.paid_at.getTime(),
			refunds: row.refunds,
			detail: row.provider_detail,
		}));
	}
}
