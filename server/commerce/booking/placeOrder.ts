import { firstProduct, type Order, type OrderProduct } from "#domain/booking/Order.ts";
import { isOwnChannel } from "#domain/stay/channel.ts";
import { commitPoints } from "#server/commerce/points/holdPoints.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { enqueueAll } from "#server/platform/outbox/store/enqueue.ts";
import { tellBooked } from "./bookedMessage.ts";
import { movedProduct } from "./moveProduct.ts";
import { OrderStore } from "./store/OrderStore.ts";

/** What the member's grade took off, as written on the order. */
function gradePercent({ lines }: Order): number {
	const discount = lines.find((line) => line.kind === "gradeDiscount");
	return discount?.kind === "gradeDiscount" ? discount.percent : 0;
}

/** Our own rooms by the day: a voucher or an order by link waits for its date. */
const isOwnStay = ({ channelIndex, checkIn }: OrderProduct): boolean =>
	isOwnChannel(channelIndex) && checkIn !== null;

const isSupplied = ({ channelIndex }: OrderProduct): boolean => !isOwnChannel(channelIndex);

/**
 * The order is paid: coupons and points are used up, the member's standing is written down (PAY-03), our own rooms that
 * need nobody's word are confirmed, the others wait, and suppliers are asked. Part of the transaction that completes the
 * payment; the order is locked and on hold.
 * @param confirmsAtOnce the order's plan needs nobody's word
 */
export async function placeOrder(
	tx: Queryable,
	order: Order,
	{ confirmsAtOnce, now }: { readonly confirmsAtOnce: boolean; readonly now: number },
): Promise<void> {
	const { orderPayId, orderNum } = order;
	const product = firstProduct(order);
	const isInstant = confirmsAtOnce && isOwnStay(product);
	const event = isInstant ? "PAY_APPROVED_INSTANT" : "PAY_APPROVED";
	const rooms = order.products.map((each) => ({
		orderProductId: each.orderProductId,
		status: movedProduct(each, { event, actor: "payment", now }).status,
	}));
	await new OrderStore(tx).place(orderPayId, { discountPercent: gradePercent(order), event, rooms, now });
	if (order.awesomeCashAmount + order.welfarePointAmount > 0)
		await commitPoints(tx, { orderPayId, orderNum, title: product.snapshot.productName, now });
	await tellBooked(tx, order, isInstant, now);
	await enqueueAll(
		tx,
		order.products.filter(isSupplied).map(({ orderNo: key, orderProductId }) => ({
			topic: "supplier.book",
			key,
			payload: { orderProductId },
			runAt: now,
		})),
	);
}
