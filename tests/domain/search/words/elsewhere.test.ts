import { describe, expect, it } from "vitest";
import { latinNames } from "#domain/search/words/latinNames.ts";
import type { PlaceName } from "#domain/search/words/placeTerms.ts";
import { wellKnownPlaceTerms } from "#domain/search/words/wellKnownPlaces.ts";
import { worldPlaces } from "#tests/support/worldLexicon.ts";
import { read, said } from "./worldReading.ts";

it("every place outside the catalogue has valid coordinates [DEC-193]", () => {
	const terms = wellKnownPlaceTerms(worldPlaces, new Set());
	expect(terms.length).toBeGreaterThan(500);
	const lost = terms.filter(({ meaning }) => {
		if (meaning.kind !== "elsewhere" && meaning.kind !== "landmark") return true;
		return !(Math.abs(meaning.lat) <= 90 && Math.abs(meaning.lng) <= 180);
	});
	expect(lost.map(({ label }) => label)).toEqual([]);
});

it.each([
	["연대 근처", 37.566, 126.939],
	["망리단길 숙소", 37.556, 126.902],
	["인스파이어 아레나", 37.466, 126.391],
])("a place has the coordinates travellers expect: %s [DEC-193]", (text, lat, lng) => {
	expect(read(text).chips.map(({ meaning }) => meaning)).toContainEqual(
		expect.objectContaining({ lat, lng }),
	);
});

it.each([
	["hong kong", ["elsewhere 홍콩"]],
	["Hongkong hotel", ["elsewhere 홍콩", "kind 호텔"]],
	["ho chi minh city", ["elsewhere 호치민"]],
	["kuala lumpur", ["elsewhere 쿠알라룸푸르"]],
	["guam resort", ["elsewhere 괌", "kind 리조트"]],
	["BALI", ["elsewhere 발리"]],
	["nagoya", ["elsewhere 나고야"]],
	["daegu hotel", ["elsewhere 대구", "kind 호텔"]],
	["san francisco", ["elsewhere 샌프란시스코"]],
])("a place outside the catalogue is also known by its Latin name: %s [DEC-193]", (text, chips) => {
	const reading = read(text);
	expect([said(reading), reading.unknown]).toEqual([chips, []]);
});

describe("a place outside the catalogue [DEC-193]", () => {
	const quarter = (cityCode: string, lat: number, lng: number): PlaceName => ({
		meaning: { kind: "area", nationCode: "KR", cityCode, area: 1, subArea: 0, lat, lng },
		name: cityCode,
		latin: "",
		stays: 1,
	});
	const find = (label: string, places: readonly PlaceName[], taken: readonly string[] = []) =>
		wellKnownPlaceTerms(places, new Set(taken)).find((term) => term.label === label);
	const far = quarter("FAR", 36.0, 128.6);
	const near = quarter("NEAR", 35.9, 128.6);

	it("becomes a sight of the city with the nearest area within 15 km", () => {
		const inCity = { kind: "landmark", nationCode: "KR", cityCode: "NEAR", lat: 35.87, lng: 128.6 };
		expect(find("대구", [far, near])?.meaning).toEqual(inCity);
		expect(find("대구", [near, far])?.meaning).toEqual(inCity);
		expect(find("대구", [quarter("NEAR", 36.0, 128.6)])?.meaning).toEqual({ ...inCity, cityCode: "NEAR" });
		const without = { kind: "elsewhere", lat: 35.87, lng: 128.6 };
		expect(find("대구", [quarter("FAR", 36.01, 128.6)])?.meaning).toEqual(without);
		expect(find("대구", [])?.meaning).toEqual(without);
	});

	it("becomes a sight of its own city, however far the city's areas are and whatever is nearer", () => {
		const own = quarter("SEOUL", 35.1, 129.0);
		expect(find("서울대병원", [near, own, quarter("OTHER", 37.58, 126.999)])?.meaning).toEqual({
			kind: "landmark",
			nationCode: "KR",
			cityCode: "SEOUL",
			lat: 37.58,
			lng: 126.999,
		});
		expect(find("서울대병원", [near])?.meaning.kind).toBe("elsewhere");
	});

	it("is omitted as soon as the catalogue has one of its names", () => {
		expect(find("홍콩", [])?.spellings.map(({ text }) => text)).toEqual(expect.arrayContaining(["홍콩"]));
		expect(find("상하이", [])?.spellings).toEqual(
			expect.arrayContaining([
				{ text: "상하이", rank: 2 },
				{ text: "상해", rank: 2 },
			]),
		);
		expect(find("상하이", [], ["상해"])).toBeUndefined();
		expect(find("상하이", [], ["북경"])).toBeDefined();
	});

	it("has each name once per city and an id distinct from namesakes elsewhere", () => {
		const terms = wellKnownPlaceTerms(worldPlaces, new Set());
		const names = terms.flatMap(({ id, spellings }) => {
			const city = id.split(":").slice(1, -1).join();
			return spellings.map(({ text }) => `${city} ${text}`);
		});
		expect([...new Set(names)]).toEqual(names);
		expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
	});
});

describe("names in Latin letters", () => {
	it("name the place [DEC-193]", () => {
		for (const [name, spelt] of latinNames)
			for (const latin of spelt)
				expect(
					read(latin).chips.map(({ label }) => label),
					latin,
				).toEqual([name]);
	});

	it.each([
		["tokyo disneyland hotel", ["landmark 디즈니랜드", "kind 호텔"]],
		["osaka castle", ["landmark 오사카성"]],
		["new york central park", ["city 뉴욕", "landmark 센트럴파크"]],
		["london big ben", ["city 런던", "landmark 빅벤"]],
		["la disneyland", ["city 로스앤젤레스"]],
	])("stand beside that of their city: %s [DEC-193]", (text, expected) => {
		expect(said(read(text))).toEqual(expected);
	});
});
