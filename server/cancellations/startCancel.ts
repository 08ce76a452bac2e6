import type { OrderActor } from "#domain/booking/orderMachine.ts";
import { undoClosesAt } from "#domain/booking/undoWindow.ts";
import { isOwnChannel } from "#domain/offer/channel.ts";
import type { RefundRow } from "#server/bookings/bookingFacts.ts";
import { moveProduct } from "#server/bookings/moveProduct.ts";
import { firstProduct, type OrderProductRow, type StoredOrder } from "#server/bookings/orders.ts";
import type { Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { enqueue } from "#server/outbox/enqueue.ts";
import { changePayment, mainPayment } from "#server/payments/payments.ts";
import { extrasOf } from "./extraRefunds.ts";
import { makeQuote, type QuoteRow, scopeOf } from "./quotes.ts";

export interface CancelStart {
	readonly products: readonly OrderProductRow[];
	readonly event: "USER_CANCEL" | "LMS_CANCEL" | "SUPPLIER_REJECT";
	readonly actor: OrderActor;
	readonly reason: string;
	/** What was promised; null: nobody was promised anything, it is worked out now. */
	readonly quote: QuoteRow | null;
	/** Epoch milliseconds. */
	readonly now: number;
}

const causes = { USER_CANCEL: "member", LMS_CANCEL: "link", SUPPLIER_REJECT: "supplier" } as const;

/**
 * Asks for a cancel of some products of a locked order: they move, the payment waits for its refund, and the refund waits
 * for its time (own channel, ten minutes) or for the supplier's word. [DEC-084, DEC-177]
 * @throws Refusal notCancellable, alreadyProcessed while another cancel of the order is under way
 */
export async function startCancel(
	tx: Queryable,
	order: StoredOrder,
	{ products, event, actor, reason, quote: promised, now }: CancelStart,
): Promise<void> {
	const standing = scopeOf(order, null).products;
	const isWhole = products.length === standing.length;
	const isForced = event === "SUPPLIER_REJECT";
	const scope = {
		orderProductId: isWhole ? null : (products[0]?.order_product_id ?? null),
		products,
	};
	const quote = promised ?? (await makeQuote(tx, order, scope, now, { isForced }));
	for (const product of products) {
		await moveProduct(tx, product, { event, actor, now, note: reason });
		await tx.query("UPDATE order_product SET cancel_reason = $2 WHERE order_product_id = $1", [
			product.order_product_id,
			reason,
		]);
	}
	const payment = await mainPayment(tx, order.pay.order_pay_id);
	if (!payment) throw new Refusal("notCancellable");
	await changePayment(tx, payment, isWhole ? "CANCEL_ASKED" : "PART_CANCEL_ASKED", now);
	await tx.query("UPDATE cancel_quote SET used_at = $2 WHERE quote_id = $1", [quote.quote_id, new Date(now)]);
	const extras = extrasOf(quote.parts);
	await tx.query<RefundRow>(
		`INSERT INTO refund (payment_id, order_pay_id, order_product_id, quote_id, cause, penalty, amount, point_amount,
			user_point_amount, coupon_restored, reason, run_at, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
		[
			payment.payment_id,
			order.pay.order_pay_id,
			quote.order_product_id,
			quote.quote_id,
			actor === "operator" ? "operator" : causes[event],
			quote.penalty - extras.penalty,
			quote.refund_amount - extras.refund,
			quote.refund_point_amount,
			quote.refund_user_point_amount,
			quote.coupon_restored,
			reason,
			new Date(isForced ? now : undoClosesAt(now)),
			new Date(now),
		],
	);
	if (isForced || isOwnChannel(firstProduct(order).channel_idx)) return;
	for (const product of products) {
		await enqueue(tx, {
			topic: "supplier.cancel",
			key: product.order_no,
			payload: { orderProductId: product.order_product_id },
			runAt: now,
		});
	}
}
