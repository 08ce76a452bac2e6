import { type OrderProduct, productOf } from "#domain/booking/Order.ts";
import { undoUntil } from "#domain/booking/undoWindow.ts";
import { compensationFor } from "#domain/coupon/compensation.ts";
import type { OrderActor } from "#domain/order/orderMachine.ts";
import type { AttemptState } from "#domain/payment/attemptMachine.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { won } from "#domain/shared/Won.ts";
import { isOwnChannel, ownChannelIndexes } from "#domain/stay/channel.ts";
import { ExtraPaymentStore } from "#server/commerce/booking/store/ExtraPaymentStore.ts";
import { OrderStore, type WhichOrder } from "#server/commerce/booking/store/OrderStore.ts";
import { checkNoChange, endChangeForCancel } from "#server/commerce/change/endChangeForCancel.ts";
import { CampaignStore } from "#server/commerce/coupon/store/CampaignStore.ts";
import { outcomeInTime } from "#server/commerce/payment/outcomeInTime.ts";
import type { PaymentParts } from "#server/commerce/payment/PaymentParts.ts";
import { AttemptStore } from "#server/commerce/payment/store/AttemptStore.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { onceAround } from "#server/platform/idempotency/once.ts";
import { type Batch, forEachDue, forEachIsolated } from "#server/platform/jobs/forEachIsolated.ts";
import { scopeOf } from "./CancelScope.ts";
import { makeQuote } from "./quotes.ts";
import { acceptRefund, dropRefund } from "./refunds.ts";
import {
	type CancelRequest,
	type CancelStep,
	checkCancelRight,
	checkNoRefundInFlight,
	placedOrder,
	requestCancel,
	stepOf,
} from "./requestCancel.ts";
import { retryRefused } from "./retryRefused.ts";
import { runRefundNow, runRefunds } from "./runRefunds.ts";
import { startCancel } from "./startCancel.ts";
import type { CancelQuote } from "./store/QuoteStore.ts";
import { type PromisedRefund, RefundStore } from "./store/RefundStore.ts";
import { type RefusedRefund, RefusedRefundStore } from "./store/RefusedRefundStore.ts";

/** Outcome of retrying a refused refund, as far as it is known. */
export interface Retried {
	/** The new attempt; its ID is used to retry again. */
	readonly attemptId: number;
	readonly state: AttemptState;
	readonly code: string | null;
}

/** Cancellations: quoting, requesting, undoing and accepting them, and their refunds. */
export class Cancellations {
	readonly #parts: PaymentParts;

	constructor(parts: PaymentParts) {
		this.#parts = parts;
	}

	/**
	 * Quotes what cancelling would refund; binding for ten minutes.
	 * @throws Refusal notFound, notCancellable, alreadyProcessed while money of a change is being refunded
	 */
	quote(memberId: number, orderProductId: number, requested: "full" | "partial"): Promise<CancelQuote> {
		const { db, clock } = this.#parts;
		const now = clock.now();
		return db.tx(async (tx) => {
			const order = placedOrder(await new OrderStore(tx).lock({ orderProductId }, memberId));
			const scope = scopeOf(order, requested === "full" ? null : orderProductId);
			checkCancelRight(scope, now);
			await checkNoRefundInFlight(tx, order, "notCancellable");
			await checkNoChange(tx, order);
			return makeQuote(tx, order, scope, now);
		});
	}

	/**
	 * Requests the cancellation of everything still booked in an order.
	 * @throws Refusal as requestCancel
	 */
	cancelOrder(
		memberId: number,
		orderPayId: number,
		request: CancelRequest,
		key: string,
	): Promise<readonly CancelStep[]> {
		const call = { memberId, key, operation: "cancelPayment", request: { orderPayId, ...request } };
		return requestCancel(this.#parts, call, scopeFinder({ orderPayId }, memberId, null), request);
	}

	/**
	 * Requests the cancellation of one room; memberId is null when one of our own servers asks.
	 * @throws Refusal as requestCancel
	 */
	async cancelPart(
		memberId: number | null,
		orderProductId: number,
		request: CancelRequest,
		key: string,
	): Promise<CancelStep> {
		const requested = { orderProductId, ...request };
		const call = { memberId: memberId ?? 0, key, operation: "cancelPart", request: requested };
		const find = scopeFinder({ orderProductId }, memberId, orderProductId);
		const [step] = await requestCancel(this.#parts, call, find, request);
		return step!;
	}

	/** Returns the refund promised for a room of an order; null when the room is not cancelled. */
	refundOf(orderPayId: number, orderProductId: number): Promise<PromisedRefund | null> {
		return new RefundStore(this.#parts.db).ofProduct(orderPayId, orderProductId);
	}

	/**
	 * Undoes a cancellation within ten minutes.
	 * @throws Refusal notFound, notCancellable
	 */
	undo(memberId: number, orderProductId: number): Promise<CancelStep> {
		const { db, clock } = this.#parts;
		return db.tx(async (tx) => {
			const now = clock.now();
			const refused = "지금은 되돌릴 수 없는 취소예요.";
			const { refundId, product } = await refundToChange(tx, memberId, orderProductId, refused);
			if (undoUntil(product.channelIndex, product.cancelRequestedAt, now) === null)
				throw new Refusal("notCancellable", { message: refused });
			await dropRefund(tx, refundId, { event: "CANCEL_UNDONE", actor: "member", now });
			return stepOf(tx, orderProductId);
		});
	}

	/**
	 * Accepts a cancellation of our own channel at once instead of after ten minutes.
	 * @throws Refusal notFound, notCancellable
	 */
	now(memberId: number, orderProductId: number, key: string): Promise<CancelStep> {
		const { db, clock } = this.#parts;
		const call = { memberId, key, operation: "cancelNow", request: { orderProductId } };
		return onceAround(db, call, clock.now(), async () => {
			const attemptId = await db.tx(async (tx) => {
				const refused = "이미 처리된 취소예요.";
				const { refundId, product } = await refundToChange(tx, memberId, orderProductId, refused);
				if (!isOwnChannel(product.channelIndex)) throw new Refusal("notCancellable");
				return acceptRefund(tx, refundId, "system", clock.now());
			});
			if (attemptId !== null) await outcomeInTime(this.#parts, runRefundNow(this.#parts, attemptId));
			return { answer: await stepOf(db, orderProductId), isFinal: true };
		});
	}

	/** Records the seller's answer to a cancellation request; false when no request is waiting. */
	async answer(orderProductId: number, isAccepted: boolean, actor: OrderActor): Promise<boolean> {
		let isAwaited = false;
		await this.#accepting(async (tx) => {
			const order = await new OrderStore(tx).lock({ orderProductId });
			const refund = order && (await new RefundStore(tx).ofProduct(order.orderPayId, orderProductId));
			if (refund?.state !== "waiting") return null;
			isAwaited = true;
			const now = this.#parts.clock.now();
			if (isAccepted) return acceptRefund(tx, refund.id, actor, now);
			await dropRefund(tx, refund.id, { event: "CANCEL_REFUSED", actor, now });
			return null;
		});
		return isAwaited;
	}

	/**
	 * Cancels a booking the seller cannot keep: refunds it in full and gives the member a compensation coupon. Returns the room's state
	 * afterwards.
	 * @throws Refusal notFound, notCancellable, alreadyProcessed
	 */
	async reject(orderProductId: number, actor: OrderActor, reason: string): Promise<CancelStep> {
		await this.#accepting(async (tx) => {
			const now = this.#parts.clock.now();
			const locked = placedOrder(await new OrderStore(tx).lock({ orderProductId }));
			await endChangeForCancel(tx, locked, "stay", now);
			const order = placedOrder(await new OrderStore(tx).read({ orderProductId }));
			await startCancel(tx, order, {
				products: [productOf(order, orderProductId)],
				event: "SUPPLIER_REJECT",
				actor,
				reason,
				quote: null,
				now,
			});
			await new ExtraPaymentStore(tx).withdrawAll(orderProductId, now);
			const refund = await new RefundStore(tx).ofProduct(order.orderPayId, orderProductId);
			if (!refund) return null;
			const paid = won(refund.promisedAmount + refund.awesomeCash + refund.welfarePoints);
			const coupon = compensationFor(paid, koreanDay(now));
			await new CampaignStore(tx).compensate(order.memberId, orderProductId, coupon, now);
			return acceptRefund(tx, refund.id, actor, now);
		});
		return stepOf(this.#parts.db, orderProductId);
	}

	/** Returns the refunds a provider has refused, oldest first. */
	refused(): Promise<RefusedRefund[]> {
		return new RefusedRefundStore(this.#parts.db).list();
	}

	/** Asks the provider again for a refund it has refused; null when no refused refund has this ID. */
	async retry(refusedId: number): Promise<Retried | null> {
		const { db, clock } = this.#parts;
		const attemptId = await db.tx((tx) => retryRefused(tx, refusedId, clock.now()));
		if (attemptId === null) return null;
		await runRefundNow(this.#parts, attemptId);
		const latest = await new AttemptStore(db).latestLike(attemptId);
		return latest && { attemptId: latest.id, state: latest.state, code: latest.code };
	}

	/** Accepts the cancellations whose ten minutes are over and runs the refunds that are due. Returns how many in total. */
	async run(): Promise<number> {
		const { db, clock } = this.#parts;
		const now = clock.now();
		const due = (batch: Batch) => new RefundStore(db).due(ownChannelIndexes, now, batch);
		const accept = (refundId: number) =>
			db.tx(async (tx) => {
				await acceptRefund(tx, refundId, "system", clock.now());
				return true;
			});
		return forEachIsolated([() => forEachDue(due, accept), () => runRefunds(this.#parts)], (step) => step());
	}

	/** Runs the refund that `work` has accepted, after the commit. */
	async #accepting(work: (tx: Queryable) => Promise<number | null>): Promise<void> {
		const attemptId = await this.#parts.db.tx(work);
		if (attemptId !== null) await runRefundNow(this.#parts, attemptId);
	}
}

const scopeFinder =
	(which: WhichOrder, memberId: number | null, orderProductId: number | null) => async (tx: Queryable) => {
		const order = placedOrder(await new OrderStore(tx).lock(which, memberId));
		return { order, scope: scopeOf(order, orderProductId) };
	};

/**
 * Returns the refund of a room whose cancellation can still be undone or accepted.
 * @throws Refusal notFound; notCancellable, in the words of `refused`, when it was undone or accepted before
 */
async function refundToChange(
	tx: Queryable,
	memberId: number,
	orderProductId: number,
	refused: string,
): Promise<{ readonly refundId: number; readonly product: OrderProduct }> {
	const order = placedOrder(await new OrderStore(tx).lock({ orderProductId }, memberId));
	const refund = await new RefundStore(tx).ofProduct(order.orderPayId, orderProductId);
	if (refund?.state !== "waiting") throw new Refusal("notCancellable", { message: refused });
	return { refundId: refund.id, product: productOf(order, orderProductId) };
}
