import { expect, it } from "vitest";
import { placesOf } from "#domain/search/words/Reading.ts";
import { readWords } from "#domain/search/words/readWords.ts";
import { KeywordRegions } from "#server/catalogue/keyword/KeywordRegions.ts";
import type { Reads } from "#server/platform/database/Database.ts";

const busan = { nation_code: "KR", city_code: "BUSAN", city_id: 1, area: 0, sub_area: 0, name: "부산" };
const beach = { cityCode: "BUSAN", nationCode: "KR", name: "해운대해수욕장", lat: 35.16, lng: 129.16 };

it("KeywordRegions matches romanised place names, and reloads them on the next refresh after a failure [DEC-193]", async () => {
	// A row without any name makes the thread that names places fail.
	let sights: readonly object[] = [{ ...beach, name: null }];
	const region = { ...busan, name_en: "Busan", above: "대한민국", lat: 35.18, lng: 129.07, stays: 3 };
	const query = async (asked: string | { readonly name: string }) => {
		if (typeof asked === "string") return { rows: [region], rowCount: 1 };
		return { rows: asked.name === "keywords.sights" ? sights : [], rowCount: 0 };
	};
	const regions = new KeywordRegions({ query } as unknown as Reads, () => false);
	const named = () =>
		placesOf(readWords("haeundaehaesuyokjang", regions.lexicon)).map(({ meaning }) => meaning.kind);
	await expect(regions.refresh()).rejects.toThrow();
	expect(named()).toEqual([]);
	sights = [beach];
	await regions.refresh();
	expect(named()).toEqual(["landmark"]);
});
