import { isObservableProp } from "mobx";
import { describe, expect, it } from "vitest";
import { bookingChangeCopy } from "#copy/bookingChange.ts";
import { componentsCopy } from "#copy/components.ts";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import type { ChangeQuote, RunningChange } from "#domain/booking/ChangeQuote.ts";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";
import { ChangeViewModel } from "#ui/screens/book-detail/ChangeViewModel.ts";
import { bookedStay } from "./bookedStay.ts";

const quote = {
	id: "promised",
	refundAmount: won(40_000),
	refundAwesomeCash: won(10_000),
	refundWelfarePoints: won(500),
} as ChangeQuote;

function sheet() {
	const { app, memory } = screenApp();
	memory.bookingChanges.quoted = quote;
	memory.bookingChanges.running = { state: "made" } as RunningChange;
	const done: RunningChange[] = [];
	let reloads = 0;
	const found: { change: RunningChange | null } = { change: null };
	const change = new ChangeViewModel({
		app,
		booking: { ...bookedStay, product: { ...bookedStay.product, childAges: [3] } } as BookingDetail,
		done: async (made) => {
			done.push(made);
		},
		stale: async () => {
			reloads += 1;
			return found.change;
		},
	});
	return { change, changes: memory.bookingChanges, done, found, reloads: () => reloads };
}

describe("the sheet for changing a booking [DEC-198]", () => {
	it("starts with the current booking and no quote, and all its state is observable", () => {
		const { change } = sheet();
		expect(change).toMatchObject({ status: "choosing", quote: null, problem: null, refund: 0 });
		expect(change.wish).toEqual({
			checkInDate: "2026-12-01",
			checkOutDate: "2026-12-03",
			adults: 2,
			childAges: [3],
		});
		const shown = ["dates", "guests", "status", "quote", "problem"] as const;
		expect(shown.filter((key) => !isObservableProp(change, key))).toEqual([]);
	});

	it("requests one quote at a time, and adds up money, Awesome cash and welfare points as the refund", async () => {
		const { change, changes } = sheet();
		const asking = Promise.all([change.ask(), change.ask()]);
		expect([change.status, change.problem]).toEqual(["quoting", null]);
		await asking;
		expect([changes.wishes.length, change.status, change.refund]).toEqual([1, "ready", 50_500]);
	});

	it.each([
		[refused("invalidRequest"), 1],
		[refused("alreadyProcessed"), 1],
		[refused("notCancellable"), 1],
		[refused("soldOut"), 0],
	] as const)(
		"reloads the booking when it is no longer what the page shows, on quoting or changing: %o",
		async (refusal, times) => {
			const { change, changes, reloads } = sheet();
			changes.refusal = refusal;
			await change.ask();
			expect(reloads()).toBe(times);
			await change.ask();
			changes.refusal = refusal;
			await change.confirm();
			expect([change.status, reloads()]).toEqual(["choosing", times * 2]);
		},
	);

	it("keeps the quote when the connection is lost, and recognises a change whose answer alone was lost", async () => {
		const { change, changes, done, found, reloads } = sheet();
		changes.refusal = { kind: "unreachable" };
		await change.ask();
		expect([change.status, change.problem, reloads()]).toEqual(["choosing", componentsCopy.notDone, 0]);
		await change.ask();
		changes.refusal = { kind: "unreachable" };
		await change.confirm();
		expect([change.status, change.problem, reloads(), done]).toEqual([
			"ready",
			componentsCopy.notDone,
			1,
			[],
		]);
		found.change = changes.running;
		changes.refusal = { kind: "unreachable" };
		await change.confirm();
		expect([change.problem, done]).toEqual([null, [changes.running]]);
	});

	it("changes nothing before there is a quote, nor after going back to choosing", async () => {
		const { change, changes } = sheet();
		await change.confirm();
		await change.ask();
		change.chooseAgain();
		expect([change.status, change.problem]).toEqual(["choosing", null]);
		await change.confirm();
		expect(changes.actions).toEqual([]);
	});

	it("ignores a quote that arrives after going back to choosing", async () => {
		const { change, changes } = sheet();
		let answer = (): void => undefined;
		changes.quote = () =>
			new Promise((go) => {
				answer = () => go(ok(quote));
			});
		const asking = change.ask();
		change.chooseAgain();
		answer();
		await asking;
		expect([change.status, change.quote]).toEqual(["choosing", null]);
	});

	it.each([
		[refused("soldOut"), bookingChangeCopy.soldOut],
		[refused("priceChanged"), bookingChangeCopy.expired],
		[{ kind: "generic", message: "잠시 쉬고 있어요." }, "잠시 쉬고 있어요."],
		[{ kind: "generic", message: null }, bookingChangeCopy.failed],
	] as readonly (readonly [Failure, string])[])(
		"explains why the change is not possible, until something else is chosen: %o",
		async (failure, problem) => {
			const { change, changes, done } = sheet();
			changes.refusal = failure;
			await change.ask();
			expect([change.status, change.problem]).toEqual(["choosing", problem]);
			change.selectDates({ checkInDate: stayDateOf("2026-12-08"), checkOutDate: null });
			expect(change.problem).toBeNull();
			changes.refusal = failure;
			await change.ask();
			change.changeGuests({ adults: 1, childAges: [] });
			expect(change.problem).toBeNull();
			await change.ask();
			changes.refusal = failure;
			await change.confirm();
			expect([change.status, change.problem, change.isBusy, done]).toEqual(["choosing", problem, false, []]);
			await change.ask();
			const made = change.confirm();
			expect(change.problem).toBeNull();
			await made;
			expect(done).toHaveLength(1);
		},
	);
});

describe("the data of a private screen", () => {
	it("is loading, loaded or failed, keeps the last value, and can be replaced by another answer", async () => {
		let fails = false;
		const loading = new LoadViewModel<number>(async () => (fails ? err({ kind: "unreachable" }) : ok(7)));
		expect(loading).toMatchObject({ value: null, hasFailed: false, isBusy: false });
		const first = loading.load();
		expect(loading.isBusy).toBe(true);
		await first;
		expect(loading).toMatchObject({ value: 7, hasFailed: false, isBusy: false });
		fails = true;
		await loading.load();
		expect(loading).toMatchObject({ value: 7, hasFailed: true, isBusy: false });
		loading.take(8);
		expect(loading.value).toBe(8);
		fails = false;
		await loading.load();
		expect(loading).toMatchObject({ value: 7, hasFailed: false });
		const shown = ["value", "hasFailed", "isBusy"] as const;
		expect(shown.filter((key) => !isObservableProp(loading, key))).toEqual([]);
	});
});
