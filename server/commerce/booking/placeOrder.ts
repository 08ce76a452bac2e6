import { firstProduct, type Order } from "#domain/booking/Order.ts";
import { isOwnChannel } from "#domain/stay/channel.ts";
import { CouponStore } from "#server/commerce/coupon/store/CouponStore.ts";
import { commitPoints } from "#server/commerce/points/holdPoints.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { limits, uncountHit } from "#server/platform/limits/countHit.ts";
import { enqueue } from "#server/platform/outbox/store/enqueue.ts";
import { tellBooked } from "./bookingMessages.ts";
import { moveProduct } from "./moveProduct.ts";
import { BookedPlanStore } from "./store/BookedPlanStore.ts";
import { OrderStore } from "./store/OrderStore.ts";

/** What the member's grade took off, as written on the order. */
function gradePercent({ lines }: Order): number {
	const discount = lines.find((line) => line.kind === "gradeDiscount");
	return discount?.kind === "gradeDiscount" ? discount.percent : 0;
}

/** Our own rooms of a plan that needs nobody's word; a voucher or an order by link waits for its date. */
async function confirmsAtOnce(tx: Queryable, order: Order): Promise<boolean> {
	const { channelIndex, checkIn, propertyId, ratePlanId } = firstProduct(order);
	if (!isOwnChannel(channelIndex) || checkIn === null) return false;
	return new BookedPlanStore(tx).confirmsAtOnce(propertyId, ratePlanId);
}

/**
 * The order is paid: coupons and points are used up, the member's standing is written down (PAY-03), our own rooms that
 * need nobody's word are confirmed, the others wait, and suppliers are asked. Part of the transaction that completes the
 * payment; the order is locked and on hold.
 */
export async function placeOrder(tx: Queryable, order: Order, now: number): Promise<void> {
	const { orderPayId, orderNum, memberId } = order;
	await new OrderStore(tx).place(orderPayId, gradePercent(order), now);
	const isInstant = await confirmsAtOnce(tx, order);
	for (const product of order.products) {
		const event = isInstant ? "PAY_APPROVED_INSTANT" : "PAY_APPROVED";
		await moveProduct(tx, product, { event, actor: "payment", now });
		if (isOwnChannel(product.channelIndex)) continue;
		await enqueue(tx, {
			topic: "supplier.book",
			key: product.orderNo,
			payload: { orderProductId: product.orderProductId },
			runAt: now,
		});
	}
	await new CouponStore(tx).use(orderPayId, now);
	await commitPoints(tx, {
		orderPayId,
		orderNum,
		title: firstProduct(order).snapshot.productName,
		now,
	});
	await tellBooked(tx, order, isInstant, now);
	await uncountHit(tx, limits.unpaidHoldsByMember, String(memberId), order.createdAt);
}
