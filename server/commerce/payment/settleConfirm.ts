import { type Order, productOf } from "#domain/booking/Order.ts";
import { tellMoneyReturned } from "#server/commerce/booking/bookingMessages.ts";
import { tellExtraPaid } from "#server/commerce/booking/extraPaymentMessage.ts";
import { moveProduct } from "#server/commerce/booking/moveProduct.ts";
import { placeOrder } from "#server/commerce/booking/placeOrder.ts";
import { releaseOrder } from "#server/commerce/booking/releaseOrder.ts";
import { ExtraPaymentStore } from "#server/commerce/booking/store/ExtraPaymentStore.ts";
import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import { differencePaid } from "#server/commerce/change/moveChange.ts";
import {
	type ConfirmResult,
	type GatewayPayment,
	gatewayOrderId,
} from "#server/commerce/payment/gateway/PaymentGateway.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { AttemptStore, type PaymentAttempt } from "./store/AttemptStore.ts";
import type { OrderPayment } from "./store/OrderPayment.ts";
import { PaymentStore } from "./store/PaymentStore.ts";
import { lockPaymentWithOrder, type PaymentWithOrder } from "./store/paymentWithOrder.ts";

/** How a payment stands after settling. */
export type Settled = "approved" | "declined" | "unknown";

const isCharged = ({ status }: GatewayPayment): boolean =>
	status === "DONE" || status === "PARTIAL_CANCELED" || status === "WAITING_FOR_DEPOSIT";

/** The provider's answer says exactly what we asked for. [D22, D34] */
const isExpected = (charged: GatewayPayment, payment: OrderPayment, { orderNum }: Order): boolean =>
	charged.status === "DONE" &&
	charged.currency === "KRW" &&
	charged.totalAmount === payment.amount &&
	charged.orderId === gatewayOrderId(orderNum, payment.id);

/** Marks the demand as paid and puts the room back where it was; false when nothing is asked any more. */
async function settleExtraPayment(
	tx: Queryable,
	order: Order,
	extraPaymentId: number | null,
	now: number,
): Promise<boolean> {
	const demands = new ExtraPaymentStore(tx);
	const demand = extraPaymentId === null ? null : await demands.read(extraPaymentId);
	if (!demand || !(await demands.settle(demand.id, "paid", now))) return false;
	if (await differencePaid(tx, order, demand.id, now)) return true;
	const product = productOf(order, demand.orderProductId);
	if (product.status === "add_pay")
		await moveProduct(tx, product, { event: "ADD_PAY_SETTLED", actor: "payment", now });
	await tellExtraPaid(tx, order, demand, now);
	return true;
}

/** Money that cannot buy what it was for goes back in full, by a call of its own. Never silently kept. [DEC-090] */
async function returnStrayMoney(
	tx: Queryable,
	order: Order,
	payment: OrderPayment,
	charged: GatewayPayment,
	now: number,
): Promise<void> {
	const attempts = new AttemptStore(tx);
	if (await attempts.isStrayReturning(payment.id)) return;
	const { paymentKey, orderId, balanceAmount: amount } = charged;
	const reason = "예약을 완료할 수 없어 자동 취소";
	await attempts.intend(
		{
			paymentId: payment.id,
			action: "cancel",
			amount,
			request: { paymentKey, orderId, reason, isStray: true },
			orderNum: order.orderNum,
		},
		now,
	);
	await new OrderStore(tx).noteLateMoney(order.orderPayId);
	await tellMoneyReturned(tx, order, amount, now);
}

async function fail(
	tx: Queryable,
	order: Order,
	payment: OrderPayment,
	failCode: string,
	now: number,
): Promise<void> {
	if (payment.status === "ready") await new PaymentStore(tx).move(payment, "APPROVE_FAIL", now, { failCode });
	if (payment.kind !== "addpay") await releaseOrder(tx, order.orderPayId, "payment_failed", now);
}

/** Pays for what was asked, which ends the call; false when that is over. */
async function approve(
	tx: Queryable,
	{ order, payment, confirmsAtOnce }: PaymentWithOrder,
	attempt: PaymentAttempt,
	charged: GatewayPayment,
	now: number,
): Promise<boolean> {
	if (payment.status !== "ready") return false;
	const isExtra = payment.kind === "addpay";
	const isAsked = isExtra
		? await settleExtraPayment(tx, order, payment.extraPaymentId, now)
		: order.stage === "hold";
	if (!isAsked) return false;
	await new PaymentStore(tx).move(payment, "APPROVE_OK", now, {
		providerKey: charged.paymentKey,
		providerDetail: charged.detail,
		agreedBy: attempt.id,
	});
	if (!isExtra) await placeOrder(tx, order, { confirmsAtOnce, now });
	return true;
}

/** The provider has charged: the order is paid, or the money goes back. */
async function settleCharged(
	tx: Queryable,
	found: PaymentWithOrder,
	attempt: PaymentAttempt,
	charged: GatewayPayment,
	now: number,
): Promise<Settled> {
	const { order, payment } = found;
	const isMatching = isExpected(charged, payment, order);
	if (isMatching && (await approve(tx, found, attempt, charged, now))) return "approved";
	const code = isMatching ? "TOO_LATE" : "MISMATCH";
	await new AttemptStore(tx).end(attempt.id, "REFUSED", now, code);
	await fail(tx, order, payment, code, now);
	if (isCharged(charged)) await returnStrayMoney(tx, order, payment, charged, now);
	return "declined";
}

/**
 * Writes the provider's answer to a charge down, in one transaction: paid and placed, or failed and everything released, or
 * unknown and looked up later. Safe to repeat with any answer: what is settled stays settled. [DEC-173, payments 3.10]
 */
export async function settleConfirm(
	tx: Queryable,
	attempt: PaymentAttempt,
	result: ConfirmResult,
	now: number,
): Promise<Settled> {
	const attempts = new AttemptStore(tx);
	const found = await lockPaymentWithOrder(tx, attempt.paymentId);
	if (!found) throw new Error("an attempt belongs to an order");
	const { order, payment } = found;
	if (payment.status !== "ready" && payment.status !== "fail") return "approved";
	if (result.kind === "approved") return settleCharged(tx, found, attempt, result.payment, now);
	if (result.kind === "unknown") {
		if (payment.status === "fail") return "declined";
		await attempts.postpone(attempt, result.code, now);
		return "unknown";
	}
	if (await attempts.end(attempt.id, "REFUSED", now, result.code))
		await fail(tx, order, payment, result.code, now);
	return "declined";
}
