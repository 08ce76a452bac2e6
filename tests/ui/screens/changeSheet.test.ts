import { describe, expect, it } from "vitest";
import { bookingChangeCopy } from "#copy/bookingChange.ts";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import type { ChangeQuote, RunningChange } from "#domain/booking/ChangeQuote.ts";
import { cancelPolicyFor } from "#domain/cancellation/cancelTerms.ts";
import { refused } from "#domain/failure/Failure.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { ChangeViewModel } from "#ui/screens/book-detail/ChangeViewModel.ts";
import { DatesViewModel } from "#ui/screens/book-detail/DatesViewModel.ts";

const [first, second, third] = ["2026-12-10", "2026-12-12", "2026-12-14"].map((day) => stayDateOf(day)) as [
	ReturnType<typeof stayDateOf>,
	ReturnType<typeof stayDateOf>,
	ReturnType<typeof stayDateOf>,
];
const booking = {
	orderNumber: "AW261121ABCDEF",
	product: {
		orderProductId: 12,
		status: "confirm",
		checkIn: first,
		checkOut: second,
		adults: 2,
		childAges: [],
	},
} as unknown as BookingDetail;
const side = { adults: 2, childAges: [] };
const quote: ChangeQuote = {
	id: "promised",
	before: { checkInDate: first, checkOutDate: second, ...side, total: won(200_000) },
	after: { checkInDate: second, checkOutDate: third, ...side, total: won(150_000) },
	toPay: won(0),
	refundAmount: won(40_000),
	refundAwesomeCash: won(10_000),
	refundWelfarePoints: won(0),
	lines: [],
	cancelPolicy: cancelPolicyFor([{ until: null, refundPercent: 100 }], true),
};
const running = (state: RunningChange["state"], until: number): RunningChange => ({
	state,
	checkIn: second,
	checkOut: third,
	toPay: won(50_000),
	extraPaymentId: state === "asked" ? 7 : null,
	until,
});

function choosing() {
	const { app, memory } = screenApp();
	memory.bookingChanges.quoted = quote;
	memory.bookingChanges.running = running("made", app.now() + 60_000);
	const done: RunningChange[] = [];
	const change = new ChangeViewModel({
		app,
		booking,
		done: async (made) => {
			done.push(made);
		},
		stale: async () => null,
	});
	return { change, changes: memory.bookingChanges, done };
}

describe("a change of dates or guests", () => {
	it("requests a quote for the selection, then makes exactly that change once [DEC-198]", async () => {
		const { change, changes, done } = choosing();
		change.selectDates({ checkInDate: second, checkOutDate: third });
		change.changeGuests({ adults: 1, childAges: [3] });
		await change.ask();
		expect(changes.wishes).toEqual([{ checkInDate: second, checkOutDate: third, adults: 1, childAges: [3] }]);
		expect([change.status, change.refund]).toEqual(["ready", 50_000]);
		await Promise.all([change.confirm(), change.confirm()]);
		expect(changes.actions).toEqual(["make 12 promised"]);
		expect(done.map(({ state }) => state)).toEqual(["made"]);
	});

	it("cannot be quoted without a date [DEC-198]", async () => {
		const { change, changes } = choosing();
		change.selectDates({ checkInDate: null, checkOutDate: null });
		await change.ask();
		expect([change.wish, changes.wishes]).toEqual([null, []]);
	});

	it("returns to the selection with the reason when it is not possible or its price has changed [DEC-198]", async () => {
		const { change, changes, done } = choosing();
		changes.refusal = refused("soldOut");
		await change.ask();
		expect([change.status, change.problem]).toEqual(["choosing", bookingChangeCopy.soldOut]);
		await change.ask();
		changes.refusal = refused("priceChanged");
		await change.confirm();
		expect([change.status, change.problem, done]).toEqual(["choosing", bookingChangeCopy.expired, []]);
	});
});

describe("a pending change", () => {
	function page(state: RunningChange["state"], left: number) {
		const { app, memory } = screenApp();
		const detail = { ...booking, change: running(state, app.now() + left) } as BookingDetail;
		let loads = 0;
		const dates = new DatesViewModel({
			navigation: app.navigation,
			booking: () => detail,
			now: () => app.now(),
			done: async () => {
				loads += 1;
			},
		});
		return { dates, memory, loads: () => loads };
	}

	it.each([
		["asked", "/payments/extra/7?orderProductIdx=12"],
		["made", "/"],
	] as const)(
		"that is %s leads to its payment only if there is something to pay [DEC-198]",
		async (state, path) => {
			const { dates, memory, loads } = page(state, 60_000);
			dates.open();
			if (dates.running) await dates.changed(dates.running);
			expect([dates.isChoosing, loads(), memory.pageNavigation.current()]).toEqual([false, 1, path]);
		},
	);

	it("is pending only until its time is over [DEC-198]", () => {
		expect(page("made", 60_000).dates.running?.state).toBe("made");
		expect(page("made", 0).dates.running).toBeNull();
	});
});
