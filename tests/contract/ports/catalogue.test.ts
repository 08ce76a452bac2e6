import { beforeAll, describe, expect } from "vitest";
import { HttpKeywordSearch } from "#adapters/http/HttpKeywordSearch.ts";
import { HttpStayCatalog } from "#adapters/http/HttpStayCatalog.ts";
import { HttpStayMap } from "#adapters/http/HttpStayMap.ts";
import { HttpStaySearch } from "#adapters/http/HttpStaySearch.ts";
import type { PlanChoice } from "#domain/offer/planAddress.ts";
import { ledgerTotal } from "#domain/offer/priceLedger.ts";
import { defaultChoices } from "#domain/search/listChoices.ts";
import { priceSteps } from "#domain/search/priceSteps.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { noFilter } from "#domain/search/stayFilters.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import type { KeywordSearch } from "#ports/KeywordSearch.ts";
import type { StayCatalog } from "#ports/StayCatalog.ts";
import type { StayMap } from "#ports/StayMap.ts";
import type { StaySearch } from "#ports/StaySearch.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { MemoryCatalog } from "#tests/support/memory/MemorySearch.ts";
import { MemoryStays } from "#tests/support/memory/MemoryStay.ts";
import { portCalls } from "./portCalls.ts";
import { answered, type Cases, refusal, testPort } from "./portSuite.ts";

const condition = {
	...defaultCondition(stayDateOf("2026-11-21")),
	checkInDate: stayDateOf("2026-12-10"),
	checkOutDate: stayDateOf("2026-12-12"),
};
const plan: PlanChoice = {
	bookingKind: "OC",
	stay: "1",
	room: "1",
	plan: "1",
	promotionId: null,
	pieces: null,
};
const seoul = { south: 37, west: 126, north: 38, east: 128 };
const both = ["남산 서재 호텔", "한강 창고 호텔"];
const whole = { page: 1, size: 20 };
const names = (stays: readonly { readonly name: string }[]) => stays.map(({ name }) => name);

const searchCases: Cases<StaySearch> = {
	async find(search) {
		const found = async (choices: Partial<typeof defaultChoices>, part = whole) =>
			answered(await search.find(condition, { ...defaultChoices, ...choices }, part));
		expect(names((await found({ sort: "priceAsc" })).stays)).toEqual(both.toReversed());
		const { stays, total } = await found({ sort: "priceDesc" });
		expect(names(stays)).toEqual(both);
		expect(stays.map(({ offer }) => offer?.total)).toEqual([320_000, 160_000]);
		expect(total).toBe(2);
		expect(await found({}, { page: 2, size: 20 })).toMatchObject({ stays: [], total: 2 });
		expect(await found({ filter: { ...noFilter, stars: ["5"] } })).toMatchObject({ stays: [], total: 0 });
		const cheap = await found({ filter: { ...noFilter, priceMax: [String(priceSteps[0])] } });
		expect([names(cheap.stays), cheap.total]).toEqual([["한강 창고 호텔"], 1]);
	},
	async nightPrices(search) {
		const nights = answered(await search.nightPrices(condition));
		expect(nights.find(({ date }) => date === "2026-12-10")).toMatchObject({
			night: { amount: 80_000, isFree: true },
		});
	},
	async recommendForStay(search) {
		for (const kind of ["NEARBY", "SIMILAR"] as const)
			expect(names(answered(await search.recommendForStay(kind, 1, condition)))).toEqual(["한강 창고 호텔"]);
	},
	async recommendForHome(search) {
		const stays = answered(await search.recommendForHome("DOMESTIC", condition.checkInDate));
		expect(names(stays).toSorted()).toEqual(both);
	},
};

const mapCases: Cases<StayMap> = {
	async pins(map) {
		const { pins, total } = answered(await map.pins(condition, { ...defaultChoices, bounds: seoul }));
		expect(total).toBe(2);
		expect(pins.map((pin) => [pin.name, pin.total])).toEqual([
			["한강 창고 호텔", 160_000],
			["남산 서재 호텔", 320_000],
		]);
	},
	async names(map) {
		expect(answered(await map.names(seoul))).toMatchObject([
			{ name: "서울", kind: "city" },
			{ name: "남산타워", kind: "sight" },
		]);
	},
};

const keywordCases: Cases<KeywordSearch> = {
	async search(keywords) {
		const { regions, stays } = answered(await keywords.search("서재", null));
		expect(names(stays)).toEqual(["남산 서재 호텔"]);
		expect(regions).toEqual([]);
	},
};

const stayCases: Cases<StayCatalog> = {
	async detail(stays) {
		expect(answered(await stays.detail(1, condition))).toMatchObject({ info: { name: "남산 서재 호텔" } });
		expect(await stays.detail(999, condition)).toMatchObject(refusal("notFound"));
	},
	async offers(stays) {
		const { rooms } = answered(await stays.offers(1, condition));
		expect(rooms.map(({ room }) => room.name)).toEqual(["디럭스 더블"]);
		expect(await stays.offers(999, condition)).toMatchObject(refusal("notFound"));
	},
	async option(stays) {
		const { ledger } = answered(await stays.option(1, plan, condition));
		expect(ledgerTotal(ledger)).toBe(320_000);
		expect(await stays.option(999, plan, condition)).toMatchObject(refusal("notFound"));
	},
	async priceDays(stays) {
		const days = answered(await stays.priceDays(1, condition));
		expect(days.find(({ date }) => date === "2026-12-10")).toMatchObject({
			stay: { amount: 320_000, isFree: true },
		});
		expect(await stays.priceDays(999, condition)).toMatchObject(refusal("notFound"));
	},
	async nearby(stays) {
		expect(names(answered(await stays.nearby(1)))).toEqual(["남산타워"]);
	},
};

forEachDatabase((_, open) => {
	describe("the ports of the catalogue", () => {
		const http = {} as Ports;
		const memory = {} as Ports;

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 2 });
			await db.query(`
				UPDATE rate_month SET price = array_fill(CASE rateplan_id WHEN 4 THEN 80000 ELSE 160000 END, ARRAY[31]);
				INSERT INTO poi VALUES (1, 1, '남산타워', 'SIGHT', 37.561, 126.971);`);
			const world = await bookingApp(db);
			await world.services.search.refresh();
			await world.services.keywords.refresh();
			const calls = await portCalls(world, 2);
			Object.assign(http, {
				search: new HttpStaySearch(calls),
				map: new HttpStayMap(calls),
				keywords: new HttpKeywordSearch(calls),
				stays: new HttpStayCatalog(calls),
			} satisfies Ports);
			const catalog = await catalogOf(http);
			Object.assign(memory, {
				search: catalog,
				map: catalog,
				keywords: catalog,
				stays: await staysOf(http.stays),
			} satisfies Ports);
		});

		const of =
			<Name extends keyof Ports>(name: Name) =>
			() => ({ http: http[name], memory: memory[name] });
		testPort("StaySearch", searchCases, of("search"));
		testPort("StayMap", mapCases, of("map"));
		testPort("KeywordSearch", keywordCases, of("keywords"));
		testPort("StayCatalog", stayCases, of("stays"));
	});
});

interface Ports {
	readonly search: StaySearch;
	readonly map: StayMap;
	readonly keywords: KeywordSearch;
	readonly stays: StayCatalog;
}

/** Builds the in-memory twins, seeded with the server's answers. */
async function catalogOf({ search, map, keywords }: Ports): Promise<MemoryCatalog> {
	const catalog = new MemoryCatalog();
	catalog.stays = answered(await search.find(condition, defaultChoices, whole)).stays;
	catalog.nightPriceList = answered(await search.nightPrices(condition));
	catalog.mapPlaceList = answered(await map.names(seoul));
	catalog.keywordResults = answered(await keywords.search("서재", null));
	return catalog;
}

async function staysOf(stays: StayCatalog): Promise<MemoryStays> {
	const twin = new MemoryStays();
	twin.details.set(1, answered(await stays.detail(1, condition)));
	twin.offersByStay.set(1, answered(await stays.offers(1, condition)));
	twin.options.set(1, answered(await stays.option(1, plan, condition)));
	twin.priceDaysByStay.set(1, answered(await stays.priceDays(1, condition)));
	twin.places = answered(await stays.nearby(1));
	return twin;
}
