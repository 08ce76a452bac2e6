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

describe("a stay that is opened by its address", () => {
	it("is about the place it lies in, where the address names none", async () => {
		expect(await placeAt("")).toEqual(["도쿄", "JP", "TOKYO"]);
		expect(await placeAt("?checkInDate=2026-12-10&checkOutDate=2026-12-12")).toEqual(["도쿄", "JP", "TOKYO"]);
	});

	it("keeps the place of the search it was found by", async () => {
		const query = `?searchText=${encodeURIComponent("일본")}&nationCode=JP`;
		expect(await placeAt(query)).toEqual(["일본", "JP", ""]);
	});
});
