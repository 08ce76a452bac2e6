import { describe, expect, it } from "vitest";
import { meantBy } from "#domain/search/words/meantBy.ts";
import { fitTo, isOfOneCity, narrowest } from "#domain/search/words/places.ts";
import type { Meaning, PlaceMeaning } from "#domain/search/words/Term.ts";
import { area, city, edge, elsewhere, landmark, nation, pool, region, type Said } from "./stretches.ts";

const part = (subArea: number, areaOf = 1): PlaceMeaning => ({
	...(area("SEOUL") as Extract<PlaceMeaning, { readonly kind: "area" }>),
	area: areaOf,
	subArea,
});
const regionOf = (nationCodes: readonly string[], cityCodes: readonly string[]): PlaceMeaning => ({
	kind: "region",
	nationCodes,
	cityCodes,
});
/** A nation without stays. */
const stayless: PlaceMeaning = { kind: "elsewhere", lat: 40, lng: 116, isNation: true };

describe("places within each other [DEC-193]", () => {
	const inside: readonly (readonly [inner: PlaceMeaning, outer: PlaceMeaning])[] = [
		[city("SEOUL"), nation("KR")],
		[area("SEOUL"), nation("KR")],
		[landmark("SEOUL"), nation("KR")],
		[area("SEOUL"), city("SEOUL")],
		[landmark("SEOUL"), city("SEOUL")],
		[landmark("SEOUL"), area("SEOUL")],
		[part(2), part(0)],
		[city("GANGNEUNG"), region],
		[landmark("GANGNEUNG"), region],
		[nation("JP"), regionOf(["JP", "TW"], [])],
		[city("OSAKA", "JP"), regionOf(["JP", "TW"], [])],
		[region, nation("KR")],
		[region, regionOf([], ["GANGNEUNG", "SOKCHO"])],
		[regionOf(["FR"], []), regionOf(["FR", "JP"], [])],
		[elsewhere(35), nation("JP")],
		[elsewhere(35), region],
		[stayless, regionOf(["JP", "TW"], [])],
	];
	const apart: readonly (readonly [one: PlaceMeaning, other: PlaceMeaning])[] = [
		[nation("KR"), nation("KR")],
		[nation("KR"), nation("JP")],
		[city("OSAKA", "JP"), nation("KR")],
		[city("SEOUL"), city("SEOUL")],
		[area("BUSAN"), city("SEOUL")],
		[landmark("BUSAN"), area("SEOUL")],
		[landmark("SEOUL"), landmark("SEOUL")],
		[part(0), part(0)],
		[part(2), part(3)],
		[part(2), part(0, 2)],
		[area("BUSAN"), area("SEOUL")],
		[city("BUSAN"), region],
		[region, nation("JP")],
		[regionOf(["JP"], []), nation("KR")],
		[region, region],
		[region, regionOf([], ["BUSAN", "SOKCHO"])],
		[region, city("SEOUL")],
		[region, regionOf(["KR"], [])],
		[stayless, nation("KR")],
		[stayless, region],
		[elsewhere(35), city("SEOUL")],
		[elsewhere(35), elsewhere(36)],
	];

	it.each(inside)("%j lies within %j, and only the inner one is searched for", (inner, outer) => {
		expect([fitTo(inner, [outer]), fitTo(outer, [inner])]).toEqual([2, 2]);
		expect(fitTo(inner, [elsewhere(1), outer])).toBe(2);
		expect(isOfOneCity(inner, outer)).toBe(true);
		const both = [{ meaning: inner }, { meaning: outer }];
		expect(narrowest(both)).toEqual([both[0]]);
		expect(narrowest(both.toReversed())).toEqual([both[0]]);
	});

	it.each(apart)("%j does not lie within %j", (one, other) => {
		expect(fitTo(one, [other])).toBeLessThan(2);
		expect(fitTo(other, [one])).toBeLessThan(2);
	});

	it("tell whether places side by side share a country or a city", () => {
		expect(fitTo(city("SEOUL"), [city("BUSAN")])).toBe(1);
		expect(fitTo(city("SEOUL"), [elsewhere(35), landmark("BUSAN")])).toBe(1);
		expect(fitTo(city("SEOUL"), [city("OSAKA", "JP")])).toBe(0);
		expect(fitTo(city("SEOUL"), [])).toBe(0);
		expect(fitTo(elsewhere(35), [elsewhere(35), city("SEOUL")])).toBe(0);
		expect(isOfOneCity(landmark("SEOUL"), landmark("SEOUL"))).toBe(true);
		expect(isOfOneCity(landmark("SEOUL"), landmark("BUSAN"))).toBe(false);
		expect(isOfOneCity(elsewhere(35), landmark("BUSAN"))).toBe(false);
		expect(isOfOneCity(landmark("BUSAN"), elsewhere(35))).toBe(false);
		expect(isOfOneCity(elsewhere(35), elsewhere(35))).toBe(false);
	});

	it("keep a place without stays over its country or region: 나고야, 일본", () => {
		const kept = (...meanings: readonly PlaceMeaning[]) =>
			narrowest(meanings.map((meaning) => ({ meaning }))).map(({ meaning }) => meaning);
		expect(kept(nation("JP"), elsewhere(35))).toEqual([elsewhere(35)]);
		expect(kept(region, elsewhere(35))).toEqual([elsewhere(35)]);
		expect(kept(nation("JP"), stayless)).toEqual([nation("JP"), stayless]);
		expect(kept(city("OSAKA", "JP"), elsewhere(35))).toEqual([city("OSAKA", "JP"), elsewhere(35)]);
		expect(kept(city("SEOUL"), city("BUSAN"))).toEqual([city("SEOUL"), city("BUSAN")]);
		expect(kept()).toEqual([]);
	});
});

describe("meantBy [DEC-193]", () => {
	const named = (
		said: readonly (Said & { readonly label: string })[],
		sure: readonly PlaceMeaning[] = [],
		form: { readonly isUnfinished?: boolean; readonly isInitials?: boolean } = {},
	) => meantBy(edge(0, 2, said, form), sure).map(({ term }) => term.label);
	const seoul = { label: "서울", meaning: landmark("SEOUL") };
	const busan = { label: "부산", meaning: landmark("BUSAN") };

	it("returns nothing for no candidates", () => {
		expect(named([])).toEqual([]);
		expect(named([], [], { isUnfinished: true })).toEqual([]);
	});

	it("returns all candidates with the same match, or only those nearest to a certain place", () => {
		expect(named([seoul, busan])).toEqual(["서울", "부산"]);
		expect(named([seoul, busan], [city("BUSAN")])).toEqual(["부산"]);
		expect(named([seoul, { ...busan, meaning: landmark("OSAKA", "JP") }], [city("JEJU")])).toEqual(["서울"]);
		expect(named([seoul, busan], [landmark("SEOUL")])).toEqual(["서울"]);
	});

	it("prefers a full match over a partial one, and sorts by weight", () => {
		expect(named([{ ...seoul, rank: 1 }, busan])).toEqual(["부산"]);
		expect(named([seoul, { ...busan, weight: 5 }])).toEqual(["부산", "서울"]);
		expect(named([seoul, { ...busan, weight: 5, rank: 1 }])).toEqual(["서울"]);
	});

	it("returns the inner one of two nested places", () => {
		expect(
			named([
				{ label: "강남", meaning: part(0) },
				{ label: "잠실", meaning: part(2) },
			]),
		).toEqual(["잠실"]);
	});

	it("returns a single wish, and no wish when places match", () => {
		const wish = { label: "수영장", meaning: pool as Meaning, weight: 9 };
		expect(named([wish, { ...wish, label: "풀" }])).toEqual(["수영장"]);
		expect(named([{ ...wish, weight: 0 }, seoul, busan])).toEqual(["서울", "부산"]);
	});

	it.each([{ isUnfinished: true }, { isInitials: true }])(
		"returns a single candidate for an unfinished match: %j",
		(form) => {
			expect(named([seoul, { ...busan, weight: 5 }], [], form)).toEqual(["부산"]);
			expect(named([{ ...seoul, rank: 3 }, busan], [], form)).toEqual(["서울"]);
			expect(named([seoul, { ...busan, weight: 5 }], [city("SEOUL")], form)).toEqual(["서울"]);
			// Being in the same nation is not near enough.
			const osaka = { label: "오사카", meaning: landmark("OSAKA", "JP"), weight: 5 };
			expect(named([seoul, osaka], [city("JEJU")], form)).toEqual(["오사카"]);
		},
	);
});
