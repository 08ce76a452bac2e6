import { describe, expect, it } from "vitest";
import { nationTabLabel } from "#domain/stay/PopularDestination.ts";

describe("nationTabLabel", () => {
	it.each([
		["국내", "카테고리", "국내"],
		[null, "일본", "일본"],
		["  ", "일본", "일본"],
		["", null, ""],
		[null, null, ""],
	])("for title %j and category %j is '%s' [ENT-04, SEARCH-KW-05]", (title, categoryName, label) => {
		expect(nationTabLabel({ id: 1, title, categoryName })).toBe(label);
	});
});
