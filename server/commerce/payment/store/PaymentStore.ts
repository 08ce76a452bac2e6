import { movePayment, type PaymentEvent } from "#domain/payment/paymentMachine.ts";
import { Store } from "#server/platform/database/Store.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { Batch } from "#server/platform/jobs/forEachIsolated.ts";
import { type OrderPayment, paymentColumns } from "./OrderPayment.ts";

/** Columns a payment's transition writes besides its status. */
export interface PaymentChange {
	readonly providerKey?: string;
	readonly providerDetail?: object;
	readonly failCode?: string;
	/** Added to the refunded amount. */
	readonly refunded?: number;
}

/** A paid extra charge of a room. */
export interface PaidExtra {
	readonly paymentId: number;
	readonly orderProductId: number;
	readonly amount: number;
	/** Whether it paid the difference for a change of the booking, and so a part of the booking's price. */
	readonly isDifference: boolean;
}

const changePayment = {
	name: "payments.change",
	text: `UPDATE payment AS y SET status = $2, status_before = $3, provider_key = coalesce($4, provider_key),
		provider_detail = coalesce($5::jsonb, provider_detail), fail_code = coalesce($6, fail_code),
		cancelled_amount = cancelled_amount + $7,
		paid_at = CASE WHEN $2 = 'complete' THEN coalesce(paid_at, $8) ELSE paid_at END,
		cancelled_at = CASE WHEN $7 > 0 OR $2 = 'cancel' THEN $8 ELSE cancelled_at END,
		updated_at = $8, version = version + 1 WHERE payment_id = $1 RETURNING ${paymentColumns}`,
};

/** Stores payments of orders; their status changes only through table 4.2. */
export class PaymentStore extends Store {
	read(paymentId: number): Promise<OrderPayment | null> {
		return this.row<OrderPayment>(
			{ name: "payments.read", text: `SELECT ${paymentColumns} FROM payment y WHERE y.payment_id = $1` },
			[paymentId],
		);
	}

	/** Returns the payment of the order itself (not of an extra charge): the active one, else the last failed one. */
	main(orderPayId: number): Promise<OrderPayment | null> {
		return this.row<OrderPayment>(
			{
				name: "payments.main",
				text: `SELECT ${paymentColumns} FROM payment y WHERE y.order_pay_id = $1 AND y.kind <> 'addpay'
				ORDER BY (y.status = 'fail'), y.payment_id DESC LIMIT 1`,
			},
			[orderPayId],
		);
	}

	/** Returns an order's payments that are still to be made. */
	waiting(orderPayId: number): Promise<OrderPayment[]> {
		return this.rows<OrderPayment>(
			`SELECT ${paymentColumns} FROM payment y WHERE y.order_pay_id = $1 AND y.status = 'ready' ORDER BY y.payment_id`,
			[orderPayId],
		);
	}

	/** Returns the waiting payment of an order, or of the given extra charge (null means the order itself). */
	waitingFor(orderPayId: number, extraPaymentId: number | null): Promise<OrderPayment | null> {
		return this.row<OrderPayment>(
			{
				name: "payments.waitingFor",
				text: `SELECT ${paymentColumns} FROM payment y
				WHERE y.order_pay_id = $1 AND coalesce(y.order_add_pay_id, 0) = $2 AND y.status = 'ready' AND (y.kind = 'addpay') = ($2 > 0)`,
			},
			[orderPayId, extraPaymentId ?? 0],
		);
	}

	/**
	 * Opens a payment (PREPARE of table 4.2); null when an active one exists. Either way, the order's hold and payment method are updated.
	 * @param heldUntil new end of the hold; null when the order is not on hold
	 */
	open(
		payment: Pick<
			OrderPayment,
			"orderPayId" | "extraPaymentId" | "kind" | "method" | "provider" | "amount" | "expiresAt"
		>,
		heldUntil: number | null,
		now: number,
	): Promise<OrderPayment | null> {
		return this.row<OrderPayment>(
			{
				name: "payments.open",
				text: `WITH held AS (
					UPDATE order_pay SET hold_until = $9, pay_method = $4 WHERE order_pay_id = $1 AND $9::timestamptz IS NOT NULL
				)
				INSERT INTO payment AS y (order_pay_id, order_add_pay_id, kind, method, provider, amount, expires_at, created_at, updated_at)
				VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)
				ON CONFLICT (order_pay_id, kind, coalesce(order_add_pay_id, 0)) WHERE status NOT IN ('fail', 'cancel') DO NOTHING
				RETURNING ${paymentColumns}`,
			},
			[
				payment.orderPayId,
				payment.extraPaymentId,
				payment.kind,
				payment.method,
				payment.provider,
				payment.amount,
				new Date(payment.expiresAt),
				new Date(now),
				heldUntil === null ? null : new Date(heldUntil),
			],
		);
	}

	async extend(paymentId: number, expiresAt: number, now: number): Promise<void> {
		await this.db.query("UPDATE payment SET expires_at = $2, updated_at = $3 WHERE payment_id = $1", [
			paymentId,
			new Date(expiresAt),
			new Date(now),
		]);
	}

	/**
	 * Applies a transition of table 4.2 to a payment of a locked order.
	 * @throws Refusal alreadyProcessed when the table forbids it; nothing has changed then
	 */
	async move(
		payment: OrderPayment,
		event: PaymentEvent,
		now: number,
		change: PaymentChange = {},
	): Promise<OrderPayment> {
		const moved = movePayment({ status: payment.status, heldStatus: payment.heldStatus }, event);
		if (!moved.ok) throw new Refusal("alreadyProcessed");
		const changed = await this.row<OrderPayment>(changePayment, [
			payment.id,
			moved.value.status,
			moved.value.heldStatus,
			change.providerKey ?? null,
			change.providerDetail ? JSON.stringify(change.providerDetail) : null,
			change.failCode ?? null,
			change.refunded ?? 0,
			new Date(now),
		]);
		return changed!;
	}

	/** Returns payments of extra charges that have expired unpaid, and about which no provider is being asked. */
	overdueExtras(now: number, { limit, skip }: Batch): Promise<OrderPayment[]> {
		return this.rows<OrderPayment>(
			`SELECT ${paymentColumns} FROM payment y
			WHERE y.kind = 'addpay' AND y.status = 'ready' AND y.expires_at <= $1 AND NOT EXISTS (
				SELECT 1 FROM payment_attempt a WHERE a.payment_id = y.payment_id AND a.state IN ('intent', 'calling', 'unknown'))
			ORDER BY y.payment_id LIMIT $2 OFFSET $3`,
			[new Date(now), limit, skip],
		);
	}

	/** Returns the paid extra charges of the given rooms, oldest first. [DEC-095, DEC-198] */
	paidExtras(orderProductIds: readonly number[]): Promise<PaidExtra[]> {
		return this.rows<PaidExtra>(
			`SELECT y.payment_id AS "paymentId", a.order_product_id AS "orderProductId", a.amount,
				EXISTS (SELECT 1 FROM booking_change c WHERE c.order_add_pay_id = a.order_add_pay_id) AS "isDifference"
			FROM payment y JOIN order_add_pay a USING (order_add_pay_id)
			WHERE a.order_product_id = ANY ($1) AND a.state = 'paid' AND y.status IN ('complete', 'partialCanceled')
			ORDER BY y.payment_id`,
			[orderProductIds],
		);
	}

	/** Returns the payments for a demand, with the amount not yet refunded. */
	ofDemand(extraPaymentId: number): Promise<{ readonly id: number; readonly amount: number }[]> {
		return this.rows<{ id: number; amount: number }>(
			`SELECT y.payment_id AS id, a.amount FROM payment y JOIN order_add_pay a USING (order_add_pay_id)
			WHERE a.order_add_pay_id = $1 AND a.state = 'paid' AND y.status IN ('complete', 'partialCanceled')`,
			[extraPaymentId],
		);
	}

	/** Returns the amount the provider has refunded so far of a room's extra payments. */
	async refundedExtras(orderProductId: number): Promise<number> {
		const { rows } = await this.db.query<{ back: number }>(
			`SELECT coalesce(sum(y.cancelled_amount), 0)::int AS back FROM payment y JOIN order_add_pay a USING (order_add_pay_id)
			WHERE a.order_product_id = $1`,
			[orderProductId],
		);
		return rows[0]?.back ?? 0;
	}
}
