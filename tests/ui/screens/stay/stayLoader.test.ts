import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { screenApp } from "#tests/support/screenApp.ts";
import { exampleOffers, exampleStay } from "#tests/support/stayFixtures.ts";
import { appContext } from "#ui/app/AppState.ts";
import { loadStay } from "#ui/screens/stay/stayLoader.ts";

async function placeAt(query: string) {
	const { app, memory } = screenApp();
	const stay = { ...(await exampleStay()), nationCode: "JP", cityCode: "TOKYO", cityName: "도쿄" };
	memory.stays.details.set(101, stay);
	memory.stays.offersByStay.set(101, await exampleOffers());
	const { condition } = await loadStay({
		params: { idx: "101" },
		request: new Request(`https://stay.example/products/101${query}`),
		context: new RouterContextProvider(new Map([[appContext, app]])),
	} as unknown as LoaderFunctionArgs);
	const { searchText, nationCode, cityCode } = condition;
	return [searchText, nationCode, cityCode];
}

describe("a stay opened by its address", () => {
	it("is searched at its own place if the address names none", async () => {
		expect(await placeAt("")).toEqual(["도쿄", "JP", "TOKYO"]);
		expect(await placeAt("?checkInDate=2026-12-10&checkOutDate=2026-12-12")).toEqual(["도쿄", "JP", "TOKYO"]);
	});

	it("keeps the place of the search that led to it", async () => {
		const query = `?searchText=${encodeURIComponent("일본")}&nationCode=JP`;
		expect(await placeAt(query)).toEqual(["일본", "JP", ""]);
	});
});

describe("the data of a stay's page [ROUTE-03, DEC-184]", () => {
	async function loaded(
		query = "",
		prepare: (stage: ReturnType<typeof screenApp>) => void = () => undefined,
		crawler = false,
	) {
		const stage = screenApp({ crawler });
		const stay = await exampleStay();
		stage.memory.stays.details.set(101, stay);
		stage.memory.stays.offersByStay.set(101, await exampleOffers());
		prepare(stage);
		const request = new Request(`https://stay.example/products/101${query}`);
		return loadStay({
			params: { idx: "101" },
			request,
			context: new RouterContextProvider(new Map([[appContext, stage.app]])),
		} as unknown as LoaderFunctionArgs);
	}

	it("is a 404 for an unknown stay, and a page with a retry when the stay failed to load", async () => {
		const unknown = loaded("", ({ memory }) => memory.stays.details.clear());
		await expect(unknown).rejects.toMatchObject({ init: { status: 404 } });
		const failed = await loaded("", ({ memory }) => {
			memory.stays.failure = { kind: "unreachable" };
		});
		expect([failed.detail, failed.offers, failed.condition.searchText]).toEqual([null, null, "서울"]);
	});

	it("counts as a search only if the address has both dates [DEC-042]", async () => {
		expect((await loaded()).isSearched).toBe(false);
		expect((await loaded("?checkOutDate=2026-12-12")).isSearched).toBe(false);
		expect((await loaded("?checkInDate=2026-12-10&checkOutDate=2026-12-12")).isSearched).toBe(true);
	});

	it("includes the surroundings for crawlers, which make no calls themselves [HTTP-06]", async () => {
		expect((await loaded()).surroundings).toBeNull();
		const { surroundings, condition } = await loaded("", () => undefined, true);
		expect(surroundings?.condition.checkInDate).toBe(condition.checkInDate);
	});

	it("requests rate plans for exactly these dates and guests, with a signal to abort on leaving", async () => {
		const asked: unknown[] = [];
		const query = "?checkInDate=2026-12-10&checkOutDate=2026-12-12&count=2";
		const { condition } = await loaded(query, ({ memory }) => {
			const { offers, detail } = memory.stays;
			memory.stays.offers = ((...input: Parameters<typeof offers>) => {
				asked.push(input[1].checkInDate, (input as unknown[])[2]);
				return offers(...input);
			}) as typeof offers;
			memory.stays.detail = ((...input: Parameters<typeof detail>) => {
				asked.push(input[1].checkInDate, (input as unknown[])[2]);
				return detail(...input);
			}) as typeof detail;
		});
		expect(condition.rooms).toBe(2);
		const watched = { signal: expect.any(AbortSignal) };
		expect(asked).toEqual(["2026-12-10", watched, "2026-12-10", watched]);
	});
});
