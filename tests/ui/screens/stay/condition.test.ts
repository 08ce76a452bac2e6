import { describe, expect, it, vi } from "vitest";
import type { PriceDay } from "#domain/offer/priceDays.ts";
import { addDays, stayDateOf } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { condition } from "#tests/support/stayFixtures.ts";
import { ConditionViewModel } from "#ui/condition/ConditionViewModel.ts";
import { dayPrices } from "#ui/condition/dayPrices.ts";
import { NearDatesViewModel } from "#ui/condition/NearDatesViewModel.ts";

function panels(askPrices?: () => Promise<readonly PriceDay[] | null>) {
	let current = condition;
	const changed = vi.fn();
	const viewModel = new ConditionViewModel({
		today: stayDateOf("2026-11-25"),
		current: () => current,
		onChange: changed,
		...(askPrices ? { askPrices } : {}),
	});
	return {
		viewModel,
		changed,
		go: (next: typeof condition) => {
			current = next;
		},
	};
}

describe("dates, guests and rooms being edited [PROD-06]", () => {
	it("are confirmed per panel, which then closes", () => {
		const { viewModel, changed } = panels();
		expect(viewModel.panel).toBe("none");
		viewModel.open("guests");
		viewModel.changeGuests({ adults: 3, childAges: [4] });
		viewModel.changeRooms(2);
		viewModel.confirmGuests();
		expect(viewModel.panel).toBe("none");
		expect(changed).toHaveBeenLastCalledWith({ ...condition, adults: 3, childAges: [4], rooms: 2 });
		viewModel.open("dates");
		viewModel.selectDates({ checkInDate: null, checkOutDate: null });
		viewModel.confirmDates();
		expect([viewModel.panel, changed.mock.calls.length]).toEqual(["dates", 1]);
		const checkInDate = stayDateOf("2026-12-24");
		viewModel.selectDates({ checkInDate, checkOutDate: null });
		viewModel.confirmDates();
		expect(viewModel.panel).toBe("none");
		expect(changed).toHaveBeenLastCalledWith({ ...condition, checkInDate, checkOutDate: "2026-12-25" });
		viewModel.open("guests");
		viewModel.close();
		expect([viewModel.panel, viewModel.draft]).toEqual(["none", condition]);
	});

	it("load prices once per condition, only for the calendar, and discard those of a previous condition", async () => {
		const answers: ((days: readonly PriceDay[]) => void)[] = [];
		const asking = panels(() => new Promise((go) => answers.push(go)));
		const { viewModel, go } = asking;
		viewModel.open("guests");
		expect(answers).toHaveLength(0);
		viewModel.open("dates");
		answers[0]?.([]);
		await vi.waitFor(() => expect(viewModel.prices).toEqual({ condition, days: [] }));
		viewModel.open("dates");
		expect(answers).toHaveLength(1);
		go({ ...condition, rooms: 2 });
		viewModel.open("dates");
		expect([answers.length, viewModel.prices]).toEqual([2, null]);
		go({ ...condition, rooms: 3 });
		answers[1]?.([]);
		await Promise.resolve();
		await Promise.resolve();
		expect(viewModel.prices).toBeNull();
	});

	it("say that prices could not be loaded, and load them when the calendar is opened again", async () => {
		const answers: (readonly PriceDay[] | null)[] = [null, []];
		const { viewModel } = panels(async () => answers.shift() ?? null);
		viewModel.open("dates");
		await vi.waitFor(() => expect(viewModel.havePricesFailed).toBe(true));
		viewModel.open("dates");
		expect(viewModel.havePricesFailed).toBe(false);
		await vi.waitFor(() => expect(viewModel.prices).toEqual({ condition, days: [] }));
	});

	it("use the current day, even on a page left open past midnight [SEARCH-CAL-06, SEARCH-COND-09, DEC-001, DEC-042]", () => {
		const { viewModel, changed, go } = panels();
		const nights = (day: string) => stayFrom(stayDateOf(day), 1);
		go({ ...condition, ...nights("2026-11-26") });
		viewModel.onDayChange(stayDateOf("2026-11-26"));
		// Its days have not passed, so nothing changes.
		expect([viewModel.today, changed.mock.calls.length]).toEqual(["2026-11-26", 0]);
		viewModel.open("dates");
		viewModel.onDayChange(stayDateOf("2026-11-27"));
		const defaults = nights("2026-12-07");
		expect([viewModel.today, changed.mock.calls.length]).toEqual(["2026-11-27", 1]);
		expect(changed).toHaveBeenLastCalledWith({ ...condition, ...defaults });
		viewModel.confirmDates();
		expect(changed).toHaveBeenLastCalledWith({ ...condition, ...defaults });
		viewModel.changeRooms(2);
		viewModel.confirmGuests();
		expect(changed).toHaveBeenLastCalledWith({ ...condition, ...defaults, rooms: 2 });
	});

	it("work without prices when there are none per day", () => {
		const { viewModel } = panels();
		viewModel.open("dates");
		expect(viewModel.prices).toBeNull();
	});
});

describe("the nearest available dates", () => {
	it("load for the latest condition, or report a failure", async () => {
		const { app, memory } = screenApp();
		const viewModel = new NearDatesViewModel(app);
		expect([viewModel.status, viewModel.stays]).toEqual(["loading", []]);
		memory.stays.priceDaysByStay.set(7, [
			{
				date: addDays(condition.checkInDate, 1),
				night: { isFree: true, amount: won(10_000) },
				stay: { isFree: true, amount: won(10_000) },
			},
		]);
		await viewModel.load(7, condition);
		expect([viewModel.status, viewModel.stays.length]).toEqual(["ready", 1]);
		memory.stays.failure = { kind: "unreachable" };
		const again = viewModel.load(7, condition);
		expect(viewModel.status).toBe("loading");
		await again;
		expect([viewModel.status, viewModel.stays]).toEqual(["failed", []]);
	});
});

describe("the price below a calendar day [SEARCH-CAL-07]", () => {
	const day = stayDateOf("2026-12-24");
	const told = (isFree: boolean, amount: number | null) =>
		dayPrices([{ date: day, night: { isFree, amount: amount === null ? null : won(amount) } }]).get(day);

	it("is exact up to six digits, else in ten thousands rounded up, and empty when unknown", () => {
		expect(told(true, 999_999)?.text).toBe("999,999");
		expect(told(true, 1_000_000)?.text).toBe("100만");
		expect(told(true, 1_000_001)?.text).toBe("101만");
		expect(told(true, null)).toEqual({ text: null, spoken: "", isSoldOut: false });
		expect(told(false, null)).toMatchObject({ text: null, spoken: "예약 마감", isSoldOut: true });
		expect(told(true, 54_000)?.spoken).toContain("54,000원");
	});
});
