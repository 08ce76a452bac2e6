import { act, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { canTakeDay } from "#domain/offer/saleCalendar.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { exampleDeal, saleDates } from "#tests/support/contentFixtures.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { EventViewModel } from "#ui/screens/event/EventViewModel.ts";
import { SaleCalendar } from "#ui/screens/event/parts/SaleCalendar.tsx";

/** An event on sale from the last day of a month, left open with its calendar on `today`. */
async function leftOpen(stayEndDate: string) {
	const { app, memory } = screenApp({ today: stayDateOf("2026-11-29"), now: Date.UTC(2026, 10, 29, 1) });
	const { now } = app.environment;
	let days = 0;
	app.attachClock({ now: () => now + days * 86_400_000 });
	const example = await exampleDeal();
	memory.deals.calendars.set(21, saleDates("2026-11-29", [50_000, 60_000, 70_000, 80_000]));
	const content = {
		...example.content,
		stayStartDate: stayDateOf("2026-11-01"),
		stayEndDate: stayDateOf(stayEndDate),
	};
	const viewModel = new EventViewModel(app);
	viewModel.restore({ ...example, content });
	await viewModel.calendar.load();
	const view = () => (
		<MemoryRouter>
			<AppProvider value={app}>
				<SaleCalendar viewModel={viewModel.calendar} path={viewModel.chosenPath} />
			</AppProvider>
		</MemoryRouter>
	);
	render(view());
	return {
		viewModel,
		calendar: viewModel.calendar,
		pass: (passed: number) => {
			days = passed;
			act(() => app.refreshTime());
		},
	};
}

it("an event left open past midnight in Seoul sells no past day, and stays on its month [SEARCH-CAL-06, DEC-001, DEC-168]", async () => {
	const { viewModel, calendar, pass } = await leftOpen("2026-12-31");
	const prices = viewModel.condition;
	const open = () => [...calendar.days.values()].filter(canTakeDay).map(({ date }) => date);
	act(() => calendar.choose(stayDateOf("2026-11-29")));
	act(() => calendar.turn(1));
	expect(open()).toHaveLength(4);
	pass(1);
	expect([calendar.span?.from, calendar.chosen, calendar.firstMonth]).toEqual(["2026-11-30", null, 1]);
	expect(open()).toEqual(["2026-11-30", "2026-12-01", "2026-12-02"]);
	expect(calendar.lowest).toBe(60_000);
	act(() => calendar.choose(stayDateOf("2026-12-01")));
	pass(2);
	expect([calendar.months[0]?.month, calendar.firstMonth, calendar.chosen]).toEqual([12, 0, "2026-12-01"]);
	// Prices were requested for the dates of the day on which it was opened.
	expect(viewModel.condition).toEqual(prices);
});

it("an event whose last day passes while it is open says that it has ended [SEARCH-CAL-06, DEC-168]", async () => {
	const { calendar, pass } = await leftOpen("2026-11-29");
	expect(calendar.isOver).toBe(false);
	pass(1);
	expect([calendar.isOver, calendar.span, calendar.firstMonth]).toEqual([true, null, 0]);
	expect(screen.queryAllByRole("button", { name: /11월 29일/ })).toEqual([]);
});
