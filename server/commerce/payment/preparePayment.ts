import type { Order } from "#domain/booking/Order.ts";
import { firstProduct } from "#domain/booking/Order.ts";
import { providerReturns } from "#domain/navigation/addresses.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { extendedHold, isHeld, paymentMilliseconds } from "#domain/payment/hold.ts";
import { needsProvider } from "#domain/payment/paymentAmounts.ts";
import { isMethodAllowed } from "#domain/payment/paymentMethod.ts";
import { cutText } from "#domain/shared/cutText.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { won } from "#domain/shared/Won.ts";
import { placeOrder } from "#server/commerce/booking/placeOrder.ts";
import { releaseOrder } from "#server/commerce/booking/releaseOrder.ts";
import { BookedPlanStore } from "#server/commerce/booking/store/BookedPlanStore.ts";
import { type ExtraDemand, ExtraPaymentStore } from "#server/commerce/booking/store/ExtraPaymentStore.ts";
import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import { type Checkout, gatewayOrderId } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { nullIfUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { PaymentParts } from "./PaymentParts.ts";
import { AttemptStore } from "./store/AttemptStore.ts";
import type { OrderPayment } from "./store/OrderPayment.ts";
import { openFirstPayment } from "./store/openFirstPayment.ts";
import { PaymentStore } from "./store/PaymentStore.ts";

export interface PrepareRequest {
	readonly memberId: number;
	readonly payKind: "main" | "global" | "voucher" | "addpay" | "lms";
	readonly payMethod: string;
	/** Exactly one of orderNum and orderAddPayId is set. */
	readonly orderNum?: string;
	readonly orderAddPayId?: number;
}

export interface PreparedPayment {
	readonly paymentId: number;
	/** Null when nothing is left to pay and the payment is already complete. */
	readonly checkoutUrl: string | null;
	readonly amount: number;
	/** Epoch milliseconds. */
	readonly expiresAt: number;
	readonly lines: readonly PriceLine[];
}

interface Demand {
	readonly order: Order;
	/** Null when the order itself is to be paid. */
	readonly extra: ExtraDemand | null;
	readonly amount: number;
	readonly lines: readonly PriceLine[];
}

/**
 * Returns an open demand for an extra payment, with its order locked.
 * @throws Refusal notFound, alreadyProcessed
 */
async function extraDemandOf(tx: Queryable, id: number, memberId: number): Promise<Demand> {
	const demands = new ExtraPaymentStore(tx);
	const unlocked = await demands.read(id);
	// Queried even when the demand does not exist, so that the response time does not reveal whether another member's does.
	const order = await new OrderStore(tx).lock({ orderProductId: unlocked?.orderProductId ?? 0 }, memberId);
	if (!order) throw new Refusal("notFound");
	// It may have been paid while we waited for the lock.
	const extra = await demands.read(id);
	if (extra?.state !== "asked") throw new Refusal("alreadyProcessed");
	const lines: PriceLine[] = [{ kind: "extraPayment", amount: won(extra.amount) }];
	return { order, extra, amount: extra.amount, lines };
}

/**
 * Returns what is to be paid, with its order locked; null when the hold is over, in which case it is released.
 * @throws Refusal notFound, alreadyProcessed
 */
async function demandOf(tx: Queryable, request: PrepareRequest, now: number): Promise<Demand | null> {
	const { memberId, orderNum = "", orderAddPayId } = request;
	if (orderAddPayId !== undefined) return extraDemandOf(tx, orderAddPayId, memberId);
	const order = await new OrderStore(tx).lock({ orderNum }, memberId);
	if (!order) throw new Refusal("notFound");
	if (order.stage === "placed") throw new Refusal("alreadyProcessed");
	if (!isHeld(order.heldUntil, now)) {
		// Release an expired hold now instead of waiting for the job. The refusal is thrown after the commit.
		await releaseOrder(tx, order.orderPayId, "timeout", now);
		return null;
	}
	return { order, extra: null, amount: order.totalAmount, lines: order.lines };
}

/**
 * Returns the waiting payment for the same demand. One by another method, or an expired one, is closed.
 * @throws Refusal alreadyProcessed while the provider is being asked to charge it
 */
async function waitingPayment(
	tx: Queryable,
	{ order, extra }: Demand,
	method: string,
	now: number,
): Promise<OrderPayment | null> {
	const payments = new PaymentStore(tx);
	const waiting = await payments.waitingFor(order.orderPayId, extra?.id ?? null);
	if (!waiting) return null;
	if (await new AttemptStore(tx).isBeingCharged(waiting.id)) throw new Refusal("alreadyProcessed");
	const isOpen = waiting.expiresAt > now;
	if (waiting.method === method && isOpen) return waiting;
	await payments.move(waiting, isOpen ? "APPROVE_FAIL" : "EXPIRE", now, { failCode: "REPLACED" });
	return null;
}

async function openPayment(
	tx: Queryable,
	request: PrepareRequest,
	demand: Demand,
	provider: string,
	now: number,
): Promise<OrderPayment> {
	const payments = new PaymentStore(tx);
	const { order, extra, amount } = demand;
	const { orderPayId } = order;
	const { payKind: kind, payMethod: method } = request;
	const expiresAt = now + paymentMilliseconds;
	const wanted = { orderPayId, extraPaymentId: extra?.id ?? null, kind, method, provider, amount, expiresAt };
	const heldUntil = order.heldUntil && extendedHold(order.heldUntil, now, order.createdAt);
	const opened = await payments.open(wanted, heldUntil, now);
	if (opened) return opened;
	const waiting = await waitingPayment(tx, demand, method, now);
	if (waiting) {
		await payments.extend(waiting.id, expiresAt, now);
		return { ...waiting, expiresAt };
	}
	const instead = await payments.open(wanted, heldUntil, now);
	invariant(instead, "nothing else waits to be paid");
	return instead;
}

function checkoutOf({ order }: Demand, payment: OrderPayment): Checkout {
	const { orderNum } = order;
	const { snapshot } = firstProduct(order);
	const back = new URLSearchParams({ orderNum, paymentIdx: String(payment.id) });
	return {
		orderId: gatewayOrderId(orderNum, payment.id),
		orderName: cutText(`${snapshot.productName} ${snapshot.roomName}`, 100),
		amount: payment.amount,
		method: payment.method,
		returnPath: providerReturns.approved.to(String(back)),
		failPath: providerReturns.failed.to(String(back)),
		expiresAt: payment.expiresAt,
	};
}

/**
 * Checks that the request names either an order or an extra payment, with the matching kind.
 * @throws Refusal invalidRequest
 */
function checkRequest({ payKind, orderNum, orderAddPayId }: PrepareRequest): void {
	const hasOne = (orderNum === undefined) !== (orderAddPayId === undefined);
	const isExtra = orderAddPayId !== undefined;
	if (!hasOne || (payKind === "addpay") !== isExtra) throw new Refusal("invalidRequest");
}

interface Opened {
	readonly demand: Demand;
	readonly payment: OrderPayment;
}

/**
 * Fast path for nearly all payments: the first payment of an order on hold with an amount to pay. Null when that does not apply or fails;
 * the caller then takes the transactional path.
 */
async function openAtOnce(
	{ db, current }: PaymentParts,
	{ memberId, payKind, payMethod, orderNum }: PrepareRequest,
	now: number,
): Promise<Opened | null> {
	if (orderNum === undefined || payKind === "addpay" || !isMethodAllowed(payKind, payMethod)) return null;
	const wanted = { memberId, orderNum, kind: payKind, method: payMethod, provider: current.provider };
	const opened = await openFirstPayment(db, wanted, now).catch(nullIfUnavailable);
	if (!opened) return null;
	const { order, payment } = opened;
	return { demand: { order, extra: null, amount: payment.amount, lines: order.lines }, payment };
}

/**
 * Opens the payment in one transaction; if nothing is left to pay, it completes at once. Null when it is too late.
 * @throws Refusal notFound, alreadyProcessed, invalidRequest
 */
async function prepareInTx(
	tx: Queryable,
	provider: string,
	request: PrepareRequest,
	now: number,
): Promise<Opened | null> {
	const { payMethod } = request;
	const demand = await demandOf(tx, request, now);
	if (!demand) return null;
	const { order, extra } = demand;
	const kind = extra ? order.payKind : request.payKind;
	if (kind !== order.payKind || !isMethodAllowed(kind, payMethod)) throw new Refusal("invalidRequest");
	const isFree = !needsProvider(won(demand.amount));
	const payment = await openPayment(tx, request, demand, isFree ? "none" : provider, now);
	if (!isFree) return { demand, payment };
	const { propertyId, ratePlanId } = firstProduct(order);
	const confirmsAtOnce = await new BookedPlanStore(tx).confirmsAtOnce(propertyId, ratePlanId);
	const placed = await placeOrder(tx, { order, payment, confirmsAtOnce }, null, now);
	invariant(placed, "an order on hold that is locked can be placed");
	return { demand, payment: placed.payment };
}

/**
 * Opens a payment: extends the hold to twelve minutes from now, up to half an hour in total, and gets the provider's page. Repeated calls
 * return the same payment. [CALL-OTHER-01, DEC-090, DEC-173]
 * @throws Refusal invalidRequest, notFound, alreadyProcessed, soldOut when the hold is over
 */
export async function preparePayment(parts: PaymentParts, request: PrepareRequest): Promise<PreparedPayment> {
	const { db, clock, current } = parts;
	const now = clock.now();
	checkRequest(request);
	const opened =
		(await openAtOnce(parts, request, now)) ??
		(await db.tx((tx) => prepareInTx(tx, current.provider, request, now)));
	if (!opened) throw new Refusal("soldOut");
	const { demand, payment } = opened;
	const needsCheckout = payment.status === "ready";
	return {
		paymentId: payment.id,
		checkoutUrl: needsCheckout ? await current.checkout(checkoutOf(demand, payment)) : null,
		amount: payment.amount,
		expiresAt: payment.expiresAt,
		lines: demand.lines,
	};
}
