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

/** The traveller has agreed but our page did not come back: charge as it would have. */
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

/** The provider says that nothing will come of a payment nobody is charging. */
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
		// of a booking that is paid, nothing
		await releaseOrder(tx, orderPayId, "payment_failed", now);
	});
}

/** The provider has the money: settles the call that asked for it, or one that stands for it. */
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
		const asked = { paymentId, action: "confirm", amount, request: { paymentKey, orderId } } as const;
		const attempt =
			(await attempts.lastConfirm(paymentId)) ??
			(await attempts.standIn({ ...asked, orderNum: order.orderNum }, now));
		await settleConfirm(tx, attempt, { kind: "approved", payment: charged }, now);
	});
}

/** The payment that we gave this very number to. One that only ends in its id is a stranger's: such a number anybody can make. */
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

/** What a provider says of a payment that is paid, or given back, is known here already. */
const maySettle = ({ payment: { status } }: PaymentWithOrder): boolean =>
	status === "ready" || status === "fail";

/** Money may have been given back at the provider's own desk, of which our books know nothing. */
const tellsOfMoneyBack = ({ code }: GatewayEvent): boolean =>
	code === "CANCELED" || code === "PARTIAL_CANCELED";

/** Acts on what the provider says that has become of a payment. */
async function act(
	parts: PaymentParts,
	event: GatewayEvent,
	found: PaymentWithOrder,
	said: GatewayPayment,
): Promise<void> {
	const { payment } = found;
	const { status } = said;
	if (said.orderId !== event.orderId) return;
	if (status === "DONE") return settleCharged(parts, payment, said);
	if (status === "IN_PROGRESS" && event.paymentKey !== null)
		return chargeAuthenticated(parts, found, said.paymentKey);
	if (status === "ABORTED" || status === "EXPIRED") return closePayment(parts, payment, event.code ?? status);
}

/**
 * Takes a provider's event, each once by its id; one that was taken but not handled before a crash is handled by recovery.
 * One about a number we never gave leaves no trace and asks nobody.
 * @throws Refusal notFound for an unknown provider, invalidRequest when it is not signed by the provider, tooManyCalls for a
 *   payment that too many events came about [D36, D37, D38]
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
	const isCompared = isHandled && tellsOfMoneyBack(event);
	const taken = { provider, event, paymentId: found.payment.id, isHandled, isCompared };
	const taking = await new PaymentEventStore(parts.db).take(taken, limits.webhooksByPayment, now);
	if (taking === "tooMany") throw new Refusal("tooManyCalls");
	if (taking === "taken" && !isHandled) await handle(parts, event, found);
}

/** An event that was taken and may not have been handled; false when it still is not. */
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

/** What an event claims is not believed: the provider is asked. False when it cannot say now, and the event waits for when it can. */
async function handle(parts: PaymentParts, event: GatewayEvent, found: PaymentWithOrder): Promise<boolean> {
	const { provider } = found.payment;
	const looked = await parts.gateway(provider).lookup(event.orderId);
	if (looked.kind === "unknown") return false;
	if (looked.kind === "found") await act(parts, event, found, looked.payment);
	await new PaymentEventStore(parts.db).markHandled(provider, event.eventId, parts.clock.now());
	return true;
}
