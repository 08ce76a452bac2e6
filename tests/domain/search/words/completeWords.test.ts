import { describe, expect, it } from "vitest";
import { completeWords } from "#domain/search/words/completeWords.ts";
import { worldPlaces } from "#tests/support/worldLexicon.ts";
import { lexicon, read, said } from "./worldReading.ts";

const offered = (text: string): string[][] => completeWords(text, lexicon).map((each) => said(read(each)));
const names = worldPlaces
	.filter(({ meaning }) => meaning.kind === "city" || meaning.kind === "nation")
	.map(({ name }) => name);

describe("completeWords within a word", () => {
	it.each([...names, "sapporo", "gangneung", "honolulu", "danang", "busan", "osaka", "nhatrang", "rkdfmd"])(
		"takes no piece of '%s' for the beginning of something else [DEC-193]",
		(name) => {
			const broken = completeWords(name, lexicon).filter(
				(text) => !text.startsWith(name) && name.startsWith(text.split(" ")[0] ?? ""),
			);
			expect(broken).toEqual([]);
		},
	);

	it.each(["sappor", "gangneun", "honolul"])(
		"makes nothing of the end of the unfinished '%s' [DEC-193]",
		(text) => {
			expect(
				completeWords(text, lexicon).filter(
					(each) => each.includes(" ") && text.startsWith(each.split(" ")[0]!),
				),
			).toEqual([]);
		},
	);

	it("completes what follows a place at once [DEC-193]", () => {
		expect(offered("강릉호")[0]).toEqual(["city 강릉", "kind 호텔"]);
		expect(offered("여수풀")).toContainEqual(["city 여수", "kind 풀빌라"]);
	});

	it("completes to no place that has nothing to do with the one before [DEC-193]", () => {
		for (const text of ["강릉호", "강릉 호", "busan ho"]) {
			const places = offered(text).filter(
				(chips) => chips.filter((chip) => /^(?:city|nation|area|landmark)/.test(chip)).length > 1,
			);
			expect(places).toEqual([]);
		}
	});

	it.each([
		["호탤", ["kind 호텔"]],
		["강릉 호탤", ["city 강릉", "kind 호텔"]],
		["수영징", ["facility 수영장"]],
	])("offers what a slip was meant to be: %s [DEC-193]", (text, meant) => {
		expect(offered(text)).toContainEqual(meant);
	});
});
