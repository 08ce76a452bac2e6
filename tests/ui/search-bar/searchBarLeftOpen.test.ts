import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { addDays, stayDateOf } from "#domain/shared/StayDate.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { SearchBarViewModel } from "#ui/search-bar/SearchBarViewModel.ts";

const settled = () => vi.advanceTimersByTimeAsync(1);

function stage() {
	const { app, memory } = screenApp();
	return { app, memory, viewModel: new SearchBarViewModel(app) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a search bar on a page left open past midnight", () => {
	it("starts with the default dates when those of the page have passed [SEARCH-COND-09]", () => {
		const { app, viewModel } = stage();
		const { today } = app.environment;
		const past = { checkInDate: addDays(today, -1), checkOutDate: today };
		const header = new SearchBarViewModel(app, { ...viewModel.condition, ...past, searchText: "제주" });
		expect(header.draft).toEqual({ ...viewModel.draft, searchText: "제주" });
	});

	it("uses the default dates of the day on which it is pressed [SEARCH-BAR-03, DEC-041]", async () => {
		const { app, memory, viewModel } = stage();
		const leave = viewModel.activate();
		await settled();
		viewModel.selectDates({ checkInDate: stayDateOf("2026-12-24"), checkOutDate: null });
		expect(viewModel.condition.checkInDate).toBe("2026-12-06");
		const now = app.environment.now + 2 * 86_400_000;
		app.attachClock({ now: () => now });
		app.refreshTime();
		await viewModel.search();
		expect(memory.savedSearch.condition()).toMatchObject(defaultDates(stayDateOf("2026-11-27")));
		leave();
	});

	it("shows the default dates in its fields once the chosen ones have passed [SEARCH-COND-09] [DEC-042]", async () => {
		const { app, viewModel } = stage();
		const leave = viewModel.activate();
		await settled();
		const { today } = app.environment;
		for (const checkOutDate of [addDays(today, 1), null]) {
			viewModel.selectDates({ checkInDate: app.environment.today, checkOutDate });
			const now = app.environment.now + 86_400_000;
			app.attachClock({ now: () => now });
			app.refreshTime();
			expect(viewModel.draft).toMatchObject(defaultDates(app.environment.today));
		}
		leave();
		viewModel.selectDates({ checkInDate: today, checkOutDate: null });
		app.refreshTime();
		expect(viewModel.draft.checkInDate).toBe(today);
	});

	it("searches with the default dates once the chosen ones have passed [SEARCH-COND-09] [DEC-042]", async () => {
		const { app, memory, viewModel } = stage();
		await settled();
		const { today } = app.environment;
		viewModel.selectDates({ checkInDate: today, checkOutDate: addDays(today, 1) });
		expect(viewModel.condition.checkInDate).toBe(today);
		for (const days of [1, 200]) {
			const now = app.environment.now + days * 86_400_000;
			app.attachClock({ now: () => now });
			app.refreshTime();
			await viewModel.search();
			const { checkInDate } = memory.savedSearch.condition() ?? {};
			expect(checkInDate && checkInDate > app.environment.today).toBe(true);
			expect(viewModel.draft.checkInDate).toBe(checkInDate);
		}
	});
});
