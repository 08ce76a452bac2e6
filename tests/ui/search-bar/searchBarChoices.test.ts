import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { noRecents } from "#domain/search/recents.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import type { PopularArea } from "#domain/stay/PopularDestination.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { SearchBarViewModel } from "#ui/search-bar/SearchBarViewModel.ts";

const area: PopularArea = {
	name: "해운대",
	nationCode: "KR",
	cityCode: "BUSAN",
	area: 3,
	subArea: 4,
	imageUrl: null,
};

const settled = () => vi.advanceTimersByTimeAsync(1);

function stage() {
	const { app, memory } = screenApp();
	return { app, memory, viewModel: new SearchBarViewModel(app) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the fields of the search bar", () => {
	it("start with the default condition and all panels closed [SEARCH-COND-06]", () => {
		const { app, viewModel } = stage();
		expect(viewModel).toMatchObject({ text: "", panel: "none", recents: noRecents, isTyping: false });
		expect(viewModel.condition).toEqual(defaultCondition(app.environment.today));
	});

	it("show the last search on this device unless the bar is gone by then [SEARCH-COND-09]", async () => {
		const { memory, viewModel } = stage();
		memory.savedSearch.saved = { ...viewModel.condition, searchText: "부산" };
		memory.recentSearches.lists = { ...noRecents, keyword: [{ kind: "keyword", name: "바다뷰" }] };
		const leave = viewModel.activate();
		await settled();
		expect([viewModel.draft.searchText, viewModel.recents.keyword.length]).toEqual(["부산", 1]);
		leave();
		const other = new SearchBarViewModel(screenAppOf(memory));
		other.activate()();
		await settled();
		expect([other.draft.searchText, other.recents]).toEqual(["서울", noRecents]);
	});

	it("keep what was given or edited before that search loaded, so the page's own search wins [UI-SUM-05, SEARCH-SEC-02]", async () => {
		const { app, memory, viewModel } = stage();
		memory.savedSearch.saved = { ...viewModel.condition, searchText: "부산" };
		const header = new SearchBarViewModel(app, { ...viewModel.condition, searchText: "제주" });
		const leave = [viewModel, header].map((bar) => bar.activate());
		viewModel.changeGuests({ adults: 3, childAges: [] });
		await settled();
		expect(viewModel.draft).toMatchObject({ searchText: "서울", adults: 3 });
		expect(header.draft.searchText).toBe("제주");
		for (const stop of leave) stop();
	});

	it("react to neither keys nor other tabs once they are gone [SEARCH-KW-07]", async () => {
		const { app, memory, viewModel } = stage();
		const leave = viewModel.activate();
		viewModel.type("부산");
		await vi.advanceTimersByTimeAsync(100);
		leave();
		viewModel.type("제주");
		memory.recentSearches.lists = { ...noRecents, keyword: [{ kind: "keyword", name: "바다뷰" }] };
		app.recentsChanged();
		await vi.advanceTimersByTimeAsync(1000);
		expect([memory.catalog.searched, viewModel.recents]).toEqual([[], noRecents]);
	});

	it("do not count blanks as text: they search for nothing and clear the results [SEARCH-KW-10]", async () => {
		const { memory, viewModel } = stage();
		const leave = viewModel.activate();
		viewModel.type("  ");
		await vi.advanceTimersByTimeAsync(1000);
		expect([viewModel.isTyping, viewModel.live.kind, memory.catalog.searched]).toEqual([false, "idle", []]);
		viewModel.type("부산");
		await vi.advanceTimersByTimeAsync(1000);
		expect([viewModel.isTyping, viewModel.live.kind, memory.catalog.searched]).toEqual([
			true,
			"found",
			["부산"],
		]);
		viewModel.type("  ");
		await vi.advanceTimersByTimeAsync(1000);
		expect([viewModel.isTyping, viewModel.live.kind, memory.catalog.searched.length]).toEqual([
			false,
			"idle",
			1,
		]);
		leave();
	});

	it("open and close their panels [SEARCH-BAR-01]", () => {
		const { viewModel } = stage();
		for (const panel of ["guests", "keyword"] as const) {
			viewModel.open(panel);
			expect(viewModel.panel).toBe(panel);
		}
		viewModel.close();
		expect(viewModel.panel).toBe("none");
	});

	it("accept dates and guests, and move on from each panel as specified [SEARCH-CAL-05]", () => {
		const { viewModel } = stage();
		viewModel.open("calendar");
		viewModel.selectDates({ checkInDate: null, checkOutDate: null });
		viewModel.confirmDates();
		expect(viewModel.panel).toBe("calendar");
		viewModel.selectDates({ checkInDate: stayDateOf("2026-12-24"), checkOutDate: null });
		viewModel.confirmDates();
		expect(viewModel.draft).toMatchObject({
			searchText: "서울",
			checkInDate: "2026-12-24",
			checkOutDate: "2026-12-25",
		});
		expect(viewModel.panel).toBe("guests");
		viewModel.changeGuests({ adults: 3, childAges: [4] });
		viewModel.confirmGuests();
		expect(viewModel.draft).toMatchObject({
			searchText: "서울",
			adults: 3,
			childAges: [4],
			checkInDate: "2026-12-24",
		});
		expect(viewModel.panel).toBe("none");
	});
});

describe("a choice in the search bar", () => {
	it("fills in the place of a tile, moves on and clears the typed text [SEARCH-KW-06, DEC-046]", async () => {
		const { memory, viewModel } = stage();
		viewModel.open("keyword");
		viewModel.type("부");
		viewModel.chooseArea(area);
		await settled();
		expect(viewModel).toMatchObject({ text: "", panel: "calendar", live: { kind: "idle" } });
		expect(viewModel.draft).toMatchObject({ searchText: "해운대", cityCode: "BUSAN", area: 3, subArea: 4 });
		expect(memory.recentSearches.read().location).toMatchObject([{ name: "해운대" }]);
	});

	it("repeats a recent search according to its kind [SEARCH-KW-03]", async () => {
		const words = stage();
		words.viewModel.chooseRecent({ kind: "keyword", name: "바다뷰" });
		await settled();
		expect(words.memory.pageNavigation.current()).toContain("searchText=%EB%B0%94%EB%8B%A4%EB%B7%B0");
		const { imageUrl: _, name: searchText, ...codes } = area;
		const place = stage();
		place.viewModel.chooseRecent({ kind: "location", name: "해운대", place: { searchText, ...codes } });
		expect(place.viewModel.draft).toMatchObject({ searchText: "해운대", area: 3 });
		expect(place.memory.windows.opened).toEqual([]);
		const product = stage();
		product.viewModel.open("keyword");
		product.viewModel.chooseRecent({ kind: "product", name: "바다 호텔", stayId: 12 });
		await settled();
		expect(product.memory.windows.opened[0]).toMatch(/^\/products\/12\?/);
		expect([product.viewModel.panel, product.memory.pageNavigation.visited]).toEqual(["none", ["/"]]);
	});

	it("searches for a suggested text [SEARCH-KW-13]", async () => {
		const { memory, viewModel } = stage();
		viewModel.chooseReading({ searchText: "강릉 호텔" });
		await settled();
		expect(memory.savedSearch.condition()?.searchText).toBe("강릉 호텔");
	});

	it("removes one recent search and keeps the others [SEARCH-KW-04]", async () => {
		const { memory, viewModel } = stage();
		const keyword = ["하나", "둘", "셋"].map((name) => ({ kind: "keyword" as const, name }));
		memory.recentSearches.lists = { ...noRecents, keyword };
		viewModel.removeRecent("keyword", 1);
		await settled();
		expect(viewModel.recents.keyword.map(({ name }) => name)).toEqual(["하나", "셋"]);
	});
});

describe("the search button", () => {
	it("saves a typed text once and trimmed, even if equal to the last search, and nothing if none was typed [SEARCH-BAR-02] [DEC-040] [DEC-047]", async () => {
		const { memory, viewModel } = stage();
		await viewModel.search();
		expect(memory.recentSearches.read().keyword).toEqual([]);
		viewModel.type(" 서울 ");
		await viewModel.search();
		expect(memory.recentSearches.read().keyword).toEqual([{ kind: "keyword", name: "서울" }]);
		viewModel.removeAllRecents();
		viewModel.open("keyword");
		viewModel.type(" 바다뷰 ");
		await viewModel.search();
		await settled();
		expect(memory.recentSearches.read().keyword).toEqual([{ kind: "keyword", name: "바다뷰" }]);
		expect(viewModel.recents.keyword).toHaveLength(1);
		expect(viewModel).toMatchObject({ text: "", panel: "none", live: { kind: "idle" } });
		expect(viewModel.draft.searchText).toBe("바다뷰");
	});

	it("uses the default dates when the calendar is closed and the dates are incomplete [DEC-040]", async () => {
		const { memory, viewModel } = stage();
		const { checkInDate, checkOutDate } = viewModel.condition;
		viewModel.selectDates({ checkInDate: stayDateOf("2026-12-24"), checkOutDate: null });
		await viewModel.search();
		expect(memory.savedSearch.condition()).toMatchObject({ checkInDate, checkOutDate });
	});
});

/** Another page on the same device. */
function screenAppOf(memory: ReturnType<typeof screenApp>["memory"]) {
	const { app, memory: own } = screenApp();
	own.savedSearch.saved = memory.savedSearch.saved;
	own.recentSearches.lists = memory.recentSearches.lists;
	return app;
}
