import { firstProduct, type Order, type OrderProduct } from "#domain/booking/Order.ts";
import { movePayment } from "#domain/payment/paymentMachine.ts";
import { isOwnChannel } from "#domain/stay/channel.ts";
import type { PaymentWithOrder } from "#server/commerce/payment/store/paymentWithOrder.ts";
import { type Agreement, placePaid } from "#server/commerce/payment/store/placePaid.ts";
import { commitPoints } from "#server/commerce/points/holdPoints.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import type { OutboxEntry } from "#server/platform/outbox/store/enqueue.ts";
import { bookedMessages } from "./bookedMessage.ts";
import { movedProduct } from "./moveProduct.ts";
import { placedStayMessages } from "./stayMessages.ts";

/** Returns the percentage of the grade discount recorded on the order; 0 when there is none. */
function gradePercent({ lines }: Order): number {
	const discount = lines.find((line) => line.kind === "gradeDiscount");
	return discount?.kind === "gradeDiscount" ? discount.percent : 0;
}

/** Whether the product is one of our own rooms with fixed dates; a voucher or LMS order still waits for its date. */
const isOwnStay = ({ channelIndex, checkIn }: OrderProduct): boolean =>
	isOwnChannel(channelIndex) && checkIn !== null;

const isSupplied = ({ channelIndex }: OrderProduct): boolean => !isOwnChannel(channelIndex);

const requestsOf = (order: Order, now: number): readonly OutboxEntry[] =>
	order.products.filter(isSupplied).map(({ orderNo: key, orderProductId }) => ({
		topic: "supplier.book",
		key,
		payload: { orderProductId },
		runAt: now,
	}));

/** Whether the order uses points. They are spent when it is placed, in separate statements. */
export const usesPoints = ({ awesomeCashAmount, welfarePointAmount }: Order): boolean =>
	awesomeCashAmount + welfarePointAmount > 0;

/**
 * Places a paid order: completes the payment, uses up coupons and points, records the member's standing (PAY-03), confirms our own rooms
 * with instant confirmation, leaves the others waiting, and asks suppliers to book. Returns the order as it stands afterwards; null, with
 * nothing changed, when it is no longer in the state in which it was found. If the order uses points, the caller must be in a transaction
 * that has locked it.
 * @param agreement the provider's approval; null when there was nothing to charge
 */
export async function placeOrder(
	db: Queryable,
	found: PaymentWithOrder,
	agreement: Agreement | null,
	now: number,
): Promise<PaymentWithOrder | null> {
	const { order, payment } = found;
	const { orderPayId, orderNum } = order;
	const paid = movePayment({ status: payment.status, heldStatus: payment.heldStatus }, "APPROVE_OK");
	if (!paid.ok) return null;
	const product = firstProduct(order);
	const isInstant = found.confirmsAtOnce && isOwnStay(product);
	const event = isInstant ? "PAY_APPROVED_INSTANT" : "PAY_APPROVED";
	const placed = await placePaid(db, {
		found,
		paymentStatus: paid.value.status,
		agreement,
		discountPercent: gradePercent(order),
		event,
		rooms: order.products.map((each) => ({
			orderProductId: each.orderProductId,
			status: movedProduct(each, { event, actor: "payment", now }).status,
		})),
		entries: [
			...bookedMessages(order, isInstant, now),
			...placedStayMessages(order, isInstant, now),
			...requestsOf(order, now),
		],
		now,
	});
	if (placed && usesPoints(order))
		await commitPoints(db, { orderPayId, orderNum, title: product.snapshot.productName, now });
	return placed;
}
