import { expect, it } from "vitest";
import { addRecent } from "#domain/search/recents.ts";
import { fitSearchText } from "#domain/search/searchQuery.ts";

it("search words are separated by single spaces, so that one search is remembered once [DEC-045, STORE-RECENT-02]", () => {
	const typed = ["강릉 호텔", " 강릉  호텔 ", "강릉\t\u00a0호텔", "강릉\u3000호텔"].map(fitSearchText);
	expect(new Set(typed)).toEqual(new Set(["강릉 호텔"]));
	const recents = typed.reduce<readonly { readonly name: string }[]>(
		(list, name) => addRecent(list, { name }),
		[],
	);
	expect(recents).toEqual([{ name: "강릉 호텔" }]);
});

it("control characters of a broken link separate words, and a text of nothing else is empty [DEC-043]", () => {
	expect(["강릉\0호텔", "\u0001강릉\u007f \u0085호텔\0"].map(fitSearchText)).toEqual([
		"강릉 호텔",
		"강릉 호텔",
	]);
	expect(fitSearchText("\0 \u001f")).toBe("");
});
