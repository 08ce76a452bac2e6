import { type Order, type OrderProduct, standingProduct } from "#domain/booking/Order.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { won } from "#domain/shared/Won.ts";
import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { OrderPayment } from "./store/OrderPayment.ts";
import { PaymentStore } from "./store/PaymentStore.ts";
import { type PaymentWithOrder, readPaymentWithOrder } from "./store/paymentWithOrder.ts";

/** A payment and what it is for. */
export interface PaymentView {
	/** unknown: the provider has not said yet. A payment that failed says so in its status. */
	readonly outcome: "approved" | "unknown";
	readonly order: Order;
	/** The first room that stands; the first where all are cancelled. */
	readonly orderProductId: number;
	/** Of that room; null while it is not paid. */
	readonly status: OrderProduct["status"];
	/** The last day of a voucher. */
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
 * How a payment of a member's order stands: of the order itself, or the one asked for.
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

/** How it stands, of what has just been read or written. */
export function paymentView({ order, payment }: Pick<PaymentWithOrder, "payment" | "order">): PaymentView {
	const product = standingProduct(order);
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
