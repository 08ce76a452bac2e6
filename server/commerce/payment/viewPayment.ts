import { type Order, type OrderProduct, representativeProduct } from "#domain/booking/Order.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { won } from "#domain/shared/Won.ts";
import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { OrderPayment } from "./store/OrderPayment.ts";
import { PaymentStore } from "./store/PaymentStore.ts";
import { type PaymentWithOrder, readPaymentWithOrder } from "./store/paymentWithOrder.ts";

/** A payment with its order, as shown to the traveller. */
export interface PaymentView {
	/** `unknown` covers payments without an outcome yet and failed ones; payment.status distinguishes them. */
	readonly outcome: "approved" | "unknown";
	readonly order: Order;
	/** The first room still booked; the first of all when every room is cancelled. */
	readonly orderProductId: number;
	/** Status of that room; null until it is paid. */
	readonly status: OrderProduct["status"];
	/** Last day of validity of a voucher. */
	readonly validUntil: OrderProduct["validUntil"];
	readonly productName: string;
	readonly payment: OrderPayment;
	readonly lines: readonly PriceLine[];
}

async function mainOf(
	db: Database,
	memberId: number,
	orderNum: string,
): Promise<Pick<PaymentWithOrder, "payment" | "order"> | null> {
	const order = await new OrderStore(db).read({ orderNum }, memberId);
	const payment = order && (await new PaymentStore(db).main(order.orderPayId));
	return payment && { payment, order };
}

/**
 * Returns the state of a payment of a member's order: the given payment, else that of the order itself.
 * @throws Refusal notFound
 */
export async function viewPayment(
	db: Database,
	memberId: number,
	orderNum: string,
	paymentId: number | null = null,
): Promise<PaymentView> {
	const found = await (paymentId === null
		? mainOf(db, memberId, orderNum)
		: readPaymentWithOrder(db, paymentId, memberId));
	if (found?.order.orderNum !== orderNum) throw new Refusal("notFound");
	return paymentView(found);
}

/** Builds the view from a payment that has just been read or written. */
export function paymentView({ order, payment }: Pick<PaymentWithOrder, "payment" | "order">): PaymentView {
	const product = representativeProduct(order);
	return {
		outcome: payment.status === "ready" || payment.status === "fail" ? "unknown" : "approved",
		order,
		orderProductId: product.orderProductId,
		status: product.status,
		validUntil: product.validUntil,
		productName: product.snapshot.productName,
		payment,
		lines: payment.kind === "addpay" ? [{ kind: "extraPayment", amount: won(payment.amount) }] : order.lines,
	};
}
