import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { SearchBar } from "#ui/search-bar/SearchBar.tsx";
import { SearchBarViewModel } from "#ui/search-bar/SearchBarViewModel.ts";

function show(change: (memory: ReturnType<typeof screenApp>["memory"]) => void = () => undefined) {
	const { app, memory } = screenApp();
	change(memory);
	const viewModel = new SearchBarViewModel(app);
	const stop = viewModel.activate();
	const shown = render(
		<AppProvider value={app}>
			<MemoryRouter>
				<SearchBar viewModel={viewModel} place="hero" />
			</MemoryRouter>
		</AppProvider>,
	);
	const leave = () => {
		shown.unmount();
		stop();
	};
	return { viewModel, memory, leave };
}

const openKeyword = async () => {
	fireEvent.click(screen.getByRole("button", { name: /여행지/ }));
	return screen.findByRole("combobox");
};

describe("the search bar", () => {
	it("has three fields and a search button [SEARCH-BAR-01]", () => {
		const { leave } = show();
		const names = screen.getAllByRole("button").map((button) => button.textContent);
		expect(names).toHaveLength(4);
		expect(names.join(" ")).toMatch(/서울.*12\.6\(일\) ~ 12\.7\(월\).*성인 2명 · 아동 0명.*검색/);
		leave();
	});

	it("opens a text box with the recents while it is empty, which its clear button makes it again [SEARCH-KW-01] [SEARCH-KW-02] [SEARCH-KW-03] [SEARCH-KW-10]", async () => {
		const { leave } = show((memory) => {
			memory.recentSearches.write({
				...memory.recentSearches.read(),
				keyword: [{ name: "바다뷰", kind: "keyword" }],
			});
		});
		const box = await openKeyword();
		expect(await screen.findByText("바다뷰")).toBeTruthy();
		fireEvent.change(box, { target: { value: "부산" } });
		await waitFor(() => expect(screen.queryByText("바다뷰")).toBeNull());
		fireEvent.click(screen.getByRole("button", { name: /지우기/ }));
		expect(await screen.findByText("바다뷰")).toBeTruthy();
		expect((box as HTMLInputElement).value).toBe("");
		leave();
	});

	it("says that there are no recents, and that the tabs could not be had [ERR-ACT-05] [ERR-ACT-09] [SEARCH-KW-14]", async () => {
		const { leave } = show((memory) => {
			memory.catalog.failure = { kind: "network" };
		});
		await openKeyword();
		expect(await screen.findByText("최근 검색 내역이 없습니다.")).toBeTruthy();
		expect(await screen.findByText("탭 목록을 불러오지 못했습니다.")).toBeTruthy();
		leave();
	});
});
