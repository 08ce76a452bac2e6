import type { OrderActor } from "#domain/booking/orderMachine.ts";
import { ownChannelIndexes } from "#domain/offer/channel.ts";
import { type RefundRow, refundOf } from "#server/bookings/bookingFacts.ts";
import { lockOrder, productOf, readOrder } from "#server/bookings/orders.ts";
import type { Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { onceAround } from "#server/idempotency/once.ts";
import type { PaymentParts } from "#server/payments/PaymentParts.ts";
import {
	askCancel,
	type CancelRequest,
	type CancelStep,
	checkRight,
	placedOrder,
	stepOf,
} from "./askCancel.ts";
import { makeQuote, type QuoteRow, scopeOf } from "./quotes.ts";
import { acceptRefund, dropRefund } from "./refunds.ts";
import { retryRefused } from "./refusedRefunds.ts";
import { runCancelAttempt, runRefunds } from "./runRefunds.ts";
import { startCancel } from "./startCancel.ts";

export interface Cancellations {
	/** @throws Refusal notFound, notCancellable */
	quote(memberId: number, orderProductId: number, scope: "full" | "partial"): Promise<QuoteRow>;
	/** Asks to cancel all that stands of an order. @throws Refusal notFound, notCancellable, priceChanged with the new quote */
	cancelOrder(
		memberId: number,
		orderPayId: number,
		request: CancelRequest,
		key: string,
	): Promise<readonly CancelStep[]>;
	/** Asks to cancel one product; memberId null: one of our own servers asks. @throws Refusal like cancelOrder */
	cancelPart(
		memberId: number | null,
		orderProductId: number,
		request: CancelRequest,
		key: string,
	): Promise<CancelStep>;
	/** Takes a cancel back within ten minutes. @throws Refusal notFound, notCancellable */
	undo(memberId: number, orderProductId: number): Promise<CancelStep>;
	/** Skips the ten minutes. @throws Refusal notFound, notCancellable */
	now(memberId: number, orderProductId: number, key: string): Promise<CancelStep>;
	/** The seller's answer to a cancel request. */
	answer(orderProductId: number, isAccepted: boolean, actor: OrderActor): Promise<void>;
	/** The seller cannot keep a booking: all of it goes back. @throws Refusal notCancellable */
	reject(orderProductId: number, actor: OrderActor, reason: string): Promise<void>;
	/** Asks the provider once more for money it has refused to give back; false: nothing was refused under that number. */
	retry(attemptId: number): Promise<boolean>;
	/** Accepts the cancels whose ten minutes are over, and runs the refunds that are due. How many. */
	run(): Promise<number>;
}

const batch = 50;

export function createCancellations(parts: PaymentParts): Cancellations {
	const { db, clock } = parts;

	async function refundToChange(tx: Queryable, memberId: number, orderProductId: number): Promise<RefundRow> {
		const order = placedOrder(await lockOrder(tx, { orderProductId }, memberId));
		const product = productOf(order, orderProductId);
		const refund = await refundOf(tx, product);
		if (product.status !== "cancel_request" || refund?.state !== "waiting")
			throw new Refusal("notCancellable");
		return refund;
	}

	async function runAttempt(attemptId: number): Promise<void> {
		const attempts = await runNow(attemptId);
		for (const attempt of attempts) await runCancelAttempt(parts, attempt);
	}

	/** Takes one attempt before the job does. */
	async function runNow(attemptId: number) {
		const { rows } = await db.query<Parameters<typeof runCancelAttempt>[1]>(
			`UPDATE payment_attempt SET state = 'calling', lease_until = $2 WHERE attempt_id = $1 AND state = 'intent' RETURNING *`,
			[attemptId, new Date(clock.now() + 90_000)],
		);
		return rows;
	}

	return {
		quote(memberId, orderProductId, asked) {
			const now = clock.now();
			return db.tx(async (tx) => {
				const order = placedOrder(await lockOrder(tx, { orderProductId }, memberId));
				const scope = scopeOf(order, asked === "full" ? null : orderProductId);
				checkRight(scope, now);
				return makeQuote(tx, order, scope, now);
			});
		},
		cancelOrder(memberId, orderPayId, request, key) {
			const call = { memberId, key, operation: "cancelPayment", request: { orderPayId, ...request } };
			const find = async (tx: Queryable) => {
				const order = placedOrder(await lockOrder(tx, { orderPayId }, memberId));
				return { order, scope: scopeOf(order, null) };
			};
			return askCancel(parts, call, find, request);
		},
		async cancelPart(memberId, orderProductId, request, key) {
			const call = {
				memberId: memberId ?? 0,
				key,
				operation: "cancelPart",
				request: { orderProductId, ...request },
			};
			const find = async (tx: Queryable) => {
				const order = placedOrder(await lockOrder(tx, { orderProductId }, memberId));
				return { order, scope: scopeOf(order, orderProductId) };
			};
			const [step] = await askCancel(parts, call, find, request);
			return step!;
		},
		undo(memberId, orderProductId) {
			return db.tx(async (tx) => {
				const refund = await refundToChange(tx, memberId, orderProductId);
				await dropRefund(tx, refund.refund_id, {
					event: "CANCEL_UNDONE",
					actor: "member",
					now: clock.now(),
				});
				return stepOf(tx, orderProductId);
			});
		},
		now(memberId, orderProductId, key) {
			const call = { memberId, key, operation: "cancelNow", request: { orderProductId } };
			return onceAround(db, call, clock.now(), async () => {
				const attemptId = await db.tx(async (tx) => {
					const refund = await refundToChange(tx, memberId, orderProductId);
					const order = await readOrder(tx, { orderProductId });
					const channel = order && productOf(order, orderProductId).channel_idx;
					if (!channel || !ownChannelIndexes.includes(channel)) throw new Refusal("notCancellable");
					return acceptRefund(tx, refund.refund_id, "system", clock.now());
				});
				if (attemptId !== null) await runAttempt(attemptId);
				return { answer: await stepOf(db, orderProductId), isFinal: true };
			});
		},
		async answer(orderProductId, isAccepted, actor) {
			const attemptId = await db.tx(async (tx) => {
				const order = await lockOrder(tx, { orderProductId });
				const refund = order && (await refundOf(tx, productOf(order, orderProductId)));
				if (refund?.state !== "waiting") return null;
				const now = clock.now();
				if (isAccepted) return acceptRefund(tx, refund.refund_id, actor, now);
				await dropRefund(tx, refund.refund_id, { event: "CANCEL_REFUSED", actor, now });
				return null;
			});
			if (attemptId !== null) await runAttempt(attemptId);
		},
		async reject(orderProductId, actor, reason) {
			const attemptId = await db.tx(async (tx) => {
				const now = clock.now();
				const order = placedOrder(await lockOrder(tx, { orderProductId }));
				const product = productOf(order, orderProductId);
				await startCancel(tx, order, {
					products: [product],
					event: "SUPPLIER_REJECT",
					actor,
					reason,
					quote: null,
					now,
				});
				await tx.query(
					"UPDATE order_add_pay SET state = 'withdrawn', settled_at = $2 WHERE order_product_id = $1 AND state = 'asked'",
					[orderProductId, new Date(now)],
				);
				const moved = await readOrder(tx, { orderProductId });
				const refund = moved && (await refundOf(tx, productOf(moved, orderProductId)));
				return refund ? acceptRefund(tx, refund.refund_id, actor, now) : null;
			});
			if (attemptId !== null) await runAttempt(attemptId);
		},
		async retry(refused) {
			const attemptId = await db.tx((tx) => retryRefused(tx, refused, clock.now()));
			if (attemptId !== null) await runAttempt(attemptId);
			return attemptId !== null;
		},
		async run() {
			const { rows } = await db.query<{ refund_id: number }>(
				`SELECT r.refund_id FROM refund r WHERE r.state = 'waiting' AND r.run_at <= $1 AND EXISTS (
					SELECT 1 FROM order_product p WHERE p.order_pay_id = r.order_pay_id AND p.channel_idx = ANY ($2::int[]))
				ORDER BY r.refund_id LIMIT ${batch}`,
				[new Date(clock.now()), ownChannelIndexes],
			);
			for (const { refund_id } of rows)
				await db.tx((tx) => acceptRefund(tx, refund_id, "system", clock.now()));
			return rows.length + (await runRefunds(parts));
		},
	};
}
