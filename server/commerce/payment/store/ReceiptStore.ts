import { epoch } from "#server/platform/database/epoch.ts";
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

/** Reads what was actually charged for orders. */
export class ReceiptStore extends Store {
	/**
	 * Returns the charge of the order itself, then the extra charges in the order of their demands, at most 50; empty when points and
	 * coupons covered everything.
	 */
	ofOrder(orderPayId: number): Promise<ChargedPayment[]> {
		return this.rows<ChargedPayment>(
			{
				name: "payments.charged",
				text: `SELECT a.reason, y.method, y.amount, ${epoch("y.paid_at")} AS "paidAt", y.provider_detail AS detail,
					coalesce((SELECT jsonb_agg(jsonb_build_object('amount', r.amount, 'at', ${epoch("r.settled_at")})
						ORDER BY r.settled_at, r.refund_id) FROM refund r
						WHERE r.order_pay_id = y.order_pay_id AND r.payment_id = y.payment_id AND r.state = 'done' AND r.amount > 0), '[]') AS refunds
				FROM payment y LEFT JOIN order_add_pay a USING (order_add_pay_id)
				WHERE y.order_pay_id = $1 AND y.paid_at IS NOT NULL AND y.amount > 0
				ORDER BY y.order_add_pay_id NULLS FIRST, y.payment_id LIMIT 50`,
			},
			[orderPayId],
		);
	}
}
