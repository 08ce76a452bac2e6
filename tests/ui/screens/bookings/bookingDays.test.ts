import { describe, expect, it } from "vitest";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import type { RunningChange } from "#domain/booking/ChangeQuote.ts";
import { refused } from "#domain/failure/Failure.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { DatesViewModel } from "#ui/screens/book-detail/DatesViewModel.ts";
import { VoucherDayViewModel } from "#ui/screens/book-detail/VoucherDayViewModel.ts";
import { bookedStay } from "./bookedStay.ts";

const now = Date.UTC(2026, 10, 25, 1);

describe("the day of a voucher [DEC-192]", () => {
	const voucher = { validDays: 180, validUntil: stayDateOf("2027-05-21"), weekdaysOnly: true };

	const full = bookDetailCopy.day.refusal.soldOut;

	function fixing(held: BookingDetail | null = { ...bookedStay, voucher }) {
		const { app, memory } = screenApp();
		let done = 0;
		let reloads = 0;
		const day = new VoucherDayViewModel({
			app,
			booking: () => held,
			now: () => now,
			done: async () => {
				done += 1;
			},
			stale: async () => {
				reloads += 1;
			},
		});
		return { bookings: memory.bookings, day, done: () => done, readAnew: () => reloads };
	}

	it("starts empty each time its form is opened", () => {
		const { day } = fixing();
		expect([day.isOpen, day.typed, day.day, day.today]).toEqual([false, "", null, "2026-11-25"]);
		day.open();
		day.type("2026-12-08");
		expect([day.isOpen, day.day]).toEqual([true, "2026-12-08"]);
		day.close();
		expect(day.isOpen).toBe(false);
		day.open();
		expect([day.typed, day.problem]).toEqual(["", null]);
	});

	it.each([
		["2026-11-24", "오늘부터 고를 수 있어요."],
		["2027-05-22", "유효기간이 지난 날이에요."],
		["2026-12-08", null],
		["2026-12", null],
	])("is rejected with its reason: %s", async (typed, problem) => {
		const { bookings, day } = fixing();
		day.type(typed);
		expect(day.problem).toBe(problem);
		await day.confirm();
		expect(bookings.actions).toEqual(problem === null && day.day ? ["fixDay 12 2026-12-08"] : []);
	});

	it("cannot be fixed without a booking, and is not validated for a booking without a voucher", async () => {
		const none = fixing(null);
		none.day.type("2026-12-08");
		await none.day.confirm();
		expect(none.bookings.actions).toEqual([]);
		const other = fixing({ ...bookedStay, voucher: null });
		other.day.type("2026-11-24");
		expect(other.day.problem).toBeNull();
	});

	it("is reported as full until another day is typed, and can be retried after any other failure", async () => {
		const { bookings, day, done } = fixing();
		day.open();
		day.type("2026-12-08");
		bookings.dayRefusal = refused("soldOut");
		await day.confirm();
		expect([day.isOpen, day.problemText, day.problem]).toEqual([true, full, full]);
		await day.confirm();
		expect(bookings.actions).toEqual([]);
		day.type("2026-12-09");
		expect([day.problemText, day.problem]).toEqual([null, null]);
		bookings.dayRefusal = { kind: "unreachable" };
		await day.confirm();
		expect([day.isOpen, day.problemText, day.problem, done()]).toEqual([
			true,
			bookDetailCopy.day.failed,
			null,
			0,
		]);
		await day.confirm();
		expect([day.isOpen, day.problemText, done()]).toEqual([false, null, 1]);
		expect(bookings.actions).toEqual(["fixDay 12 2026-12-09"]);
	});

	it("closes its form and reloads the booking when it can no longer be fixed", async () => {
		const { bookings, day, done, readAnew: reloads } = fixing();
		day.open();
		day.type("2026-12-08");
		bookings.dayRefusal = refused("alreadyProcessed");
		await day.confirm();
		expect([day.isOpen, day.problemText, done(), reloads()]).toEqual([false, null, 0, 1]);
	});
});

describe("a change of dates", () => {
	it("leads to the payment only when there is a difference to pay [DEC-198]", async () => {
		const { app, memory } = screenApp();
		const dates = new DatesViewModel({
			navigation: app.navigation,
			booking: () => null,
			now: () => now,
			done: async () => undefined,
		});
		expect([dates.isChoosing, dates.running]).toEqual([false, null]);
		dates.open();
		expect(dates.isChoosing).toBe(true);
		await dates.changed({ state: "asked", extraPaymentId: null } as RunningChange);
		await dates.changed({ state: "made", extraPaymentId: 7 } as RunningChange);
		expect([dates.isChoosing, memory.pageNavigation.visited]).toEqual([false, ["/"]]);
		await dates.changed({ state: "asked", extraPaymentId: 7 } as RunningChange);
		expect(memory.pageNavigation.current()).toBe("/payments/extra/7?orderProductIdx=0");
	});
});
