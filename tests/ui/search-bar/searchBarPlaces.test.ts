import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { searchPanelsCopy } from "#copy/searchPanels.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { won } from "#domain/shared/Won.ts";
import type { PopularArea } from "#domain/stay/PopularDestination.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { PlacePricesViewModel } from "#ui/search-bar/PlacePricesViewModel.ts";
import { PopularViewModel } from "#ui/search-bar/PopularViewModel.ts";

const area: PopularArea = {
	name: "해운대",
	nationCode: "KR",
	cityCode: "BUSAN",
	area: 3,
	subArea: 4,
	imageUrl: null,
};

const settled = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("popular destinations", () => {
	const tabs = [
		{ id: 4, title: "국내", categoryName: null },
		{ id: 5, title: "일본", categoryName: null },
	];

	function popular() {
		const { app, memory } = screenApp();
		memory.catalog.tabList = tabs;
		memory.catalog.areaList = [area];
		const asked: number[] = [];
		const { areas } = memory.catalog;
		memory.catalog.areas = ((id: number) => {
			asked.push(id);
			return areas();
		}) as never;
		return { memory, asked, viewModel: new PopularViewModel(app) };
	}

	it("load with the first tab's tiles, and each tab only once [SEARCH-KW-05, SEARCH-KW-06]", async () => {
		const { asked, viewModel } = popular();
		expect([viewModel.tabs.status, viewModel.tabId, viewModel.areas.status]).toEqual([
			"ready",
			null,
			"loading",
		]);
		void viewModel.load();
		void viewModel.load();
		expect(viewModel.tabs).toEqual({ status: "loading" });
		await settled();
		expect([viewModel.tabs, viewModel.tabId]).toEqual([{ status: "loaded", items: tabs }, 4]);
		expect(viewModel.areas).toEqual({ status: "loaded", items: [area] });
		viewModel.chooseTab(5);
		viewModel.chooseTab(5);
		expect(viewModel.areas).toEqual({ status: "loading" });
		expect(viewModel.known).toEqual([area]);
		await settled();
		viewModel.chooseTab(4);
		await viewModel.load();
		await settled();
		expect([asked, viewModel.known]).toEqual([
			[4, 5],
			[area, area],
		]);
	});

	it("report what failed to load, and load it again when reopened", async () => {
		const { memory, asked, viewModel } = popular();
		memory.catalog.failure = { kind: "unreachable" };
		await viewModel.load();
		expect([viewModel.tabs, viewModel.tabId]).toEqual([{ status: "failed" }, null]);
		viewModel.chooseTab(5);
		await settled();
		expect([viewModel.areas, viewModel.known]).toEqual([{ status: "failed" }, []]);
		memory.catalog.failure = null;
		viewModel.chooseTab(5);
		await settled();
		expect([viewModel.areas.status, asked]).toEqual(["loaded", [5, 5]]);
		await viewModel.load();
		expect(viewModel.tabs.status).toBe("loaded");
	});

	it("may have no tabs at all", async () => {
		const { memory, asked, viewModel } = popular();
		memory.catalog.tabList = [];
		await viewModel.load();
		expect([viewModel.tabs, viewModel.tabId, asked]).toEqual([{ status: "loaded", items: [] }, null, []]);
	});
});

describe("the nightly prices at the place of a search [SEARCH-CAL-07]", () => {
	const words = searchPanelsCopy.dayPrices;

	it("have a note that says whether they are loading, known, without a place or failed", async () => {
		const { app, memory } = screenApp();
		const condition = defaultCondition(app.environment.today);
		const prices = () => new PlacePricesViewModel(app);
		const night = { date: condition.checkInDate, night: { isFree: true, amount: won(54_000) } };
		memory.catalog.nightPrices = async () => ok([night]);
		const known = prices();
		expect([known.note, known.days]).toEqual([words.loading, undefined]);
		known.load(condition);
		await settled();
		expect(known.note).toContain("서울");
		expect([...(known.days ?? [])]).toMatchObject([[condition.checkInDate, { text: "54,000" }]]);
		memory.catalog.nightPrices = async () => ok([]);
		const nowhere = prices();
		nowhere.load(condition);
		await settled();
		expect([nowhere.note, nowhere.days]).toEqual([words.nowhere, undefined]);
		memory.catalog.nightPrices = async () => err({ kind: "unreachable" });
		const failed = prices();
		failed.load(condition);
		await settled();
		expect([failed.note, failed.days]).toEqual([words.failed, undefined]);
		const left = prices();
		left.load(condition)();
		await settled();
		expect(left.note).toBe(words.loading);
	});
});
