import { describe, expect, it } from "vitest";
import { placesOf } from "#domain/search/words/Reading.ts";
import { withoutChip } from "#domain/search/words/withoutChip.ts";
import { lexicon, read, said } from "./worldReading.ts";

const cities = (text: string) => [
	...new Set(
		placesOf(read(text))
			.flatMap(({ meaning, alsoMeant }) => [meaning, ...alsoMeant])
			.flatMap((place) => ("cityCode" in place ? [place.cityCode] : [])),
	),
];

describe("a word for a sort of place", () => {
	it.each([
		["공항 근처", ["landmark 공항 근처"], ["SEOUL", "INCHEON", "JEJU"]],
		["공항호텔", ["landmark 공항 근처", "kind 호텔"], ["SEOUL", "INCHEON", "JEJU"]],
		["역 근처 숙소", ["landmark 역 근처"], ["SEOUL", "BUSAN", "GANGNEUNG"]],
		["해수욕장 앞 펜션", ["landmark 해수욕장 근처", "kind 펜션"], ["BUSAN", "JEJU", "SOKCHO"]],
		["시장 근처", ["landmark 시장 근처"], ["SEOUL", "SOKCHO", "TONGYEONG"]],
		["병원 근처", ["landmark 병원 근처"], ["SEOUL", "INCHEON", "GANGNEUNG"]],
		["박물관 근처", ["landmark 박물관 근처"], ["SEOUL", "GYEONGJU"]],
		["계곡 펜션", ["landmark 계곡 근처", "kind 펜션"], ["GAPYEONG", "PYEONGCHANG"]],
	])("means all places of that sort in the country: %s [DEC-193]", (text, expected, some) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual([]);
		expect(cities(text)).toEqual(expect.arrayContaining(some));
		expect(cities(text)).not.toContain("TOKYO");
	});

	it.each([
		["서울 공항 근처 호텔", ["city 서울", "landmark 김포공항", "kind 호텔"], ["SEOUL"]],
		["서울 시장", ["city 서울", "landmark 시장 근처"], ["SEOUL"]],
		["강원도 역 근처", ["region 강원도", "landmark 역 근처"], ["GANGNEUNG", "PYEONGCHANG"]],
	])("means those within the place of the text: %s [DEC-193]", (text, expected, within) => {
		expect(said(read(text))).toEqual(expected);
		expect(cities(text)).toEqual(expect.arrayContaining(within));
		expect(cities(text)).not.toContain("BUSAN");
	});

	it.each([
		["공항에서 가까운 호텔", ["landmark 공항 근처", "kind 호텔"]],
		["역에서 가까운 부산 호텔", ["landmark 부산역", "city 부산", "kind 호텔"]],
		["시장이랑 가까운 속초", ["landmark 시장 근처", "city 속초"]],
	])("may have a particle: %s [DEC-193]", (text, expected) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual([]);
	});

	it.each(["대구 공항", "동물원 숙소", "일본 시장 근처", "시내 호텔"])(
		"says nothing where the catalogue has none, or one only: %s [DEC-193]",
		(text) => {
			expect(read(text).chips.some(({ meaning }) => meaning.kind === "landmark")).toBe(false);
		},
	);

	it("can be taken off again [DEC-193]", () => {
		const reading = read("공항 근처 호텔 조식");
		expect(withoutChip(reading, reading.chips[0]!, lexicon)).toBe("호텔 조식");
		expect(withoutChip(reading, reading.chips[2]!, lexicon)).toBe("공항 근처 호텔");
	});
});
