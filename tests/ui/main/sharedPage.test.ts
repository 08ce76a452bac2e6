import { describe, expect, it } from "vitest";
import { sharedPage } from "#main/sharedPage.ts";
import { memberPlaceholders } from "#ui/app/memberPlaceholders.ts";

const { wish, wished, notWished, end } = memberPlaceholders;
const heartOf = (stay: string): string => `<p>${wish}${stay}${wished}♥${notWished}♡${end}</p>`;

describe("a page cached for all members", () => {
	it("lists the stays it shows, from its markup and its data", () => {
		const { stays, fill } = sharedPage(heartOf("7"), `{"isWished":"${wish}8${end}"}`);
		expect(stays).toEqual([7, 8]);
		expect(fill({ name: "", corpName: null, wished: new Set([7]) })).toBe('<p>♥</p>{"isWished":false}');
	});

	it.each(["99999999999999999999", "2147483648", "0", "01", "-1", "1e3"])(
		"lists no stay for a forged mark in a text: %s [D08]",
		(made) => {
			expect(sharedPage(heartOf(made), `"${wish}${made}${end}"`).stays).toEqual([]);
		},
	);
});
