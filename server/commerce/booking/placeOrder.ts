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

/** What the member's grade took off, as written on the order. */
function gradePercent({ lines }: Order): number {
	const discount = lines.find((line) => line.kind === "gradeDiscount");
	return discount?.kind === "gradeDiscount" ? discount.percent : 0;
}

/** Our own rooms by the day: a voucher or an order by link waits for its date. */
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

/** Its points are spent when it is placed, which takes statements of its own. */
export const usesPoints = ({ awesomeCashAmount, welfarePointAmount }: Order): boolean =>
	awesomeCashAmount + welfarePointAmount > 0;

/**
 * The order is paid: its payment is complete, coupons and points are used up, the member's standing is written down (PAY-03), our own rooms
 * that need nobody's word are confirmed, the others wait, and suppliers are asked. As it stands then; null, and nothing has
 * changed, when it is no longer as it was found. Who uses points is in a transaction, and has the order locked.
 * @param agreement the provider's word; null: there was nothing to charge
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
		entries: [...bookedMessages(order, isInstant, now), ...requestsOf(order, now)],
		now,
	});
	if (placed && usesPoints(order))
		await commitPoints(db, { orderPayId, orderNum, title: product.snapshot.productName, now });
	return placed;
}
