import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { extendedHold, isHeld, paymentMilliseconds } from "#domain/payment/hold.ts";
import { needsProvider } from "#domain/payment/paymentAmounts.ts";
import { isMethodAllowed } from "#domain/payment/paymentMethod.ts";
import { won } from "#domain/shared/Won.ts";
import { firstProduct, lockOrder, readOrder, type StoredOrder } from "#server/bookings/orders.ts";
import { placeOrder } from "#server/bookings/placeOrder.ts";
import { releaseOrder } from "#server/bookings/releaseOrder.ts";
import type { Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { type Checkout, gatewayOrderId } from "./PaymentGateway.ts";
import type { PaymentParts } from "./PaymentParts.ts";
import { changePayment, type PaymentRow, readPayment } from "./payments.ts";

export interface PrepareRequest {
	readonly memberId: number;
	readonly payKind: "main" | "global" | "voucher" | "addpay" | "lms";
	readonly payMethod: string;
	/** Exactly one of the two. */
	readonly orderNum?: string;
	readonly orderAddPayId?: number;
}

export interface PreparedPayment {
	readonly paymentId: number;
	/** Null when nothing is left to pay: then the payment is complete already. */
	readonly checkoutUrl: string | null;
	readonly amount: number;
	/** Epoch milliseconds. */
	readonly expiresAt: number;
	readonly lines: readonly PriceLine[];
}

interface Demand {
	readonly order: StoredOrder;
	readonly addPay: { readonly order_add_pay_id: number; readonly amount: number } | null;
	readonly amount: number;
	readonly lines: readonly PriceLine[];
}

async function orderIdOfDemand(db: Queryable, orderAddPayId: number): Promise<number> {
	const { rows } = await db.query<{ order_pay_id: number }>(
		"SELECT p.order_pay_id FROM order_add_pay a JOIN order_product p USING (order_product_id) WHERE a.order_add_pay_id = $1",
		[orderAddPayId],
	);
	if (!rows[0]) throw new Refusal("notFound");
	return rows[0].order_pay_id;
}

/** What is to be paid, with its order locked. @throws Refusal notFound, alreadyProcessed, soldOut */
async function demandOf(tx: Queryable, request: PrepareRequest, now: number): Promise<Demand> {
	const { orderNum, orderAddPayId } = request;
	const which =
		orderAddPayId === undefined
			? { orderNum: orderNum ?? "" }
			: { orderPayId: await orderIdOfDemand(tx, orderAddPayId) };
	const order = await lockOrder(tx, which, request.memberId);
	if (!order || order.pay.member_id !== request.memberId) throw new Refusal("notFound");
	if (orderAddPayId !== undefined) {
		const { rows } = await tx.query<{ order_add_pay_id: number; amount: number; state: string }>(
			"SELECT order_add_pay_id, amount, state FROM order_add_pay WHERE order_add_pay_id = $1",
			[orderAddPayId],
		);
		const addPay = rows[0];
		if (addPay?.state !== "asked") throw new Refusal("alreadyProcessed");
		const lines: PriceLine[] = [{ kind: "extraPayment", amount: won(addPay.amount) }];
		return { order, addPay, amount: addPay.amount, lines };
	}
	if (order.pay.stage === "placed") throw new Refusal("alreadyProcessed");
	if (order.pay.stage === "expired" || !isHeld(order.pay.hold_until?.getTime() ?? 0, now))
		throw new Refusal("soldOut");
	return { order, addPay: null, amount: order.pay.total_amount, lines: order.pay.price_ledger };
}

/** The payment that waits for the same thing; one of another method is given up unless the provider is being asked. */
async function waitingPayment(
	tx: Queryable,
	{ order, addPay }: Demand,
	method: string,
	now: number,
): Promise<PaymentRow | null> {
	const { rows } = await tx.query<PaymentRow & { is_asked: boolean }>(
		`SELECT p.*, EXISTS (SELECT 1 FROM payment_attempt a WHERE a.payment_id = p.payment_id AND a.action = 'confirm'
			AND a.state IN ('intent', 'calling', 'unknown')) AS is_asked
		FROM payment p WHERE p.order_pay_id = $1 AND coalesce(p.order_add_pay_id, 0) = $2 AND p.status = 'ready'
			AND (p.kind = 'addpay') = ($2 > 0)`,
		[order.pay.order_pay_id, addPay?.order_add_pay_id ?? 0],
	);
	const waiting = rows[0];
	if (!waiting) return null;
	if (waiting.is_asked) throw new Refusal("alreadyProcessed");
	if (waiting.method === method && waiting.expires_at.getTime() > now) return waiting;
	await changePayment(tx, waiting, waiting.expires_at.getTime() > now ? "APPROVE_FAIL" : "EXPIRE", now, {
		fail_code: "REPLACED",
	});
	return null;
}

async function openPayment(
	tx: Queryable,
	request: PrepareRequest,
	demand: Demand,
	provider: string,
	now: number,
): Promise<PaymentRow> {
	const { order, addPay, amount } = demand;
	const expiresAt = new Date(now + paymentMilliseconds);
	const waiting = await waitingPayment(tx, demand, request.payMethod, now);
	if (waiting) {
		await tx.query("UPDATE payment SET expires_at = $2, updated_at = $3 WHERE payment_id = $1", [
			waiting.payment_id,
			expiresAt,
			new Date(now),
		]);
		return { ...waiting, expires_at: expiresAt };
	}
	const { rows } = await tx.query<PaymentRow>(
		`INSERT INTO payment (order_pay_id, order_add_pay_id, kind, method, provider, amount, expires_at, created_at, updated_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8) RETURNING *`,
		[
			order.pay.order_pay_id,
			addPay?.order_add_pay_id ?? null,
			request.payKind,
			request.payMethod,
			provider,
			amount,
			expiresAt,
			new Date(now),
		],
	);
	return rows[0]!;
}

function checkoutOf(demand: Demand, payment: PaymentRow): Checkout {
	const { order } = demand;
	const { order_num: orderNum } = order.pay;
	const product = firstProduct(order);
	const back = new URLSearchParams({ orderNum, paymentIdx: String(payment.payment_id) });
	return {
		orderId: gatewayOrderId(orderNum, payment.payment_id),
		orderName: `${product.snapshot.productName} ${product.snapshot.roomName}`.slice(0, 100),
		amount: payment.amount,
		method: payment.method,
		returnPath: `/payments/return?${back}`,
		failPath: `/payments/fail?${back}`,
		expiresAt: payment.expires_at.getTime(),
	};
}

/**
 * Opens a payment: holds the rooms for twelve minutes more at least, and asks the provider for its page. Asked again it
 * answers the same payment. [CALL-OTHER-01, DEC-090, DEC-173]
 */
export async function preparePayment(parts: PaymentParts, request: PrepareRequest): Promise<PreparedPayment> {
	const { db, clock, current } = parts;
	const now = clock.now();
	const isExtra = request.payKind === "addpay";
	const hasOne = (request.orderNum === undefined) !== (request.orderAddPayId === undefined);
	if (!hasOne || isExtra !== (request.orderAddPayId !== undefined)) throw new Refusal("invalidRequest");
	await expireLate(parts, request, now);
	const { demand, payment } = await db.tx(async (tx) => {
		const demand = await demandOf(tx, request, now);
		const { pay } = demand.order;
		const kind = isExtra ? pay.pay_kind : request.payKind;
		if (kind !== pay.pay_kind || !isMethodAllowed(kind, request.payMethod))
			throw new Refusal("invalidRequest");
		const isFree = !needsProvider(won(demand.amount));
		const payment = await openPayment(tx, request, demand, isFree ? "none" : current.provider, now);
		if (pay.stage === "hold") {
			await tx.query("UPDATE order_pay SET hold_until = $2, pay_method = $3 WHERE order_pay_id = $1", [
				pay.order_pay_id,
				new Date(extendedHold(pay.hold_until?.getTime() ?? now, now)),
				request.payMethod,
			]);
		}
		if (!isFree) return { demand, payment };
		const complete = await changePayment(tx, payment, "APPROVE_OK", now);
		await placeOrder(tx, demand.order, now);
		return { demand, payment: complete };
	});
	const needsCheckout = payment.status === "ready";
	const checkoutUrl = needsCheckout ? await current.checkout(checkoutOf(demand, payment)) : null;
	return {
		paymentId: payment.payment_id,
		checkoutUrl,
		amount: payment.amount,
		expiresAt: payment.expires_at.getTime(),
		lines: demand.lines,
	};
}

/** A hold whose time is over ends now, not when the job comes by. */
async function expireLate(
	{ db }: PaymentParts,
	{ memberId, orderNum }: PrepareRequest,
	now: number,
): Promise<void> {
	if (orderNum === undefined) return;
	const order = await readOrder(db, { orderNum }, memberId);
	if (order?.pay.stage !== "hold" || order.pay.member_id !== memberId) return;
	if (isHeld(order.pay.hold_until?.getTime() ?? 0, now)) return;
	await db.tx((tx) => releaseOrder(tx, order.pay.order_pay_id, "timeout", now));
}

/** A payment of the order's member, for approving it. */
export async function ownPayment(
	tx: Queryable,
	memberId: number,
	paymentId: number,
	orderNum: string,
): Promise<{ readonly order: StoredOrder; readonly payment: PaymentRow }> {
	const order = await lockOrder(tx, { orderNum }, memberId);
	const payment = order && (await readPayment(tx, paymentId));
	if (!order || order.pay.member_id !== memberId || payment?.order_pay_id !== order.pay.order_pay_id)
		throw new Refusal("notFound");
	return { order, payment };
}
