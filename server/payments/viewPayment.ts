import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { won } from "#domain/shared/Won.ts";
import { firstProduct, readOrder, type StoredOrder } from "#server/bookings/orders.ts";
import type { Database } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { mainPayment, type PaymentRow, readPayment } from "./payments.ts";

/** A payment and what it is for. */
export interface PaymentView {
	/** unknown: the provider has not said yet. A payment that failed says so in its status. */
	readonly outcome: "approved" | "unknown";
	readonly order: StoredOrder;
	readonly orderProductId: number;
	readonly productName: string;
	readonly payment: PaymentRow;
	readonly lines: readonly PriceLine[];
}

/**
 * How a payment of a member's order stands: of the order itself, or the one asked for.
 * @throws Refusal notFound
 */
export async function viewPayment(
	db: Database,
	memberId: number,
	orderNum: string,
	paymentId: number | null = null,
): Promise<PaymentView> {
	const order = await readOrder(db, { orderNum }, memberId);
	if (!order || order.pay.member_id !== memberId) throw new Refusal("notFound");
	const payment = await (paymentId === null
		? mainPayment(db, order.pay.order_pay_id)
		: readPayment(db, paymentId));
	if (!payment || payment.order_pay_id !== order.pay.order_pay_id) throw new Refusal("notFound");
	const product = firstProduct(order);
	return {
		outcome: payment.status === "ready" || payment.status === "fail" ? "unknown" : "approved",
		order,
		orderProductId: product.order_product_id,
		productName: product.snapshot.productName,
		payment,
		lines:
			payment.kind === "addpay"
				? [{ kind: "extraPayment", amount: won(payment.amount) }]
				: order.pay.price_ledger,
	};
}
