import type { BookingTab } from "#domain/booking/Booking.ts";
import { sortBookings } from "#domain/booking/bookingTabs.ts";
import { bookingTab } from "#domain/booking/orderStatus.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { onceInTx } from "#server/idempotency/once.ts";
import type { BookingRequest } from "./BookingRequest.ts";
import { type HeldBooking, holdRooms } from "./holdRooms.ts";
import { type ListedBooking, listedBookings } from "./listedBookings.ts";
import { readOrder, type StoredOrder } from "./orders.ts";
import { releaseOrder } from "./releaseOrder.ts";

export interface Bookings {
	/** Holds rooms for a quarter of an hour; the same key gives the same order. @throws Refusal */
	hold(request: BookingRequest, key: string): Promise<HeldBooking>;
	/** A member's bookings of a tab, and how many each tab has. [CALL-CONTENT-33] */
	list(
		memberId: number,
		tab: BookingTab,
	): Promise<{
		readonly bookings: readonly ListedBooking[];
		readonly counts: Readonly<Record<BookingTab, number>>;
	}>;
	/** A paid order by one of its products. @throws Refusal notFound when it is not the member's */
	view(memberId: number, orderProductId: number): Promise<StoredOrder>;
	/** A paid order by its number: the member's own, or for everybody one that is held by link. @throws Refusal notFound */
	viewByNumber(memberId: number | null, orderNum: string): Promise<StoredOrder>;
	/** Takes a past or cancelled booking off the list; the order stays. @throws Refusal notFound, notCancellable */
	hide(memberId: number, orderProductId: number): Promise<void>;
	/** Ends holds whose time is over; how many. */
	expireHolds(): Promise<number>;
}

const batch = 100;

export function createBookings({ db, clock }: { readonly db: Database; readonly clock: Clock }): Bookings {
	async function own(memberId: number, orderProductId: number): Promise<StoredOrder> {
		const order = await readOrder(db, { orderProductId }, memberId);
		if (order?.pay.stage !== "placed" || order.pay.member_id !== memberId) throw new Refusal("notFound");
		return order;
	}

	return {
		hold(request, key) {
			const now = clock.now();
			const { viewer: _, ...asked } = request;
			const call = {
				memberId: request.memberId,
				key,
				operation: "createBooking",
				request: asked,
			};
			return db.tx((tx) => onceInTx(tx, call, now, () => holdRooms(tx, request, now)));
		},
		async list(memberId, tab) {
			const today = koreanDay(clock.now());
			const all = await listedBookings(db, memberId);
			const counts = { pending: 0, complete: 0, cancel: 0 };
			const inTab: ListedBooking[] = [];
			for (const booking of all) {
				const its = bookingTab(booking.status, booking.check_in, today);
				counts[its] += 1;
				if (its === tab) inTab.push(booking);
			}
			const sorted = sortBookings(
				tab,
				inTab.map((booking) => ({
					checkIn: booking.check_in,
					orderProductId: booking.order_product_id,
					booking,
				})),
			);
			return { counts, bookings: sorted.slice(0, 500).map(({ booking }) => booking) };
		},
		view: own,
		async viewByNumber(memberId, orderNum) {
			const order = await readOrder(db, { orderNum });
			const isVisible =
				order?.pay.stage === "placed" && (order.pay.member_id === memberId || order.pay.pay_kind === "lms");
			if (!order || !isVisible) throw new Refusal("notFound");
			return order;
		},
		async hide(memberId, orderProductId) {
			const order = await own(memberId, orderProductId);
			const product = order.products.find((each) => each.order_product_id === orderProductId);
			if (!product?.status) throw new Refusal("notFound");
			const today = koreanDay(clock.now());
			if (bookingTab(product.status, product.check_in, today) === "pending")
				throw new Refusal("notCancellable");
			await db.query("UPDATE order_product SET hidden = true WHERE order_product_id = $1", [orderProductId]);
		},
		async expireHolds() {
			const now = clock.now();
			const { rows } = await db.query<{ order_pay_id: number }>(
				{
					name: "bookings.overdue",
					text: `SELECT order_pay_id FROM order_pay WHERE stage = 'hold' AND hold_until <= $1 ORDER BY hold_until LIMIT ${batch}`,
				},
				[new Date(now)],
			);
			let ended = 0;
			for (const { order_pay_id } of rows) {
				if (await db.tx((tx) => releaseOrder(tx, order_pay_id, "timeout", now))) ended += 1;
			}
			return ended;
		},
	};
}
