import { extraRefundAt } from "#domain/booking/refund.ts";
import { sumWon, type Won, won } from "#domain/shared/Won.ts";
import type { OrderPayment } from "#server/commerce/payment/store/OrderPayment.ts";
import { type PaidExtra, PaymentStore } from "#server/commerce/payment/store/PaymentStore.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import type { ExtraRefund, QuotePart } from "./store/QuoteStore.ts";
import { type QuotedRefund, RefundStore } from "./store/RefundStore.ts";

/** Records an extra payment of which this much is refunded. */
export const refundedExtra = ({ paymentId, amount }: PaidExtra, refundAmount: Won): ExtraRefund => ({
	paymentId,
	penalty: amount - refundAmount,
	refundAmount,
});

/** Returns the refund of an extra payment, at the same percentage as its booking. [DEC-095] */
export const extraRefund = (extra: PaidExtra, refundPercent: number): ExtraRefund =>
	refundedExtra(extra, extraRefundAt(won(extra.amount), refundPercent));

/** Sums the refunds and penalties of the extra payments in a quote's parts. */
export function extrasOf(parts: readonly Pick<QuotePart, "extras">[]): {
	readonly refund: number;
	readonly penalty: number;
} {
	const extras = parts.flatMap((part) => part.extras ?? []);
	return {
		refund: sumWon(extras.map(({ refundAmount }) => refundAmount)),
		penalty: sumWon(extras.map(({ penalty }) => penalty)),
	};
}

export interface MoneyBack {
	readonly refundId: number;
	readonly amount: number;
	readonly reason: string;
}

/** Records the refunds of extra payments as quoted; each was charged separately at the provider, so each needs its own call. */
export async function returnExtras(
	tx: Queryable,
	refund: QuotedRefund,
	send: (payment: OrderPayment, back: MoneyBack) => Promise<unknown>,
	now: number,
): Promise<void> {
	const payments = new PaymentStore(tx);
	const { orderPayId, cause, reason } = refund;
	const due = refund.parts.flatMap(({ orderProductId, extras = [] }) =>
		extras.map((extra) => ({ orderProductId, ...extra })),
	);
	for (const { orderProductId, paymentId, penalty, refundAmount: amount } of due) {
		const payment = await payments.read(paymentId);
		// an extra payment already refunded in another way is not refunded twice
		if (!(payment?.status === "complete" || payment?.status === "partialCanceled")) continue;
		await payments.move(payment, "CANCEL_ASKED", now);
		const refundId = await new RefundStore(tx).open(
			{
				paymentId,
				orderPayId,
				orderProductId,
				quoteId: null,
				cause,
				penalty,
				amount,
				awesomeCash: 0,
				welfarePoints: 0,
				isCouponRestored: false,
				reason,
				runAt: now,
			},
			"EXTRA_CANCELLED",
			now,
		);
		await send(payment, { refundId, amount, reason });
	}
}
