import { extraRefundAt } from "#domain/booking/refund.ts";
import { sumWon, type Won, won } from "#domain/shared/Won.ts";
import type { RefundRow } from "#server/bookings/bookingFacts.ts";
import type { Queryable } from "#server/database/Database.ts";
import { changePayment, type PaymentRow, readPayment } from "#server/payments/payments.ts";

/** What one extra payment of a cancelled product gives back. */
export interface ExtraRefund {
	readonly paymentId: number;
	readonly penalty: number;
	readonly refundAmount: number;
}

/** A confirmed extra payment. */
export interface PaidExtra {
	readonly paymentId: number;
	readonly orderProductId: number;
	readonly amount: Won;
}

/** The confirmed extra payments of some products of a locked order. [DEC-095] */
export async function paidExtras(tx: Queryable, orderProductIds: readonly number[]): Promise<PaidExtra[]> {
	const { rows } = await tx.query<{ payment_id: number; order_product_id: number; amount: number }>(
		`SELECT y.payment_id, a.order_product_id, y.amount FROM payment y JOIN order_add_pay a USING (order_add_pay_id)
		WHERE a.order_product_id = ANY ($1) AND y.status = 'complete' ORDER BY y.payment_id`,
		[orderProductIds],
	);
	return rows.map((row) => ({
		paymentId: row.payment_id,
		orderProductId: row.order_product_id,
		amount: won(row.amount),
	}));
}

/** An extra payment follows the percentage of its booking. */
export function extraRefund({ paymentId, amount }: PaidExtra, refundPercent: number): ExtraRefund {
	const refundAmount = extraRefundAt(amount, refundPercent);
	return { paymentId, penalty: amount - refundAmount, refundAmount };
}

interface WithExtras {
	/** Missing in what was promised before extra payments were a part of it. */
	readonly extras?: readonly ExtraRefund[];
}

/** What the extra payments of a promise's products give back, and keep. */
export function extrasOf(parts: readonly WithExtras[]): {
	readonly refund: number;
	readonly penalty: number;
} {
	const extras = parts.flatMap((part) => part.extras ?? []);
	return {
		refund: sumWon(extras.map(({ refundAmount }) => won(refundAmount))),
		penalty: sumWon(extras.map(({ penalty }) => won(penalty))),
	};
}

/** Writes down refunds of extra payments as promised; each is a charge of its own at the provider, so a call of its own. */
export async function returnExtras(
	tx: Queryable,
	refund: RefundRow,
	parts: readonly (WithExtras & { readonly orderProductId: number })[],
	send: (
		payment: PaymentRow,
		refund: { readonly refundId: number; readonly amount: number; readonly reason: string },
	) => Promise<unknown>,
	now: number,
): Promise<void> {
	const due = parts.flatMap(({ orderProductId, extras = [] }) =>
		extras.map((extra) => ({ orderProductId, ...extra })),
	);
	for (const { orderProductId, paymentId, penalty, refundAmount } of due) {
		const payment = await readPayment(tx, paymentId);
		if (refundAmount === 0 || payment?.status !== "complete") continue;
		await changePayment(tx, payment, "CANCEL_ASKED", now);
		const { rows } = await tx.query<{ refund_id: number }>(
			`INSERT INTO refund (payment_id, order_pay_id, order_product_id, cause, penalty, amount, reason, state, run_at, created_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7, 'sent', $8, $8) RETURNING refund_id`,
			[
				paymentId,
				refund.order_pay_id,
				orderProductId,
				refund.cause,
				penalty,
				refundAmount,
				refund.reason,
				new Date(now),
			],
		);
		const refundId = rows[0]!.refund_id;
		await send(payment, { refundId, amount: refundAmount, reason: refund.reason });
	}
}

/** What the provider has given back of the extra payments of a product so far. */
export async function returnedExtras(tx: Queryable, orderProductId: number): Promise<number> {
	const { rows } = await tx.query<{ back: number }>(
		`SELECT coalesce(sum(y.cancelled_amount), 0)::int AS back FROM payment y JOIN order_add_pay a USING (order_add_pay_id)
		WHERE a.order_product_id = $1`,
		[orderProductId],
	);
	return rows[0]?.back ?? 0;
}
