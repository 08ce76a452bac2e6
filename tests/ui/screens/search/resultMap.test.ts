import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultChoices } from "#domain/search/listChoices.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import type { StayPin } from "#domain/search/StayPin.ts";
import { noFacets, type StayPage } from "#domain/search/StayResults.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { afterPaint } from "#ui/app/later.ts";
import { boundsOf, ResultMapViewModel } from "#ui/screens/search/parts/ResultMapViewModel.ts";
import { SearchViewModel } from "#ui/screens/search/SearchViewModel.ts";

const pin = (id: number, latitude = 37, longitude = 127): StayPin =>
	({ id, name: `숙소 ${id}`, position: { latitude, longitude }, total: won(50_000) }) as StayPin;

const pageOf = (...ids: readonly number[]): StayPage => ({
	stays: ids.map((id) => ({ id }) as StayPage["stays"][number]),
	total: 50,
	facets: noFacets,
	reading: null,
	help: null,
});

const settled = async () => {
	await new Promise<void>((then) => void afterPaint(then));
	await new Promise((go) => setTimeout(go));
};

function stage(pins: readonly StayPin[] = [pin(1), pin(2)]) {
	const { app, memory } = screenApp();
	const search = new SearchViewModel(app);
	const condition = defaultCondition(app.environment.today);
	search.restore({ condition, choices: { ...defaultChoices, pages: 2 }, list: pageOf(1, 2) });
	const asked: unknown[] = [];
	memory.catalog.pins = async (...input) => {
		asked.push(input[1]);
		return ok({ pins, total: 40 });
	};
	const map = new ResultMapViewModel(app, search);
	return { memory, search, map, asked };
}

describe("the stays of a list on the map", () => {
	it("have bounds that extend two metres beyond the outermost stay [DEC-187]", () => {
		const place = fc.record({
			latitude: fc.double({ min: -80, max: 80, noNaN: true }),
			longitude: fc.double({ min: -170, max: 170, noNaN: true }),
		});
		fc.assert(
			fc.property(fc.array(place, { minLength: 1, maxLength: 6 }), (places) => {
				const { south, west, north, east } = boundsOf(
					places.map((position, id) => pin(id, position.latitude, position.longitude)),
				);
				const near = 0.00002;
				const of = (key: "latitude" | "longitude") => places.map((position) => position[key]);
				expect(south).toBeCloseTo(Math.min(...of("latitude")) - near, 9);
				expect(north).toBeCloseTo(Math.max(...of("latitude")) + near, 9);
				expect(west).toBeCloseTo(Math.min(...of("longitude")) - near, 9);
				expect(east).toBeCloseTo(Math.max(...of("longitude")) + near, 9);
			}),
		);
	});

	it("load at once, and reload when the filters change, but not when sort order or length do [DEC-187]", async () => {
		const { memory, search, map, asked } = stage();
		memory.catalog.find = async () => ok(pageOf(1));
		const leave = map.activate();
		expect(map.status).toBe("loading");
		await settled();
		expect([map.status, map.pins.map(({ id }) => id), map.total, map.turns]).toEqual([
			"ready",
			[1, 2],
			40,
			1,
		]);
		search.sortBy("priceAsc");
		await settled();
		search.look("map");
		search.loadMore();
		await settled();
		expect(asked).toHaveLength(1);
		search.toggle("stars", "5");
		await settled();
		expect([asked.length, map.turns]).toEqual([2, 2]);
		leave();
		search.toggle("stars", "4");
		await settled();
		expect(asked).toHaveLength(2);
	});

	it("are limited to the visible part of the map by a search there, and so is the list [DEC-185, DEC-187]", async () => {
		const { memory, map, search, asked } = stage();
		const listed: unknown[] = [];
		memory.catalog.find = async (_condition, choices) => {
			listed.push(choices.bounds);
			return ok(pageOf(1));
		};
		const leave = map.activate();
		await settled();
		const bounds = { south: 1, west: 2, north: 3, east: 4 };
		map.searchHere(bounds);
		await settled();
		leave();
		expect(search.choices).toEqual({ ...defaultChoices, bounds });
		expect(listed).toEqual([bounds]);
		expect(asked).toMatchObject([{ bounds: null }, { bounds }]);
	});

	it("stay when a reload fails, and the failure is reported", async () => {
		const { memory, map } = stage();
		await map.load();
		memory.catalog.pins = async () => err({ kind: "unreachable" });
		await map.load();
		expect([map.status, map.pins.length, map.turns]).toEqual(["failed", 2, 1]);
	});

	it("are no longer loaded after the page is left", async () => {
		const { memory, map } = stage();
		const signals: (AbortSignal | undefined)[] = [];
		memory.catalog.pins = ((_condition: unknown, _choices: unknown, options?: { signal?: AbortSignal }) => {
			signals.push(options?.signal);
			return new Promise(() => undefined);
		}) as never;
		map.activate()();
		expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
	});

	it("have place names around them, or none when those fail to load", async () => {
		const { memory, map } = stage();
		memory.catalog.mapPlaceList = [{ name: "한강" } as never];
		expect(await map.placesIn({ south: 1, west: 2, north: 3, east: 4 })).toEqual([{ name: "한강" }]);
		memory.catalog.failure = { kind: "unreachable" };
		expect(await map.placesIn({ south: 1, west: 2, north: 3, east: 4 })).toEqual([]);
	});
});

describe("the cards of chosen pins", () => {
	it("come from the list without a call if it contains them all", async () => {
		const { memory, map } = stage();
		memory.catalog.find = () => Promise.reject(new Error("asked"));
		await map.choose([pin(2)]);
		expect([map.cards?.map(({ id }) => id), [...map.seen], map.chosen.length]).toEqual([[2], [2], 1]);
	});

	it("load around the pins if the list does not contain them all, cheapest first", async () => {
		const { memory, map, search } = stage();
		const asked: { sort: string; bounds: unknown; page: number }[] = [];
		memory.catalog.find = async (_condition, choices, { page }) => {
			asked.push({ sort: choices.sort, bounds: choices.bounds, page });
			return ok(pageOf(9, 2, 3));
		};
		const pins = [pin(2), pin(9, 38)];
		const choosing = map.choose(pins);
		expect([map.cards, map.hasCardFailed]).toEqual([null, false]);
		await choosing;
		expect(asked).toEqual([{ sort: "priceAsc", bounds: boundsOf(pins), page: 1 }]);
		expect(map.cards?.map(({ id }) => id)).toEqual([9, 2]);
		expect([...map.seen]).toEqual([2, 9]);
		expect(search.choices.sort).toBe("recommended");
	});

	it("report a failure until other pins are chosen", async () => {
		const { memory, map } = stage();
		memory.catalog.find = async () => err({ kind: "unreachable" });
		await map.choose([pin(9)]);
		expect([map.cards, map.hasCardFailed]).toEqual([null, true]);
		await map.choose([pin(1)]);
		expect([map.cards?.length, map.hasCardFailed]).toEqual([1, false]);
	});

	it("belong to the latest choice only, and disappear when closed or when the pins reload", async () => {
		const { memory, map } = stage();
		const answers: ((page: StayPage) => void)[] = [];
		memory.catalog.find = () => new Promise((go) => answers.push((page) => go(ok(page))));
		void map.choose([pin(9)]);
		await map.choose([pin(1)]);
		answers[0]?.(pageOf(9));
		await settled();
		expect(map.cards?.map(({ id }) => id)).toEqual([1]);
		void map.choose([pin(9)]);
		map.close();
		answers[1]?.(pageOf(9));
		await settled();
		expect([map.cards, map.chosen]).toEqual([null, []]);
		await map.choose([pin(1)]);
		await map.load();
		expect([map.cards, map.chosen]).toEqual([null, []]);
	});
});
