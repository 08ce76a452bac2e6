import { canUserCancel } from "#domain/booking/cancelRight.ts";
import { coreOf } from "#server/bookings/moveProduct.ts";
import { type OrderProductRow, productOf, readOrder, type StoredOrder } from "#server/bookings/orders.ts";
import type { Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { type KeyedCall, onceInTx } from "#server/idempotency/once.ts";
import type { PaymentParts } from "#server/payments/PaymentParts.ts";
import { mainPayment, type PaymentRow } from "#server/payments/payments.ts";
import { returnedExtras } from "./extraRefunds.ts";
import { quoteAnswer } from "./quoteAnswer.ts";
import { type CancelScope, makeQuote, validQuote } from "./quotes.ts";
import { startCancel } from "./startCancel.ts";

/** A product after a step of a cancel. */
export interface CancelStep {
	readonly orderProductId: number;
	readonly status: OrderProductRow["status"];
	readonly payStatus: PaymentRow["status"];
	/** Given back by the provider so far. */
	readonly cancelAmount: number;
}

export interface CancelRequest {
	readonly reason: string;
	/** Null: nothing was promised, what comes back is worked out now. */
	readonly quoteId: string | null;
}

/** The order, which has to be paid. @throws Refusal notFound */
export function placedOrder(order: StoredOrder | null): StoredOrder {
	if (order?.pay.stage !== "placed") throw new Refusal("notFound");
	return order;
}

export async function stepOf(tx: Queryable, orderProductId: number): Promise<CancelStep> {
	const order = await readOrder(tx, { orderProductId });
	const payment = order && (await mainPayment(tx, order.pay.order_pay_id));
	if (!order || !payment) throw new Refusal("notFound");
	const product = productOf(order, orderProductId);
	return {
		orderProductId,
		status: product.status,
		payStatus: payment.status,
		cancelAmount: product.cancel_amount + (await returnedExtras(tx, orderProductId)),
	};
}

/** @throws Refusal notCancellable unless the member may cancel every product now [DOM-STATUS-18] */
export function checkRight({ products }: CancelScope, now: number): void {
	const isAllowed = products.length > 0 && products.every((product) => canUserCancel(coreOf(product, now)));
	if (!isAllowed) throw new Refusal("notCancellable");
}

/** The traveller's quote no longer binds; they get a new one. */
class QuoteOver extends Error {}

async function cancel(
	tx: Queryable,
	order: StoredOrder,
	scope: CancelScope,
	request: CancelRequest,
	now: number,
): Promise<{ readonly steps: readonly CancelStep[] }> {
	checkRight(scope, now);
	const quote = request.quoteId === null ? null : await validQuote(tx, request.quoteId, order, scope, now);
	if (request.quoteId !== null && !quote) throw new QuoteOver();
	const isPart = scope.orderProductId !== null && order.products.length > 1;
	if (isPart && !scope.products.every((product) => product.cancel_policy.isPartialCancelAllowed))
		throw new Refusal("notCancellable");
	await startCancel(tx, order, {
		products: scope.products,
		event: "USER_CANCEL",
		actor: "member",
		reason: request.reason,
		quote,
		now,
	});
	const steps: CancelStep[] = [];
	for (const product of scope.products) steps.push(await stepOf(tx, product.order_product_id));
	return { steps };
}

/**
 * A member asks to cancel, once for each key. A quote that no longer binds cancels nothing: the refusal carries the new one.
 * @throws Refusal notFound, notCancellable, alreadyProcessed, priceChanged
 */
export async function askCancel(
	{ db, clock }: PaymentParts,
	call: KeyedCall,
	find: (tx: Queryable) => Promise<{ readonly order: StoredOrder; readonly scope: CancelScope }>,
	request: CancelRequest,
): Promise<readonly CancelStep[]> {
	const now = clock.now();
	const answer = await db.tx(async (tx) => {
		const { order, scope } = await find(tx);
		try {
			return await onceInTx(tx, call, now, () => cancel(tx, order, scope, request, now));
		} catch (error) {
			if (!(error instanceof QuoteOver)) throw error;
			await tx.query("DELETE FROM idempotency WHERE member_id = $1 AND key = $2 AND answer IS NULL", [
				call.memberId,
				call.key,
			]);
			return makeQuote(tx, order, scope, now);
		}
	});
	if ("steps" in answer) return answer.steps;
	throw new Refusal("priceChanged", { data: { quote: quoteAnswer(answer) } });
}
