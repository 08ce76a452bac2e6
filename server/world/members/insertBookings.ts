import type { OrderEvent } from "#domain/booking/orderMachine.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/database/Database.ts";
import { bookings } from "./bookings.ts";
import type { Taken } from "./chooseStay.ts";
import { type BookingWorld, openOrder } from "./openOrder.ts";
import { insertExtra, insertPayment } from "./orderPayment.ts";
import { pointsOf } from "./orderPoints.ts";
import { insertRefund, refundOf } from "./orderRefund.ts";
import type { PointEntry } from "./pointLines.ts";
import { place, takeStock, walk } from "./walkOrder.ts";
import { writeReview } from "./writeReview.ts";

export interface PlantedOrder {
	readonly orderNum: string;
	readonly orderProductId: number;
}

const cancelling: ReadonlySet<OrderEvent> = new Set([
	"USER_CANCEL",
	"SUPPLIER_REJECT",
	"CANCEL_ACCEPTED",
	"REFUND_DONE",
]);

/**
 * Plants the demo bookings with their payments, refunds, coupons, reviews and stock. The point histories they make are handed back, because
 * balances follow from all of a member's history.
 */
export async function insertBookings(
	tx: Queryable,
	world: BookingWorld,
): Promise<{ orders: Map<string, PlantedOrder>; points: PointEntry[] }> {
	const orders = new Map<string, PlantedOrder>();
	const points: PointEntry[] = [];
	const taken: Taken = new Map();
	const reviewedAt = koreanInstant(`${addDays(world.today, -1)} 21:30`) ?? world.now;
	for (const seed of bookings.toSorted((a, b) => b.booked - a.booked)) {
		const order = await openOrder(tx, world, seed, taken);
		await place(tx, order);
		const refund = refundOf(order, world.today);
		const cancelled = new Set(refund?.parts.map(({ orderProductId }) => orderProductId));
		const uncancelled = order.steps.filter(({ event }) => !cancelling.has(event));
		for (const id of order.orderProductIds)
			await walk(tx, order, id, cancelled.has(id) ? order.steps : uncancelled);
		const paymentId = await insertPayment(tx, order, refund);
		const refundId = refund ? await insertRefund(tx, order, paymentId, refund, world.now) : null;
		await takeStock(tx, order, world.today);
		await insertExtra(tx, order, world.now);
		points.push(...(await pointsOf(tx, order, refund && refundId ? { ...refund, refundId } : null)));
		const orderProductId = order.orderProductIds[0]!;
		if (seed.review) await writeReview(tx, orderProductId, order.account, seed.review, reviewedAt);
		orders.set(seed.key, { orderNum: order.orderNum, orderProductId });
	}
	return { orders, points };
}
