import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import type { PopularArea } from "#domain/stay/PopularDestination.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider } from "#ui/app/AppState.ts";
// Preloaded before a panel is opened, as on a page that had time to fetch them.
import "#ui/search-bar/panels.ts";
import { SearchBar } from "#ui/search-bar/SearchBar.tsx";
import { SearchBarViewModel } from "#ui/search-bar/SearchBarViewModel.ts";

export type Memory = ReturnType<typeof screenApp>["memory"];

const shown: (() => void)[] = [];

/** Removes every bar. */
export function leaveBars(): void {
	for (const leave of shown.splice(0)) leave();
}

/** Renders the bar on a page that has another button, too. */
export function showBar(
	change: (memory: Memory) => void = () => undefined,
	at: "hero" | "section" = "section",
) {
	const { app, memory } = screenApp();
	change(memory);
	const viewModel = new SearchBarViewModel(app);
	const stop = viewModel.activate();
	const sent: string[] = [];
	const { unmount } = render(
		<AppProvider value={app}>
			<MemoryRouter>
				<SearchBar viewModel={viewModel} place={at} onSearched={() => sent.push("searched")} />
				<button type="button">다른 곳</button>
			</MemoryRouter>
		</AppProvider>,
	);
	shown.push(unmount, stop);
	return { viewModel, memory, sent };
}

export const field = (name: RegExp) => screen.getByRole("button", { name });
export const press = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));

export const openKeyword = async () => {
	press(/여행지/);
	return (await screen.findByRole("combobox")) as HTMLInputElement;
};

export const place = { nationCode: "KR", cityCode: "BUSAN", area: 3, subArea: 4 };
export const haeundae: PopularArea = { ...place, name: "해운대", imageUrl: null };

export const withTabs = (memory: Memory) => {
	memory.catalog.tabList = [
		{ id: 1, title: "국내", categoryName: "국내" },
		{ id: 2, title: "일본", categoryName: "해외" },
	];
	memory.catalog.areaList = [haeundae];
};
