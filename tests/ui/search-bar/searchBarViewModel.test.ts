import { runInAction } from "mobx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { KeywordResults } from "#domain/search/KeywordResult.ts";
import { ok } from "#domain/shared/Result.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { SearchBarViewModel } from "#ui/search-bar/SearchBarViewModel.ts";

const region = {
	kind: "location",
	name: "부산",
	detail: "대한민국",
	nationCode: "KR",
	cityCode: "BUSAN",
	area: 0,
	subArea: 0,
} as const;
const found: KeywordResults = { readings: [], regions: [region], stays: [] };

function stage() {
	const { app, memory } = screenApp();
	memory.catalog.keywordResults = found;
	const viewModel = new SearchBarViewModel(app);
	const stop = viewModel.activate();
	return { app, viewModel, memory, stop };
}

describe("the search bar", () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	it("searches once, 300 ms after the last keystroke [SEARCH-KW-07] [CONST-03]", async () => {
		const { viewModel, memory, stop } = stage();
		for (const text of ["부", "부사", "부산"]) {
			viewModel.type(text);
			await vi.advanceTimersByTimeAsync(200);
		}
		expect(memory.catalog.searched).toEqual([]);
		await vi.advanceTimersByTimeAsync(150);
		expect(memory.catalog.searched).toEqual(["부산"]);
		expect(viewModel.live).toMatchObject({ kind: "found", text: "부산" });
		stop();
	});

	it("does not search for single letters or incomplete syllables [SEARCH-KW-11]", async () => {
		const { viewModel, memory, stop } = stage();
		for (const text of ["ㅂ", "ㅂㅅ", "부ㅅ"]) {
			viewModel.type(text);
			await vi.advanceTimersByTimeAsync(500);
		}
		expect(memory.catalog.searched).toEqual([]);
		stop();
	});

	it("shows recent searches made in another tab [B10]", async () => {
		const { app, viewModel, memory, stop } = stage();
		await vi.advanceTimersByTimeAsync(0);
		memory.recentSearches.write({ ...viewModel.recents, keyword: [{ kind: "keyword", name: "바다뷰" }] });
		app.recentsChanged();
		await vi.advanceTimersByTimeAsync(0);
		expect(viewModel.recents.keyword.map(({ name }) => name)).toEqual(["바다뷰"]);
		stop();
	});

	it("never shows a late answer for an earlier text [SEARCH-KW-13]", async () => {
		const { viewModel, memory, stop } = stage();
		const answers: ((results: KeywordResults) => void)[] = [];
		memory.catalog.search = () => new Promise((resolve) => answers.push((results) => resolve(ok(results))));
		viewModel.type("부산");
		await vi.advanceTimersByTimeAsync(300);
		viewModel.type("제주");
		await vi.advanceTimersByTimeAsync(300);
		answers[1]?.({ readings: [], regions: [], stays: [] });
		await vi.advanceTimersByTimeAsync(1);
		answers[0]?.(found);
		await vi.advanceTimersByTimeAsync(1);
		expect(viewModel.live).toMatchObject({ kind: "found", text: "제주", results: { regions: [] } });
		stop();
	});

	it("returns to recent searches and popular places when the text is cleared [SEARCH-KW-10]", async () => {
		const { viewModel, stop } = stage();
		viewModel.type("부산");
		await vi.advanceTimersByTimeAsync(300);
		viewModel.type("");
		expect([viewModel.isTyping, viewModel.live.kind]).toEqual([false, "idle"]);
		stop();
	});

	it("fills in the place, saves it and moves on to the calendar [SEARCH-KW-12] [DEC-046]", async () => {
		const { viewModel, memory, stop } = stage();
		viewModel.open("keyword");
		viewModel.chooseRegion(region);
		await vi.advanceTimersByTimeAsync(1);
		expect(viewModel.panel).toBe("calendar");
		expect(viewModel.draft).toMatchObject({ searchText: "부산", cityCode: "BUSAN", nationCode: "KR" });
		expect(memory.recentSearches.read().location.map(({ name }) => name)).toEqual(["부산"]);
		stop();
	});

	it("opens a stay in a new window and saves it [SEARCH-KW-12] [ROUTE-04]", async () => {
		const { viewModel, memory, stop } = stage();
		viewModel.chooseStay({ stayId: 12, name: "바다 호텔" });
		await vi.advanceTimersByTimeAsync(1);
		expect(memory.windows.opened[0]).toMatch(/^\/products\/12\?checkInDate=2026-12-06&/);
		expect(memory.recentSearches.read().product.map(({ name }) => name)).toEqual(["바다 호텔"]);
		stop();
	});

	it("stores the condition and navigates to the results with the ten parameters [SEARCH-BAR-02] [DEC-040]", async () => {
		const { viewModel, memory, stop } = stage();
		viewModel.type("바다뷰");
		await viewModel.search();
		expect(memory.pageNavigation.current()).toMatch(
			/^\/search\?checkInDate=2026-12-06&checkOutDate=2026-12-07&cityCode=&area=0&nationCode=&searchText=%EB%B0%94%EB%8B%A4%EB%B7%B0&/,
		);
		expect(memory.savedSearch.condition()?.searchText).toBe("바다뷰");
		expect(memory.recentSearches.read().keyword.map(({ name }) => name)).toEqual(["바다뷰"]);
		stop();
	});

	it("keeps the chosen day when the search button is pressed while the calendar is open [DEC-040]", async () => {
		const { viewModel, memory, stop } = stage();
		viewModel.open("calendar");
		runInAction(() => viewModel.selectDates({ checkInDate: viewModel.today, checkOutDate: null }));
		await viewModel.search();
		expect(memory.savedSearch.condition()).toMatchObject({
			checkInDate: "2026-11-25",
			checkOutDate: "2026-11-26",
		});
		stop();
	});

	it("removes all recent searches at once [SEARCH-KW-04]", async () => {
		const { viewModel, memory, stop } = stage();
		viewModel.chooseRegion(region);
		viewModel.chooseStay({ stayId: 12, name: "바다 호텔" });
		await vi.advanceTimersByTimeAsync(1);
		viewModel.removeAllRecents();
		await vi.advanceTimersByTimeAsync(1);
		expect(viewModel.recents).toEqual({ keyword: [], location: [], product: [] });
		expect(memory.recentSearches.read()).toEqual(viewModel.recents);
		stop();
	});
});
