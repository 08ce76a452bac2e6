import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyResult, limitResults, resultsPerGroup } from "#domain/search/KeywordResult.ts";
import { debounceMs, readKeyword } from "#domain/search/keyword.ts";
import { anyText } from "../shared/arbitraries.ts";

const region = {
	kind: "location",
	name: "제주",
	detail: "",
	nationCode: "KR",
	cityCode: "JEJU",
	area: 0,
	subArea: 0,
} as const;
const stay = {
	kind: "product",
	name: "호텔",
	detail: "",
	stayId: 1,
	nationCode: "KR",
	cityCode: "JEJU",
} as const;

describe("a search keyword", () => {
	const word = fc.string({ unit: fc.constantFrom(..."aZ09&가힣서울"), minLength: 1, maxLength: 8 });
	const gap = fc.constantFrom(" ", "  ", "\t", "\u3000");

	it("is valid as words of letters, digits, & and complete syllables [SEARCH-KW-11]", () => {
		fc.assert(
			fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), gap, gap, (words, between, around) => {
				const text = words.join(between);
				expect(readKeyword(`${around}${text}${around}`)).toBe(text);
			}),
		);
	});

	it("is invalid with any other character, including single Hangul letters [SEARCH-KW-11]", () => {
		const wrong = fc
			.constantFrom(..."ㄱㅎㅏㅣᄒ-.!?'\"<>東あé·　"[Symbol.iterator]())
			.filter((one) => one.trim() !== "");
		fc.assert(
			fc.property(word, wrong, word, (before, one, after) => {
				expect(readKeyword(`${before}${one}${after}`)).toBeNull();
			}),
		);
	});

	it("always matches its own pattern [SEARCH-KW-11] [A17]", () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const keyword = readKeyword(text);
				if (keyword === null) return;
				expect(keyword.length).toBeLessThanOrEqual(50);
				for (const one of keyword.split(/\s+/)) expect(one).toMatch(/^[A-Za-z0-9&가-힣]+$/);
			}),
			{ numRuns: 60 },
		);
	});

	it("is composed first, so that decomposed input is valid [SEARCH-KW-11]", () => {
		expect(readKeyword("서울".normalize("NFD"))).toBe("서울");
	});

	it("has at most 50 characters [SEARCH-KW-11]", () => {
		expect(readKeyword("가".repeat(50))).toBe("가".repeat(50));
		expect(readKeyword("가".repeat(51))).toBeNull();
	});

	it("is searched 300 ms after the last keystroke [CONST-03]", () => {
		expect(debounceMs).toBe(300);
	});
});

describe("keyword results", () => {
	it("are limited to the first twenty of each group [SEARCH-KW-09] [CONST-04]", () => {
		const size = fc.nat({ max: 60 });
		fc.assert(
			fc.property(size, size, size, (readings, regions, stays) => {
				const all = {
					readings: Array.from({ length: readings }, (_, count) => ({ label: "", searchText: "", count })),
					regions: Array.from({ length: regions }, (_, area) => ({ ...region, area })),
					stays: Array.from({ length: stays }, (_, stayId) => ({ ...stay, stayId })),
				};
				expect(limitResults(all)).toEqual({
					readings: all.readings.slice(0, 20),
					regions: all.regions.slice(0, 20),
					stays: all.stays.slice(0, 20),
				});
			}),
		);
		expect(resultsPerGroup).toBe(20);
	});

	it("show one message about what is missing [ERR-ACT-06] [ERR-ACT-07] [ERR-ACT-08]", () => {
		expect(emptyResult({ readings: [], regions: [], stays: [] })).toBe("keyword");
		expect(emptyResult({ readings: [], regions: [], stays: [stay] })).toBe("regions");
		expect(emptyResult({ readings: [], regions: [region], stays: [] })).toBe("stays");
		expect(emptyResult({ readings: [], regions: [region], stays: [stay] })).toBeNull();
	});

	it("with a reading show the message for one empty group, and none for two [ERR-ACT-07] [ERR-ACT-08] [DEC-050]", () => {
		const readings = [{ label: "강릉 · 호텔", searchText: "강릉 호텔", count: 4 }];
		expect(emptyResult({ readings, regions: [], stays: [] })).toBeNull();
		expect(emptyResult({ readings, regions: [], stays: [stay] })).toBe("regions");
		expect(emptyResult({ readings, regions: [region], stays: [] })).toBe("stays");
		expect(emptyResult({ readings, regions: [region], stays: [stay] })).toBeNull();
	});
});
