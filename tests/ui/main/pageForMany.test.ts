import { describe, expect, it } from "vitest";
import { pageForMany } from "#main/pageForMany.ts";
import { ownMarks } from "#ui/app/ownMarks.ts";

const { wish, wished, notWished, end } = ownMarks;
const heartOf = (stay: string): string => `<p>${wish}${stay}${wished}♥${notWished}♡${end}</p>`;

describe("a page for many members", () => {
	it("asks for the stays that it shows, in its markup and in its data", () => {
		const { stays, fill } = pageForMany(heartOf("7"), `{"isWished":"${wish}8${end}"}`);
		expect(stays).toEqual([7, 8]);
		expect(fill({ name: "", corpName: null, wished: new Set([7]) })).toBe('<p>♥</p>{"isWished":false}');
	});

	it.each(["99999999999999999999", "2147483648", "0", "01", "-1", "1e3"])(
		"asks for no stay that a text has made up of our marks: %s [D08]",
		(made) => {
			expect(pageForMany(heartOf(made), `"${wish}${made}${end}"`).stays).toEqual([]);
		},
	);
});
