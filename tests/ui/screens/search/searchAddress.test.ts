import { describe, expect, it } from "vitest";
import { readingCopy } from "#copy/reading.ts";
import { resultsCopy } from "#copy/results.ts";
import { defaultChoices, type ListChoices, maxPages } from "#domain/search/listChoices.ts";
import { defaultCondition, typedPlace } from "#domain/search/SearchCondition.ts";
import type { SearchReading } from "#domain/search/SearchReading.ts";
import { noFacets, type StayPage } from "#domain/search/StayResults.ts";
import { searchQuery } from "#domain/search/searchQuery.ts";
import { noFilter } from "#domain/search/stayFilters.ts";
import { ok } from "#domain/shared/Result.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { afterPaint } from "#ui/app/later.ts";
import { SearchViewModel } from "#ui/screens/search/SearchViewModel.ts";

const reading: SearchReading = {
	title: "강릉 호텔",
	chips: [],
	unknown: [],
	around: null,
	guests: null,
	dates: null,
	settledText: "강릉 호텔",
};

const pageOf = (changes: Partial<StayPage> = {}): StayPage => ({
	stays: [{ id: 1 } as StayPage["stays"][number]],
	total: 1,
	facets: noFacets,
	reading: null,
	help: null,
	...changes,
});

function stage(list: StayPage | null, choices: Partial<ListChoices> = {}) {
	const { app, memory } = screenApp();
	const condition = { ...defaultCondition(app.environment.today), childAges: [3] };
	const viewModel = new SearchViewModel(app);
	viewModel.restore({ condition, choices: { ...defaultChoices, ...choices }, list });
	return { app, memory, viewModel, condition };
}

const settled = async () => {
	await new Promise<void>((then) => void afterPaint(then));
	await new Promise((go) => setTimeout(go));
};
const queryOf = (address: string) => new URLSearchParams(address.split("?")[1]);

describe("the title and the links of a search", () => {
	it("use the text as it was understood, else as it was typed [DEC-193]", () => {
		expect(stage(pageOf()).viewModel.understood.title).toBe(resultsCopy.title("서울"));
		expect(stage(pageOf({ reading })).viewModel.understood.title).toBe("강릉 호텔");
		expect(stage(pageOf({ reading: { ...reading, title: "" } })).viewModel.understood.title).toBe(
			readingCopy.nothing("서울"),
		);
		const { viewModel, condition } = stage(pageOf());
		viewModel.restore({
			condition: { ...condition, ...typedPlace("") },
			choices: defaultChoices,
			list: pageOf(),
		});
		expect(viewModel.understood.title).toBe(resultsCopy.title("모든 지역"));
	});

	it("price stays for the dates and guests in the text, else for the chosen ones [DEC-193]", () => {
		const own = stage(pageOf({ reading })).viewModel;
		expect(own.understood.stayCondition).toEqual(own.condition);
		expect(own.understood.stayQuery).toBe(searchQuery(own.condition));
		const guests = { adults: 5, childAges: [7] };
		const dates = stayFrom(stayDateOf("2026-12-24"), 2);
		const told = stage(pageOf({ reading: { ...reading, guests, dates } })).viewModel;
		expect(told.understood.stayCondition).toEqual({ ...told.condition, ...guests, ...dates });
		expect(told.understood.stayQuery).toBe(searchQuery(told.understood.stayCondition));
	});

	it("store the dates and guests in the text as the chosen ones, and remove them from the text [DEC-193]", () => {
		const guests = { adults: 5, childAges: [] };
		const dates = stayFrom(stayDateOf("2026-12-24"), 2);
		const { viewModel, app } = stage(pageOf({ reading: { ...reading, guests, dates } }));
		viewModel.activate()();
		expect(app.searchSection.condition).toEqual({
			...viewModel.condition,
			...guests,
			...dates,
			searchText: "강릉 호텔",
		});
		const other = queryOf(viewModel.understood.toDates(stayFrom(stayDateOf("2026-12-30"), 2)));
		expect(other.get("searchText")).toBe("강릉 호텔");
		expect(other.get("adtCnt")).toBe("5");
	});

	it("lead to another text or other dates from the first page, keeping everything else [DEC-187, DEC-193]", () => {
		const { viewModel } = stage(pageOf(), { sort: "priceAsc", pages: 3 });
		const now = queryOf(`?${viewModel.query}`);
		expect(now.get("pages")).toBe("3");
		const text = viewModel.understood.toText("강릉");
		expect(text.startsWith("/search?")).toBe(true);
		expect(Object.fromEntries(queryOf(text))).toEqual({
			...Object.fromEntries([...now].filter(([key]) => key !== "pages")),
			searchText: "강릉",
			nationCode: "",
			cityCode: "",
		});
		const dates = { checkInDate: stayDateOf("2027-01-02"), checkOutDate: stayDateOf("2027-01-04") };
		expect(Object.fromEntries(queryOf(viewModel.understood.toDates(dates)))).toEqual({
			...Object.fromEntries([...now].filter(([key]) => key !== "pages")),
			...dates,
		});
	});

	it("name active filters as the catalogue does, and leave unknown ones unnamed [DEC-058]", () => {
		const facets = {
			...noFacets,
			stars: {
				...noFacets.stars,
				options: [
					{ value: "4", name: "4성급", count: 2 },
					{ value: "5", name: "5성급", count: 1 },
				],
			},
		} as never;
		const filter = { ...noFilter, stars: ["5"], facilities: ["gone"] };
		const { viewModel } = stage(pageOf({ facets }), { filter: filter as never });
		expect(viewModel.chosen).toEqual(
			expect.arrayContaining([
				{ key: "stars", value: "5", name: "5성급" },
				{ key: "facilities", value: "gone", name: null },
			]),
		);
		expect(viewModel.chosen).toHaveLength(2);
	});
});

describe("narrowing the list", () => {
	it("removes one filter, the map bounds or all filters, and keeps the rest [DEC-058, DEC-187]", async () => {
		const bounds = { south: 1, west: 2, north: 3, east: 4 };
		const filter = { ...noFilter, stars: ["5"], priceMax: ["150"] } as ListChoices["filter"];
		const from = { sort: "priceAsc", filter, bounds } as const;
		const off = (change: (viewModel: SearchViewModel) => void): ListChoices => {
			const { memory, viewModel } = stage(pageOf(), from);
			memory.catalog.find = async () => ok(pageOf());
			change(viewModel);
			return viewModel.choices;
		};
		const kept = { ...defaultChoices, ...from };
		expect(off((list) => list.lift("stars"))).toEqual({ ...kept, filter: { ...filter, stars: [] } });
		expect(off((list) => list.lift("bounds"))).toEqual({ ...kept, bounds: null });
		expect(off((list) => list.clearFilters())).toEqual({ ...kept, filter: noFilter });
		expect(off((list) => list.sortBy("priceDesc"))).toEqual({ ...kept, sort: "priceDesc" });
		await settled();
	});

	it("switches between list and map without a call, and stays there when a choice fails", async () => {
		const { memory, viewModel } = stage(pageOf(), { sort: "priceAsc" });
		let asked = 0;
		memory.catalog.find = async () => {
			asked += 1;
			return { ok: false, error: { kind: "unreachable" } };
		};
		viewModel.look("map");
		expect([viewModel.choices, asked]).toEqual([{ ...defaultChoices, sort: "priceAsc", view: "map" }, 0]);
		viewModel.toggle("stars", "5");
		await settled();
		expect([viewModel.status, viewModel.choices.view, viewModel.choices.sort]).toEqual([
			"choiceFailed",
			"map",
			"priceAsc",
		]);
	});
});

describe("loading more results", () => {
	it("is possible while there are more, up to the last page served, one page at a time [DEC-185]", async () => {
		expect(stage(pageOf({ total: 1 })).viewModel.canReadOn).toBe(false);
		expect(stage(pageOf({ total: 2 })).viewModel.canReadOn).toBe(true);
		expect(stage(pageOf({ total: 5000 }), { pages: maxPages - 1 }).viewModel.canReadOn).toBe(true);
		expect(stage(pageOf({ total: 5000 }), { pages: maxPages }).viewModel.canReadOn).toBe(false);
		const { memory, viewModel } = stage(pageOf({ total: 90 }));
		const asked: number[] = [];
		memory.catalog.find = async (_condition, _choices, { page }) => {
			asked.push(page);
			return ok(pageOf({ total: 90, stays: [{ id: page } as never] }));
		};
		viewModel.loadMore();
		expect(viewModel.status).toBe("loadingMore");
		viewModel.loadMore();
		await settled();
		expect(asked).toEqual([2]);
		viewModel.sortBy("priceAsc");
		viewModel.loadMore();
		await settled();
		expect(asked).toEqual([2, 1]);
	});

	it("reports a failure when nothing is shown", async () => {
		const { memory, viewModel } = stage(null);
		memory.catalog.find = async () => ({ ok: false, error: { kind: "unreachable" } });
		viewModel.retry();
		await settled();
		expect([viewModel.status, viewModel.stays]).toEqual(["failed", []]);
	});

	it("is aborted when the list is left", async () => {
		const { memory, viewModel } = stage(pageOf({ total: 90 }));
		const signals: (AbortSignal | undefined)[] = [];
		memory.catalog.find = ((
			_condition: unknown,
			_choices: unknown,
			_part: unknown,
			options?: { signal?: AbortSignal },
		) => {
			signals.push(options?.signal);
			return new Promise(() => undefined);
		}) as never;
		const leave = viewModel.activate();
		viewModel.loadMore();
		await settled();
		expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
		leave();
		expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
	});
});

describe("tracking a search", () => {
	it("reports a loaded list once, and a list that failed to load never [TRACK-02]", async () => {
		const { memory, viewModel, condition } = stage(pageOf());
		viewModel.activate()();
		viewModel.activate()();
		await settled();
		expect(memory.tracker.events).toEqual([expect.objectContaining({ kind: "search", condition })]);
		const failed = stage(null);
		failed.viewModel.activate();
		await settled();
		expect(failed.memory.tracker.events).toEqual([]);
	});

	it("reports a list that loaded only on the second attempt [TRACK-02]", async () => {
		const { memory, viewModel, condition } = stage(null);
		viewModel.activate();
		memory.catalog.find = async () => ok(pageOf());
		viewModel.retry();
		await settled();
		viewModel.retry();
		await settled();
		expect(memory.tracker.events).toEqual([expect.objectContaining({ kind: "search", condition })]);
	});
});
