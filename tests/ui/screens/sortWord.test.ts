import { describe, expect, it } from "vitest";
import { defaultChoices } from "#domain/search/listChoices.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import type { SearchReading } from "#domain/search/SearchReading.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { addressWithoutSortWord, visibleSort } from "#ui/screens/search/sortWord.ts";

const list = (searchText: string | null, sort = defaultChoices.sort) => ({
	condition: { ...defaultCondition(stayDateOf("2026-11-25")), searchText: "부산 가성비" },
	choices: { ...defaultChoices, sort, pages: 3 },
	reading:
		searchText === null
			? null
			: ({
					title: "부산 가성비",
					chips: [
						{ kind: "city", label: "부산", searchText: "가성비" },
						{ kind: "sort", label: "낮은 가격순", searchText },
					],
					unknown: [],
					around: null,
					guests: null,
					dates: null,
					settledText: "부산 가성비",
				} satisfies SearchReading),
});

describe("a sort order named in the search text [DEC-059] [DEC-193]", () => {
	it("is shown as selected unless another was chosen", () => {
		expect(visibleSort(list("부산"))).toBe("priceAsc");
		expect(visibleSort(list("부산", "priceDesc"))).toBe("priceDesc");
		expect(visibleSort(list(null))).toBe("recommended");
	});

	it("is removed from the text when the default order is chosen, if any text remains", () => {
		const address = new URL(addressWithoutSortWord(list("부산", "priceDesc")) ?? "", "http://x");
		expect(address.searchParams.get("searchText")).toBe("부산");
		expect([address.searchParams.get("sort"), address.searchParams.get("pages")]).toEqual([null, null]);
		expect([addressWithoutSortWord(list("")), addressWithoutSortWord(list(null))]).toEqual([null, null]);
	});
});
