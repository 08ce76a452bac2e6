import { releaseOrder } from "#server/commerce/booking/releaseOrder.ts";
import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import {
	type GatewayEvent,
	type GatewayPayment,
	gatewayOrderId,
	paymentIdOf,
} from "#server/commerce/payment/gateway/PaymentGateway.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { limits } from "#server/platform/limits/countHit.ts";
import { confirmWithProvider, startConfirm } from "./approvePayment.ts";
import type { PaymentParts } from "./PaymentParts.ts";
import { settleConfirm } from "./settleConfirm.ts";
import { AttemptStore } from "./store/AttemptStore.ts";
import type { OrderPayment } from "./store/OrderPayment.ts";
import { PaymentEventStore } from "./store/PaymentEventStore.ts";
import { PaymentStore } from "./store/PaymentStore.ts";
import { type PaymentWithOrder, readPaymentWithOrder } from "./store/paymentWithOrder.ts";

/** Charges a payment that the traveller approved without returning to our page, as our page would have done. */
async function chargeAuthenticated(
	parts: PaymentParts,
	{ payment, order }: PaymentWithOrder,
	paymentKey: string,
): Promise<void> {
	const start = await startConfirm(parts, {
		memberId: order.memberId,
		paymentId: payment.id,
		orderNum: order.orderNum,
		pgToken: paymentKey,
	});
	if (start && start !== "late") await confirmWithProvider(parts, start);
}

/** Closes a payment that nobody is charging, after the provider has reported its failure. */
async function closePayment(
	{ db, clock }: PaymentParts,
	{ id, orderPayId }: OrderPayment,
	failCode: string,
): Promise<void> {
	const now = clock.now();
	await db.tx(async (tx) => {
		const payments = new PaymentStore(tx);
		await new OrderStore(tx).lock({ orderPayId });
		const payment = await payments.read(id);
		if (payment?.status !== "ready" || (await new AttemptStore(tx).isBeingCharged(id))) return;
		await payments.move(payment, "APPROVE_FAIL", now, { failCode });
		// has no effect on a booking that is already paid
		await releaseOrder(tx, orderPayId, "payment_failed", now);
	});
}

/** Settles a payment the provider has charged, under the attempt that asked for it or a stand-in. */
async function settleCharged(
	{ db, clock }: PaymentParts,
	{ id: paymentId, orderPayId, amount }: OrderPayment,
	charged: GatewayPayment,
): Promise<void> {
	const now = clock.now();
	await db.tx(async (tx) => {
		const attempts = new AttemptStore(tx);
		const order = await new OrderStore(tx).lock({ orderPayId });
		if (!order) return;
		const { paymentKey, orderId } = charged;
		const confirmation = { paymentId, action: "confirm", amount, request: { paymentKey, orderId } } as const;
		const attempt =
			(await attempts.lastConfirm(paymentId)) ??
			(await attempts.recordStandIn({ ...confirmation, orderNum: order.orderNum }, now));
		await settleConfirm(tx, attempt, { kind: "approved", payment: charged }, now);
	});
}

/** Returns the payment with exactly this provider order ID. Matching the trailing ID alone is not enough: anybody could make up such a number. */
async function paymentOf(
	{ db }: PaymentParts,
	provider: string,
	orderId: string,
): Promise<PaymentWithOrder | null> {
	const paymentId = paymentIdOf(orderId);
	const found = paymentId === null ? null : await readPaymentWithOrder(db, paymentId);
	if (found?.payment.provider !== provider) return null;
	return gatewayOrderId(found.order.orderNum, found.payment.id) === orderId ? found : null;
}

/** Whether an event can still settle the payment. One that is paid or refunded is already settled here. */
const maySettle = ({ payment: { status } }: PaymentWithOrder): boolean =>
	status === "ready" || status === "fail";

/** Whether money may have been refunded in the provider's own console, without our books knowing. */
const reportsRefund = ({ code }: GatewayEvent): boolean => code === "CANCELED" || code === "PARTIAL_CANCELED";

/** Acts on the state of a payment as looked up at the provider. */
async function act(
	parts: PaymentParts,
	event: GatewayEvent,
	found: PaymentWithOrder,
	known: GatewayPayment,
): Promise<void> {
	const { payment } = found;
	const { status } = known;
	if (known.orderId !== event.orderId) return;
	if (status === "DONE") return settleCharged(parts, payment, known);
	if (status === "IN_PROGRESS" && event.paymentKey !== null)
		return chargeAuthenticated(parts, found, known.paymentKey);
	if (status === "ABORTED" || status === "EXPIRED") return closePayment(parts, payment, event.code ?? status);
}

/**
 * Processes a provider's event, once per event ID; one that was stored but not handled before a crash is handled by recovery. An event
 * about an ID we never gave leaves no trace and causes no look-up.
 * @throws Refusal notFound for an unknown provider, invalidRequest when the provider did not sign it, tooManyCalls when a payment gets too
 * many events [D36, D37, D38]
 */
export async function receiveWebhook(
	parts: PaymentParts,
	provider: string,
	rawBody: string,
	header: (name: string) => string | null,
): Promise<void> {
	if (!parts.hasGateway(provider)) throw new Refusal("notFound");
	const now = parts.clock.now();
	const event = parts.gateway(provider).readWebhook(rawBody, header, now);
	if (!event) throw new Refusal("invalidRequest");
	const found = await paymentOf(parts, provider, event.orderId);
	if (!found) return;
	const isHandled = !maySettle(found);
	const isCompared = isHandled && reportsRefund(event);
	const taken = { provider, event, paymentId: found.payment.id, isHandled, isCompared };
	const taking = await new PaymentEventStore(parts.db).take(taken, limits.webhooksByPayment, now);
	if (taking === "tooMany") throw new Refusal("tooManyCalls");
	if (taking === "taken" && !isHandled) await handle(parts, event, found);
}

/** Handles an event that was stored and possibly not handled; false when it is still unhandled. */
export async function handleOnce(
	parts: PaymentParts,
	provider: string,
	event: GatewayEvent,
): Promise<boolean> {
	const found = await paymentOf(parts, provider, event.orderId);
	if (found && maySettle(found)) return handle(parts, event, found);
	await new PaymentEventStore(parts.db).markHandled(provider, event.eventId, parts.clock.now());
	return true;
}

/**
 * Handles an event by asking the provider, since its claims are not trusted. False when the provider cannot answer now; the event then
 * stays unhandled.
 */
async function handle(parts: PaymentParts, event: GatewayEvent, found: PaymentWithOrder): Promise<boolean> {
	const { provider } = found.payment;
	const looked = await parts.gateway(provider).lookup(event.orderId);
	if (looked.kind === "unknown") return false;
	if (looked.kind === "found") await act(parts, event, found, looked.payment);
	await new PaymentEventStore(parts.db).markHandled(provider, event.eventId, parts.clock.now());
	return true;
}
