import { isActive, type Order, type OrderProduct, productOf, withProducts } from "#domain/booking/Order.ts";
import type { OrderActor } from "#domain/order/orderMachine.ts";
import { refundEvent } from "#domain/payment/paymentMachine.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { notifyCancelled } from "#server/commerce/booking/bookingMessages.ts";
import { notifyCancelRefused } from "#server/commerce/booking/failedPaymentMessages.ts";
import { moveProduct } from "#server/commerce/booking/moveProduct.ts";
import { returnStock } from "#server/commerce/booking/returnStock.ts";
import { tellStay } from "#server/commerce/booking/stayMessages.ts";
import { ExtraPaymentStore } from "#server/commerce/booking/store/ExtraPaymentStore.ts";
import { OrderProductStore } from "#server/commerce/booking/store/OrderProductStore.ts";
import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import { CouponStore } from "#server/commerce/coupon/store/CouponStore.ts";
import { gatewayOrderId } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import { AttemptStore } from "#server/commerce/payment/store/AttemptStore.ts";
import type { OrderPayment } from "#server/commerce/payment/store/OrderPayment.ts";
import { PaymentStore } from "#server/commerce/payment/store/PaymentStore.ts";
import { returnPoints } from "#server/commerce/points/returnPoints.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { extrasOf, type MoneyBack, returnExtras } from "./returnExtras.ts";
import { isBySeller, type QuotedRefund, RefundStore } from "./store/RefundStore.ts";
import { RefusedRefundStore } from "./store/RefusedRefundStore.ts";

/** A refund with its order, payment and products; the order is locked. */
interface LockedRefund {
	readonly refund: QuotedRefund;
	readonly order: Order;
	readonly payment: OrderPayment;
	/** The rooms it covers. */
	readonly products: readonly OrderProduct[];
}

async function lockRefund(tx: Queryable, refundId: number): Promise<LockedRefund> {
	const refunds = new RefundStore(tx);
	const order = await new OrderStore(tx).lock({ orderPayId: (await refunds.orderOf(refundId)) ?? 0 });
	const refund = await refunds.read(refundId);
	const payment = refund && (await new PaymentStore(tx).read(refund.paymentId));
	if (!refund || !order || !payment) throw new Error(`refund ${refundId} is complete`);
	const ids = new Set(refund.parts.map((part) => part.orderProductId));
	const products = order.products.filter((product) => ids.has(product.orderProductId));
	return { refund, order, payment, products };
}

/** Number of rooms of the order that stay booked after this refund. */
const roomsLeft = ({ order, products }: LockedRefund): number =>
	order.products.filter((product) => !products.includes(product) && isActive(product)).length;

/** Number of further refunds the payment may still see: one per room that stays booked, and one if the provider has refused another refund. */
async function toFollow(tx: Queryable, locked: LockedRefund): Promise<number> {
	const { paymentId, id } = locked.refund;
	return roomsLeft(locked) + Number(await new RefusedRefundStore(tx).isOwed(paymentId, id));
}

/** Records an attempt to ask the provider for a refund. Returns the attempt's ID. */
export async function sendRefund(
	tx: Queryable,
	{ orderNum }: Order,
	payment: OrderPayment,
	{ refundId, amount, reason }: MoneyBack,
	now: number,
): Promise<number> {
	const { id: paymentId, providerKey } = payment;
	const request = { paymentKey: providerKey ?? "", orderId: gatewayOrderId(orderNum, paymentId), reason };
	const attempt = await new AttemptStore(tx).schedule(
		{ paymentId, action: "cancel", amount, request, orderNum },
		now,
	);
	await new RefundStore(tx).saveAttempt(refundId, attempt.id);
	return attempt.id;
}

/**
 * Accepts a cancellation: frees the rooms and records the refund attempt; without money to refund, it finishes at once. Returns the attempt
 * to run, or null when there is none or the refund is no longer waiting. [DEC-084]
 */
export async function acceptRefund(
	tx: Queryable,
	refundId: number,
	actor: OrderActor,
	now: number,
): Promise<number | null> {
	const { refund, order, payment, products } = await lockRefund(tx, refundId);
	if (refund.state !== "waiting") return null;
	for (const product of products) {
		if (product.status === "cancel_request")
			await moveProduct(tx, product, { event: "CANCEL_ACCEPTED", actor, now });
		await returnStock(tx, product);
	}
	await tellStay(tx, withProducts(order, ...products), "cancelled", now);
	await new RefundStore(tx).move(refund, "CANCEL_ACCEPTED", now);
	const send = async (paid: OrderPayment, back: MoneyBack): Promise<number | null> => {
		if (back.amount > 0) return sendRefund(tx, order, paid, back, now);
		await finishRefund(tx, back.refundId, now);
		return null;
	};
	await returnExtras(tx, refund, send, now);
	return send(payment, { refundId, amount: refund.amount, reason: refund.reason });
}

/** Marks each room as cancelled and records its share of the refund. */
async function settleProducts(tx: Queryable, { refund, order }: LockedRefund, now: number): Promise<void> {
	for (const part of refund.parts) {
		await new OrderProductStore(tx).addRefund(part.orderProductId, {
			amount: part.refundAmount,
			awesomeCash: part.refundPointAmount,
			welfarePoints: part.refundUserPointAmount,
		});
		const product = productOf(order, part.orderProductId);
		await moveProduct(tx, product, { event: "REFUND_DONE", actor: "payment", now });
	}
}

async function givePointsBack(tx: Queryable, { refund, order }: LockedRefund, now: number): Promise<void> {
	await new OrderStore(tx).addRefundedPoints(order.orderPayId, refund.awesomeCash, refund.welfarePoints);
	await returnPoints(tx, order, refund, `cancel:${refund.id}`, now);
}

/** Finishes a refund once the provider has paid it back, or when there was no money to refund: returns points and coupons and cancels the rooms. */
export async function finishRefund(tx: Queryable, refundId: number, now: number): Promise<void> {
	const locked = await lockRefund(tx, refundId);
	const { refund, order, payment, products } = locked;
	if (refund.state !== "sent") return;
	await settleProducts(tx, locked, now);
	const event = refundEvent(payment.status, await toFollow(tx, locked));
	await new PaymentStore(tx).move(payment, event, now, { refunded: refund.amount });
	await givePointsBack(tx, locked, now);
	const coupons = refund.isCouponRestored
		? await new CouponStore(tx).release(order.orderPayId, koreanDay(now))
		: 0;
	await new RefundStore(tx).move(refund, "PAID_BACK", now);
	// A change sends its own messages, and its booking stays.
	if (refund.cause === "change") return;
	if (payment.extraPaymentId !== null) return new ExtraPaymentStore(tx).refund(payment.extraPaymentId);
	const extras = extrasOf(refund.parts);
	const [first] = products;
	const promised =
		isBySeller(refund) && first
			? await new RefundStore(tx).ofProduct(order.orderPayId, first.orderProductId)
			: null;
	await notifyCancelled(
		tx,
		withProducts(order, ...products),
		{
			amount: refund.amount + extras.refund,
			points: refund.awesomeCash + refund.welfarePoints,
			penalty: refund.penalty + extras.penalty,
			coupons,
			left: roomsLeft(locked),
			refusal: isBySeller(refund) ? refund.reason : null,
			compensation: promised?.compensation ?? null,
		},
		now,
	);
}

/** Drops a cancellation that the member has undone or the supplier has refused; everything returns to its previous state. [DEC-177] */
export async function dropRefund(
	tx: Queryable,
	refundId: number,
	by: {
		readonly event: "CANCEL_UNDONE" | "CANCEL_REFUSED";
		readonly actor: OrderActor;
		readonly now: number;
	},
): Promise<void> {
	const { refund, order, payment, products } = await lockRefund(tx, refundId);
	if (refund.state !== "waiting") return;
	for (const product of products) await moveProduct(tx, product, by);
	await new PaymentStore(tx).move(payment, "REFUND_REFUSED", by.now);
	await new RefundStore(tx).move(refund, by.event, by.now);
	if (by.event === "CANCEL_REFUSED") await notifyCancelRefused(tx, withProducts(order, ...products), by.now);
}

/** Records the provider's final refusal: the payment returns to its previous state, and an operator has to handle the order. */
export async function refuseRefund(tx: Queryable, refundId: number, now: number): Promise<void> {
	const { refund, payment } = await lockRefund(tx, refundId);
	if (refund.state !== "sent") return;
	await new PaymentStore(tx).move(payment, "REFUND_REFUSED", now);
	await new RefundStore(tx).move(refund, "PROVIDER_REFUSED", now);
}

/**
 * Asks the provider again for a refund it has refused: a new attempt with its own idempotency key, because the old key is bound to the
 * refusal. Returns the ID of the attempt to run after the commit.
 */
export async function retryRefund(tx: Queryable, refundId: number, now: number): Promise<number> {
	const locked = await lockRefund(tx, refundId);
	const { refund, order, payment } = locked;
	const isLast = refund.amount === payment.amount - payment.refundedAmount;
	const isWhole =
		payment.extraPaymentId !== null
			? refund.cause !== "change" || isLast
			: (await toFollow(tx, locked)) === 0;
	await new PaymentStore(tx).move(payment, isWhole ? "CANCEL_ASKED" : "PART_CANCEL_ASKED", now);
	await new RefundStore(tx).move(refund, "RETRIED", now);
	return sendRefund(tx, order, payment, { refundId, amount: refund.amount, reason: refund.reason }, now);
}
