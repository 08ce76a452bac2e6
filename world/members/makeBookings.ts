import type { OrderEvent } from "#domain/order/orderMachine.ts";
import { koreanDay, koreanInstant } from "#domain/shared/koreanTime.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import type { Row } from "#world/rows/Row.ts";
import { nightKey, type RoomsTaken } from "#world/stays/nightRows.ts";
import { bookings } from "./bookings.ts";
import type { Taken } from "./chooseStay.ts";
import {
	type CouponUse,
	couponCopies,
	couponCopyRows,
	couponUseRows,
	releaseCoupon,
} from "./couponCopies.ts";
import { OrderBook } from "./OrderBook.ts";
import { type BookingWorld, iso, type Opened, openOrder } from "./openOrder.ts";
import { addExtra, addPayment } from "./orderPayment.ts";
import { addPoints } from "./orderPoints.ts";
import { addRefund, refundOf } from "./orderRefund.ts";
import { purchaseRow, roomRow, walk } from "./orderRows.ts";
import type { PointEntry } from "./pointLines.ts";

export interface PlantedOrder {
	readonly orderNum: string;
	readonly orderProductId: number;
}

/** The demo bookings and everything that followed from them. */
export interface Bookings {
	readonly book: OrderBook;
	readonly couponCopies: readonly Row[];
	readonly couponUses: readonly Row[];
	/** Orders by the key of the booking. */
	readonly orders: ReadonlyMap<string, PlantedOrder>;
	/** The bookings' point entries; balances follow from a member's complete history. */
	readonly points: readonly PointEntry[];
	/** The rooms that are no longer free. */
	readonly taken: RoomsTaken;
}

const cancelling: ReadonlySet<OrderEvent> = new Set([
	"USER_CANCEL",
	"SUPPLIER_REJECT",
	"CANCEL_ACCEPTED",
	"REFUND_DONE",
]);
const stillTakes = new Set(["pending", "confirm_wait", "confirm", "add_pay", "cancel_request"]);

/** Returns a review of a stay that has taken place. */
function reviewRow({ choice: { stay, room }, ...order }: Opened, at: number): Row | null {
	const { review } = order.seed;
	if (!review) return null;
	const { name } = order.account;
	return {
		property_id: stay.id,
		room_id: room.id,
		member_id: order.memberId,
		order_product_id: order.orderProductIds[0],
		user_name: `${name.slice(0, 1)}*${name.slice(2)}`,
		room_name: room.name,
		title: review.title,
		content: review.content,
		star: review.star,
		check_in: order.checkIn,
		check_out: order.checkOut,
		verification_source: "OWN",
		created_at: iso(at),
	};
}

/** Returns the nights of a room that are still to come. */
function nightsToCome({ checkIn, seed }: Opened, today: StayDate): StayDate[] {
	if (checkIn === null || checkIn < today) return [];
	return Array.from({ length: seed.nights }, (_, night) => addDays(checkIn, night));
}

/** Makes the demo bookings with their payments, refunds, coupons, reviews and stock. */
export function makeBookings(world: BookingWorld): Bookings {
	const book = new OrderBook();
	const copies = couponCopies(world.today);
	const couponUses: CouponUse[] = [];
	const orders = new Map<string, PlantedOrder>();
	const points: PointEntry[] = [];
	const chosen: Taken = new Map();
	const taken = new Map<string, number>();
	const reviewedAt = koreanInstant(`${addDays(world.today, -1)} 21:30`) ?? world.now;
	for (const seed of bookings.toSorted((a, b) => b.booked - a.booked)) {
		const order = openOrder(world, seed, {
			taken: chosen,
			copies,
			orderPayId: book.next("order_pay"),
			firstProductId: book.next("order_product"),
		});
		const refund = refundOf(order, world.today);
		book.add("order_pay", purchaseRow(order, refund));
		if (order.coupon) {
			const { coupon, orderPayId, amounts, placedAt } = order;
			coupon.state = "used";
			coupon.use = { orderPayId, at: iso(placedAt) };
			const use = { copy: coupon, orderPayId, amount: amounts.couponAmount, releasedAt: null };
			couponUses.push(use);
			if (refund?.isDone && refund.split.isCouponRestored)
				releaseCoupon(use, koreanDay(refund.endedAt), iso(refund.endedAt));
		}
		const nights = nightsToCome(order, world.today);
		for (const [index, id] of order.orderProductIds.entries()) {
			const isCancelled = refund?.parts.some(({ orderProductId }) => orderProductId === id) ?? false;
			const steps = isCancelled ? order.steps : order.steps.filter(({ event }) => !cancelling.has(event));
			const walked = walk(id, seed.key, steps);
			const isStockTaken = nights.length > 0 && stillTakes.has(walked.status);
			book.add("order_product", roomRow(order, index, { walked, steps, refund, isStockTaken }));
			for (const event of walked.events) book.add("order_event", event);
			for (const night of isStockTaken ? nights : []) {
				const key = nightKey(order.choice.room.id, night);
				taken.set(key, (taken.get(key) ?? 0) + 1);
			}
		}
		const paymentId = addPayment(book, order, refund);
		const refundId = refund ? addRefund(book, order, paymentId, refund, world.now) : null;
		addExtra(book, order, world.now);
		points.push(...addPoints(book, order, refund && refundId ? { ...refund, refundId } : null));
		const review = reviewRow(order, reviewedAt);
		if (review) book.add("review", review);
		orders.set(seed.key, { orderNum: order.orderNum, orderProductId: order.orderProductIds[0]! });
	}
	return {
		book,
		couponCopies: couponCopyRows(copies),
		couponUses: couponUseRows(couponUses),
		orders,
		points,
		taken,
	};
}
