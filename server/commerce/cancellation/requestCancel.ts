import { isCancelReason } from "#domain/booking/cancelReason.ts";
import { canUserCancel } from "#domain/booking/cancelRight.ts";
import { type Order, productOf } from "#domain/booking/Order.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import { isRefundInProgress, type PaymentStatus } from "#domain/payment/Payment.ts";
import { coreOf } from "#server/commerce/booking/moveProduct.ts";
import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import { endChangeForCancel } from "#server/commerce/change/endChangeForCancel.ts";
import type { PaymentParts } from "#server/commerce/payment/PaymentParts.ts";
import { PaymentStore } from "#server/commerce/payment/store/PaymentStore.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { forgetKey, type KeyedCall, onceInTx } from "#server/platform/idempotency/once.ts";
import type { CancelScope } from "./CancelScope.ts";
import { makeQuote, validQuote } from "./quotes.ts";
import { startCancel } from "./startCancel.ts";
import type { CancelQuote } from "./store/QuoteStore.ts";

/** State of a room after a step of its cancellation. */
export interface CancelStep {
	readonly orderProductId: number;
	readonly status: OrderProductStatus | null;
	readonly paymentStatus: PaymentStatus;
	/** Amount the provider has refunded so far. */
	readonly refundedAmount: number;
}

export interface CancelRequest {
	readonly reason: string;
	/** Null when there was no quote; the refund is then calculated on the spot. */
	readonly quoteId: string | null;
}

/** The traveller's quote is no longer valid; the refusal carries a new one. [DEC-177] */
export class QuoteChanged extends Refusal {
	readonly quote: CancelQuote;

	constructor(quote: CancelQuote) {
		super("priceChanged");
		this.quote = quote;
	}
}

/**
 * Returns the order if it has been paid.
 * @throws Refusal notFound
 */
export function placedOrder(order: Order | null): Order {
	if (order?.stage !== "placed") throw new Refusal("notFound");
	return order;
}

export async function stepOf(tx: Queryable, orderProductId: number): Promise<CancelStep> {
	const payments = new PaymentStore(tx);
	const order = await new OrderStore(tx).read({ orderProductId });
	const payment = order && (await payments.main(order.orderPayId));
	if (!order || !payment) throw new Refusal("notFound");
	const { status, refundedAmount } = productOf(order, orderProductId);
	const extras = await payments.refundedExtras(orderProductId);
	return { orderProductId, status, paymentStatus: payment.status, refundedAmount: refundedAmount + extras };
}

/**
 * Checks that the scope has rooms and that the member may cancel each of them now.
 * @throws Refusal notCancellable otherwise [DOM-STATUS-18]
 */
export function checkCancelRight({ products }: CancelScope, now: number): void {
	if (products.length === 0 || !products.every((product) => canUserCancel(coreOf(product, now))))
		throw new Refusal("notCancellable");
}

/**
 * Checks that no other cancellation or refund of the order's payment is in progress.
 * @throws Refusal of the given kind otherwise [table 4.2]
 */
export async function checkNoRefundInFlight(
	tx: Queryable,
	{ orderPayId }: Order,
	kind: "notCancellable" | "alreadyProcessed",
): Promise<void> {
	const payment = await new PaymentStore(tx).main(orderPayId);
	if (payment && isRefundInProgress(payment.status))
		throw new Refusal(kind, {
			message: "다른 취소나 환불이 진행 중이에요. 끝난 뒤에 취소해 주세요.",
		});
}

/** Thrown when a quote is no longer valid, so that the idempotency key is released. */
class QuoteExpired extends Error {}

async function cancel(
	tx: Queryable,
	order: Order,
	scope: CancelScope,
	request: CancelRequest,
	now: number,
): Promise<{ readonly steps: readonly CancelStep[] }> {
	checkCancelRight(scope, now);
	await checkNoRefundInFlight(tx, order, "alreadyProcessed");
	await endChangeForCancel(tx, order, "member", now);
	const quote = request.quoteId === null ? null : await validQuote(tx, request.quoteId, order, scope, now);
	if (request.quoteId !== null && !quote) throw new QuoteExpired();
	await startCancel(tx, order, {
		products: scope.products,
		event: "USER_CANCEL",
		actor: "member",
		reason: request.reason.trim(),
		quote,
		now,
	});
	const steps: CancelStep[] = [];
	for (const product of scope.products) steps.push(await stepOf(tx, product.orderProductId));
	return { steps };
}

/**
 * Requests a cancellation on behalf of a member, once per idempotency key. With a quote that is no longer valid, nothing is cancelled; the
 * refusal carries a new quote.
 * @throws Refusal invalidRequest for an unusable reason, notFound, notCancellable, alreadyProcessed, priceChanged (QuoteChanged)
 */
export async function requestCancel(
	{ db, clock }: PaymentParts,
	call: KeyedCall,
	find: (tx: Queryable) => Promise<{ readonly order: Order; readonly scope: CancelScope }>,
	request: CancelRequest,
): Promise<readonly CancelStep[]> {
	if (!isCancelReason(request.reason)) throw new Refusal("invalidRequest");
	const now = clock.now();
	const answer = await db.tx(async (tx) => {
		const { order, scope } = await find(tx);
		try {
			return await onceInTx(tx, call, now, () => cancel(tx, order, scope, request, now));
		} catch (error) {
			if (!(error instanceof QuoteExpired)) throw error;
			await forgetKey(tx, call);
			return makeQuote(tx, order, scope, now);
		}
	});
	if ("steps" in answer) return answer.steps;
	throw new QuoteChanged(answer);
}
