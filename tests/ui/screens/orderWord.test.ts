import { describe, expect, it } from "vitest";
import { defaultChoices } from "#domain/search/listChoices.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import type { SearchReading } from "#domain/search/SearchReading.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { addressWithoutOrder, orderInSight } from "#ui/screens/search/orderWord.ts";

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
		expect(orderInSight(list("부산"))).toBe("priceAsc");
		expect(orderInSight(list("부산", "priceDesc"))).toBe("priceDesc");
		expect(orderInSight(list(null))).toBe("recommended");
	});

	it("is removed from the text when the default order is chosen, if any text remains", () => {
		const address = new URL(addressWithoutOrder(list("부산", "priceDesc")) ?? "", "http://x");
		expect(address.searchParams.get("searchText")).toBe("부산");
		expect([address.searchParams.get("sort"), address.searchParams.get("pages")]).toEqual([null, null]);
		expect([addressWithoutOrder(list("")), addressWithoutOrder(list(null))]).toEqual([null, null]);
	});
});
