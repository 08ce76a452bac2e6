import type { BookingTab } from "#domain/booking/Booking.ts";
import { sortBookings } from "#domain/booking/bookingTabs.ts";
import { type Order, productOf } from "#domain/booking/Order.ts";
import { bookingTab } from "#domain/booking/orderStatus.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { StandingStore } from "#server/members/account/store/StandingStore.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { BaseParts } from "#server/platform/database/BaseParts.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { takeKey } from "#server/platform/idempotency/once.ts";
import { type Batch, forEachDue } from "#server/platform/jobs/forEachIsolated.ts";
import { KeyedMutex } from "#server/platform/limits/ConcurrencyLimiter.ts";
import type { BookingRequest } from "./BookingRequest.ts";
import { fixVoucherDay } from "./fixVoucherDay.ts";
import { type HeldBooking, holdRooms } from "./holdRooms.ts";
import { type BookingPageData, loadBookingPageData } from "./loadBookingPageData.ts";
import { releaseOrder } from "./releaseOrder.ts";
import { type BookingGroup, BookingListStore, type ListedBooking } from "./store/BookingListStore.ts";
import { OrderProductStore } from "./store/OrderProductStore.ts";
import { OrderStore, type WhichOrder } from "./store/OrderStore.ts";

const maxListed = 500;
/** Queue per room: buyers of the same room wait here instead of occupying database connections. A booking takes a few hundredths of a second. */
const queueOfRoom = { maxWaiting: 100, timeoutMs: 4000 };

/** Members' bookings: creating, listing, viewing and hiding them. */
export class Bookings {
	readonly #db: Database;
	readonly #clock: Clock;
	readonly #queues = new KeyedMutex(queueOfRoom);

	constructor({ db, clock }: BaseParts) {
		this.#db = db;
		this.#clock = clock;
	}

	/**
	 * Holds rooms for 15 minutes; the same idempotency key returns the same order.
	 * @throws Refusal as holdRooms
	 */
	hold(request: BookingRequest, key: string): Promise<HeldBooking> {
		const now = this.#clock.now();
		const { viewer: _, ...keyedRequest } = request;
		const call = {
			memberId: request.memberId,
			key,
			operation: "createBooking",
			request: keyedRequest,
			inTurn: true,
		};
		const hold = () =>
			this.#db.tx(async (tx) => {
				const before = await takeKey(tx, call, now);
				if (before) return before as HeldBooking;
				const { memberId, viewer } = request;
				const isSpecial =
					viewer.isSpecial && (await new StandingStore(tx).isSpecial(memberId, koreanDay(now)));
				return holdRooms(tx, { ...request, viewer: { ...viewer, isSpecial } }, key, now);
			});
		return this.#queues.run(`${request.path.productIdx}/${request.path.rooms}`, hold);
	}

	/** Returns a member's bookings of one tab, and the number of bookings in every tab. [CALL-CONTENT-33] */
	async list(
		memberId: number,
		tab: BookingTab,
	): Promise<{
		readonly bookings: readonly ListedBooking[];
		readonly counts: Readonly<Record<BookingTab, number>>;
	}> {
		const today = koreanDay(this.#clock.now());
		const store = new BookingListStore(this.#db);
		const counts = { pending: 0, complete: 0, cancel: 0 };
		const inTab: BookingGroup[] = [];
		for (const group of await store.groups(memberId, today)) {
			const its = bookingTab(group.status, group.isPast ? addDays(today, -1) : today, today);
			counts[its] += group.count;
			if (its === tab) inTab.push(group);
		}
		const order = tab === "pending" ? "start" : "newest";
		const listed = await store.listed(memberId, today, inTab, { order, limit: maxListed });
		return { counts, bookings: sortBookings(tab, listed) };
	}

	/**
	 * Returns a paid order by one of its products.
	 * @throws Refusal notFound when it is not the member's
	 */
	view(memberId: number, orderProductId: number): Promise<Order> {
		return this.#placed({ orderProductId }, memberId);
	}

	/**
	 * Returns a paid order of the member.
	 * @throws Refusal notFound
	 */
	viewWhole(memberId: number, orderPayId: number): Promise<Order> {
		return this.#placed({ orderPayId }, memberId);
	}

	/**
	 * Returns a paid order by its number: the member's own, or, for anybody, an LMS order.
	 * @throws Refusal notFound
	 */
	async viewByNumber(memberId: number | null, orderNum: string): Promise<Order> {
		const order = await this.#placed({ orderNum }, null);
		if (order.memberId !== memberId && order.payKind !== "lms") throw new Refusal("notFound");
		return order;
	}

	/** Loads the data of a booking's page besides the order. */
	pageData(order: Order, orderProductId: number, imageCount: 1 | 20): Promise<BookingPageData> {
		return loadBookingPageData(this.#db, order, orderProductId, imageCount);
	}

	/**
	 * Fixes the day of a voucher.
	 * @throws Refusal as fixVoucherDay
	 */
	async fixDay(memberId: number, orderProductId: number, day: StayDate): Promise<Order> {
		const now = this.#clock.now();
		await this.#db.tx((tx) => fixVoucherDay(tx, { memberId, orderProductId, day }, now));
		return this.view(memberId, orderProductId);
	}

	/**
	 * Hides a past or cancelled booking from the member's list; the order itself is kept.
	 * @throws Refusal notFound, notCancellable when the booking is still upcoming
	 */
	async hide(memberId: number, orderProductId: number): Promise<void> {
		await this.#db.tx(async (tx) => {
			const order = await new OrderStore(tx).lock({ orderProductId }, memberId);
			const product = order?.stage === "placed" ? productOf(order, orderProductId) : null;
			if (!product?.status) throw new Refusal("notFound");
			const today = koreanDay(this.#clock.now());
			if (bookingTab(product.status, product.checkIn, today) === "pending")
				throw new Refusal("notCancellable", { message: "이용할 예약은 목록에서 숨길 수 없어요." });
			await new OrderProductStore(tx).hide(orderProductId);
		});
	}

	/** Releases expired holds. Returns how many. */
	async expireHolds(): Promise<number> {
		const now = this.#clock.now();
		const overdue = (batch: Batch) => new OrderStore(this.#db).overdueHolds(now, batch);
		return forEachDue(overdue, (orderPayId) =>
			this.#db.tx((tx) => releaseOrder(tx, orderPayId, "timeout", now)),
		);
	}

	async #placed(which: WhichOrder, owner: number | null): Promise<Order> {
		const order = await new OrderStore(this.#db).read(which, owner);
		if (order?.stage !== "placed") throw new Refusal("notFound");
		return order;
	}
}
