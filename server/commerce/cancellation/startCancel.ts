import { firstProduct, type Order, type OrderProduct } from "#domain/booking/Order.ts";
import { undoClosesAt } from "#domain/booking/undoWindow.ts";
import type { OrderActor } from "#domain/order/orderMachine.ts";
import { isOwnChannel } from "#domain/stay/channel.ts";
import { moveProduct } from "#server/commerce/booking/moveProduct.ts";
import { OrderProductStore } from "#server/commerce/booking/store/OrderProductStore.ts";
import { PaymentStore } from "#server/commerce/payment/store/PaymentStore.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { enqueue } from "#server/platform/outbox/store/enqueue.ts";
import { scopeOf } from "./CancelScope.ts";
import { makeQuote } from "./quotes.ts";
import { extrasOf } from "./returnExtras.ts";
import { type CancelQuote, QuoteStore } from "./store/QuoteStore.ts";
import { RefundStore } from "./store/RefundStore.ts";
import { RefusedRefundStore } from "./store/RefusedRefundStore.ts";

export interface CancelStart {
	readonly products: readonly OrderProduct[];
	readonly event: "USER_CANCEL" | "LMS_CANCEL" | "SUPPLIER_REJECT";
	readonly actor: OrderActor;
	readonly reason: string;
	/** The quote given to the traveller; null when there was none and the refund is calculated now. */
	readonly quote: CancelQuote | null;
	/** Epoch milliseconds. */
	readonly now: number;
}

const causes = { USER_CANCEL: "member", LMS_CANCEL: "link", SUPPLIER_REJECT: "supplier" } as const;

/**
 * Requests the cancellation of some rooms of a locked order: their status changes, the payment awaits the refund, and the refund waits for
 * its due time (own channel, ten minutes) or for the supplier's answer. [DEC-084, DEC-177]
 * @throws Refusal notCancellable, alreadyProcessed while another cancellation of the order is in progress
 */
export async function startCancel(tx: Queryable, order: Order, start: CancelStart): Promise<void> {
	const { products, event, actor, reason, now } = start;
	const isWhole = products.length === scopeOf(order, null).products.length;
	const isForced = event === "SUPPLIER_REJECT";
	const orderProductId = isWhole ? null : (products[0]?.orderProductId ?? null);
	const quote = start.quote ?? (await makeQuote(tx, order, { orderProductId, products }, now, { isForced }));
	for (const product of products) {
		await moveProduct(tx, product, { event, actor, now, note: reason });
		await new OrderProductStore(tx).saveCancelReason(product.orderProductId, reason);
	}
	const payments = new PaymentStore(tx);
	const payment = await payments.main(order.orderPayId);
	if (!payment) throw new Refusal("notCancellable");
	// A refund of this payment that the provider has refused keeps the payment open.
	const isLast = isWhole && !(await new RefusedRefundStore(tx).isOwed(payment.id, null));
	await payments.move(payment, isLast ? "CANCEL_ASKED" : "PART_CANCEL_ASKED", now);
	await new QuoteStore(tx).markUsed(quote.id, now);
	const extras = extrasOf(quote.parts);
	await new RefundStore(tx).open(
		{
			paymentId: payment.id,
			orderPayId: order.orderPayId,
			orderProductId: quote.orderProductId,
			quoteId: quote.id,
			cause: actor === "operator" ? "operator" : causes[event],
			penalty: quote.penalty - extras.penalty,
			amount: quote.refundAmount - extras.refund,
			awesomeCash: quote.refundAwesomeCash,
			welfarePoints: quote.refundWelfarePoints,
			isCouponRestored: quote.isCouponRestored,
			reason,
			runAt: isForced ? now : undoClosesAt(now),
		},
		"CANCEL_ASKED",
		now,
	);
	if (actor !== "supplier" && !isOwnChannel(firstProduct(order).channelIndex))
		await askSupplier(tx, products, now);
}

/** Has the supplier cancel all rooms of the cancellation, which are answered together, or that an operator has already cancelled. */
async function askSupplier(tx: Queryable, [first]: readonly OrderProduct[], now: number): Promise<void> {
	if (!first) return;
	const { orderNo: key, orderProductId } = first;
	await enqueue(tx, { topic: "supplier.cancel", key, payload: { orderProductId }, runAt: now });
}
