import { act, render, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { defaultDates } from "#domain/search/defaultDates.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { exampleTheme } from "#tests/support/contentFixtures.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { condition as usual } from "#tests/support/stayFixtures.ts";
import { AppProvider, type AppState } from "#ui/app/AppState.ts";
import { ConditionSheets } from "#ui/condition/ConditionSheets.tsx";
import type { ConditionViewModel } from "#ui/condition/ConditionViewModel.ts";
import { CompareViewModel } from "#ui/screens/compare/CompareViewModel.ts";
import { SharedWishesViewModel } from "#ui/screens/shared-wishes/SharedWishesViewModel.ts";
import { StayViewModel } from "#ui/screens/stay/StayViewModel.ts";
import { ThemeViewModel } from "#ui/screens/theme/ThemeViewModel.ts";

interface Screen {
	readonly shown: SearchCondition;
	readonly condition: ConditionViewModel;
}

const screens: Readonly<
	Record<string, (app: AppState, condition: SearchCondition) => Screen | Promise<Screen>>
> = {
	"a stay": (app, condition) => {
		const viewModel = new StayViewModel(app, condition);
		const nothing = { detail: null, offers: null, event: null, surroundings: null };
		viewModel.restore({ stayId: 7, condition, isSearched: true, ...nothing });
		return viewModel;
	},
	"a theme": async (app, condition) => {
		const viewModel = new ThemeViewModel(app, condition);
		viewModel.restore({ content: await exampleTheme(), condition, isSearched: true, stays: [] });
		return viewModel;
	},
	"a comparison": (app, condition) => {
		const viewModel = new CompareViewModel(app, condition);
		viewModel.restore({ stayIds: [7], condition, onlyDifferences: false, columns: null });
		return viewModel;
	},
	"a shared list": (app, condition) => new SharedWishesViewModel(app, condition),
};

/** Whether the open calendar lets a day be chosen. */
const isOffered = (day: StayDate): boolean =>
	document.querySelector(`[data-day="${day}"]:not([aria-disabled="true"])`) !== null;

describe("a page left open past midnight in Seoul", () => {
	it.each(Object.entries(screens))(
		"shows the default dates once its own have passed, and offers no past day: %s [SEARCH-CAL-06, SEARCH-COND-09, DEC-001, DEC-042]",
		async (_, open) => {
			const { app } = screenApp();
			const { today, now } = app.environment;
			let days = 0;
			app.attachClock({ now: () => now + days * 86_400_000 });
			const condition = { ...usual, ...stayFrom(addDays(today, 1), 2), rooms: 2 };
			const screen = await open(app, condition);
			render(
				<AppProvider value={app}>
					<ConditionSheets viewModel={screen.condition} />
				</AppProvider>,
			);
			for (days of [1, 2]) {
				act(() => app.refreshTime());
				const day = addDays(today, days);
				expect(screen.condition.today).toBe(day);
				expect(screen.shown).toEqual(days === 1 ? condition : { ...condition, ...defaultDates(day) });
				act(() => screen.condition.open("dates"));
				await waitFor(() => expect(isOffered(day)).toBe(true));
				expect(isOffered(addDays(day, -1))).toBe(false);
				act(() => screen.condition.close());
			}
		},
	);
});
