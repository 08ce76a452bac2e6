import { beforeAll, describe, expect } from "vitest";
import { HttpBookingChanges } from "#adapters/http/HttpBookingChanges.ts";
import { HttpHotelPrices } from "#adapters/http/HttpHotelPrices.ts";
import type { ChangeWish } from "#domain/booking/ChangeQuote.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import type { BookingChanges } from "#ports/BookingChanges.ts";
import type { HotelPrices } from "#ports/HotelPrices.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { bookingStart, bookingWorld, plantBookingWorld, testClock } from "#tests/support/bookingWorld.ts";
import { day, productOf, wish } from "#tests/support/changedBookings.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { MemoryBookingChanges } from "#tests/support/memory/MemoryBookingChanges.ts";
import { MemoryHotelPrices } from "#tests/support/memory/MemoryStay.ts";
import { portCalls } from "./portCalls.ts";
import { type Adapters, answered, type Cases, refusal, testPort } from "./portSuite.ts";

const later = wish("2026-12-14", 2);
const longer = wish("2026-12-14", 3);

interface Changing {
	/** Books two nights for this case alone and returns the changes available to that booking. */
	booked(wished: ChangeWish): Promise<{ readonly changes: BookingChanges; readonly id: number }>;
}

const changeCases: Cases<BookingChanges, Changing> = {
	async quote({ booked }) {
		const { changes, id } = await booked(longer);
		expect(answered(await changes.quote(id, longer))).toMatchObject({
			before: { checkInDate: "2026-12-10", total: 200_000 },
			after: { checkInDate: "2026-12-14", checkOutDate: "2026-12-17", total: 300_000 },
			toPay: 100_000,
			refundAmount: 0,
		});
		expect(await changes.quote(999_999, longer)).toMatchObject(refusal("notFound"));
	},
	async make({ booked }) {
		const { changes, id } = await booked(later);
		const quote = answered(await changes.quote(id, later));
		const made = answered(await changes.make(id, quote.id));
		expect(made).toMatchObject({ state: "made", checkIn: "2026-12-14", toPay: 0, extraPaymentId: null });
		expect(answered(await changes.make(id, quote.id))).toEqual(made);
	},
	async undo({ booked }) {
		const { changes, id } = await booked(later);
		const quote = answered(await changes.quote(id, later));
		answered(await changes.make(id, quote.id));
		expect((await changes.undo(id)).ok).toBe(true);
	},
};

const condition = {
	...defaultCondition(day("2026-11-21")),
	checkInDate: day("2026-12-10"),
	checkOutDate: day("2026-12-12"),
};

const priceCases: Cases<HotelPrices> = {
	async ofStay(prices) {
		expect(answered(await prices.ofStay(1, condition))).toEqual([
			{ title: "어썸스테이", price: 200_000 },
			{ title: "다른 곳", price: 220_000 },
		]);
	},
	async promisedPrice(prices) {
		expect(answered(await prices.promisedPrice(1, condition, "99000.1.1795230000.forged"))).toBeNull();
	},
};

forEachDatabase((_, open) => {
	describe("the ports of booking changes and competitor prices", () => {
		let changing: Adapters<Changing>;
		let prices: Adapters<HotelPrices>;

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 2, stock: 40 });
			await db.query("INSERT INTO hotels_combined_hotel VALUES (1, 'hc-1', '남산 서재 호텔')");
			await db.query("INSERT INTO price_comparison VALUES (1, 'hotels_combined', '다른 곳', 110)");
			const clock = testClock(bookingStart);
			const orders = bookingWorld(db, clock);
			const calls = await portCalls(await bookingApp(db, {}, clock), 2);

			const changes = new HttpBookingChanges(calls);
			const booked = async () => ({ changes, id: productOf(await orders.book(2)) });
			changing = {
				http: { booked },
				memory: {
					async booked(wished) {
						const { id } = await booked();
						const twin = new MemoryBookingChanges();
						const quote = answered(await changes.quote(id, wished));
						twin.booking = id;
						twin.quoted = quote;
						twin.running = answered(await changes.make(id, quote.id));
						return { changes: twin, id };
					},
				},
			};

			const overHttp = new HttpHotelPrices(calls);
			const twin = new MemoryHotelPrices();
			twin.elsewhere = answered(await overHttp.ofStay(1, condition));
			prices = { http: overHttp, memory: twin };
		});

		testPort("BookingChanges", changeCases, () => changing);
		testPort("HotelPrices", priceCases, () => prices);
	});
});
