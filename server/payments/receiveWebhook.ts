import { lockOrder } from "#server/bookings/orders.ts";
import { releaseOrder } from "#server/bookings/releaseOrder.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { confirmWithProvider, startConfirm } from "./approvePayment.ts";
import { type GatewayEvent, type GatewayPayment, paymentIdOf } from "./PaymentGateway.ts";
import type { PaymentParts } from "./PaymentParts.ts";
import { type AttemptRow, changePayment, insertAttempt, type PaymentRow, readPayment } from "./payments.ts";
import { settleConfirm } from "./settleConfirm.ts";

/** The traveller has agreed but our page did not come back: charge as it would have. */
async function chargeAuthenticated(
	parts: PaymentParts,
	payment: PaymentRow,
	paymentKey: string,
): Promise<void> {
	const { rows } = await parts.db.query<{ member_id: number; order_num: string }>(
		"SELECT member_id, order_num FROM order_pay WHERE order_pay_id = $1",
		[payment.order_pay_id],
	);
	const order = rows[0];
	if (!order) return;
	const start = await startConfirm(parts, {
		memberId: order.member_id,
		paymentId: payment.payment_id,
		orderNum: order.order_num,
		pgToken: paymentKey,
	});
	if (start.kind === "call") await confirmWithProvider(parts, start);
}

/** The provider says that nothing will come of a payment nobody is charging. */
async function closePayment({ db, clock }: PaymentParts, payment: PaymentRow, code: string): Promise<void> {
	const now = clock.now();
	await db.tx(async (tx) => {
		await lockOrder(tx, { orderPayId: payment.order_pay_id });
		const row = await readPayment(tx, payment.payment_id);
		const open = await tx.query(
			"SELECT 1 FROM payment_attempt WHERE payment_id = $1 AND action = 'confirm' AND state IN ('intent', 'calling', 'unknown')",
			[payment.payment_id],
		);
		if (row?.status !== "ready" || open.rowCount > 0) return;
		await changePayment(tx, row, "APPROVE_FAIL", now, { fail_code: code });
		if (row.kind !== "addpay") await releaseOrder(tx, row.order_pay_id, "payment_failed", now);
	});
}

/** The provider has the money: settles the call that asked for it, or one that stands for it. */
async function settleCharged(
	{ db, clock }: PaymentParts,
	payment: PaymentRow,
	charged: GatewayPayment,
): Promise<void> {
	const now = clock.now();
	await db.tx(async (tx) => {
		const order = await lockOrder(tx, { orderPayId: payment.order_pay_id });
		if (!order) return;
		const { rows } = await tx.query<AttemptRow>(
			"SELECT * FROM payment_attempt WHERE payment_id = $1 AND action = 'confirm' ORDER BY seq DESC LIMIT 1",
			[payment.payment_id],
		);
		const attempt =
			rows[0] ??
			(await insertAttempt(tx, {
				payment_id: payment.payment_id,
				action: "confirm",
				amount: payment.amount,
				request: { paymentKey: charged.paymentKey, orderId: charged.orderId },
				orderNum: order.pay.order_num,
				leaseUntil: now,
				now,
			}));
		await settleConfirm(tx, attempt, { kind: "approved", payment: charged }, now);
	});
}

/** Acts on an event. What it claims is not believed: the provider is asked. */
async function handleEvent(parts: PaymentParts, provider: string, event: GatewayEvent): Promise<void> {
	const paymentId = paymentIdOf(event.orderId);
	const payment = paymentId === null ? null : await readPayment(parts.db, paymentId);
	if (!payment || payment.provider !== provider) return;
	if (payment.status !== "ready" && payment.status !== "fail") return;
	const looked = await parts.gateway(provider).lookup(event.orderId);
	if (looked.kind !== "found") return;
	const { status } = looked.payment;
	if (status === "DONE") return settleCharged(parts, payment, looked.payment);
	if (status === "IN_PROGRESS" && event.paymentKey !== null && payment.status === "ready")
		return chargeAuthenticated(parts, payment, looked.payment.paymentKey);
	if (status === "ABORTED" || status === "EXPIRED") return closePayment(parts, payment, event.code ?? status);
}

/**
 * Takes a provider's event, each once by its id; one that was taken but not handled before a crash is handled by recovery.
 * @throws Refusal notFound for an unknown provider, invalidRequest when it is not signed by the provider [D36, D37, D38]
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
	const { rowCount } = await parts.db.query(
		`INSERT INTO payment_event (provider, event_id, payment_id, payload, received_at)
		VALUES ($1, $2, (SELECT payment_id FROM payment WHERE payment_id = $3), $4, $5) ON CONFLICT DO NOTHING`,
		[provider, event.eventId, paymentIdOf(event.orderId), JSON.stringify(event), new Date(now)],
	);
	if (rowCount === 0) return;
	await handleOnce(parts, provider, event);
}

export async function handleOnce(parts: PaymentParts, provider: string, event: GatewayEvent): Promise<void> {
	await handleEvent(parts, provider, event);
	await parts.db.query(
		"UPDATE payment_event SET handled_at = $3 WHERE provider = $1 AND event_id = $2 AND handled_at IS NULL",
		[provider, event.eventId, new Date(parts.clock.now())],
	);
}
