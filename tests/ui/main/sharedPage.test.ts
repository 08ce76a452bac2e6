import { describe, expect, it } from "vitest";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import { anyOf, sharedPage, withOpenWishes } from "#main/sharedPage.ts";
import { memberPlaceholders } from "#ui/app/memberPlaceholders.ts";

const { wish, wished, notWished, end } = memberPlaceholders;
const heartOf = (stay: string): string => `<p>${wish}${stay}${wished}♥${notWished}♡${end}</p>`;

const isWished = (id: number): string => JSON.stringify(withOpenWishes({ id, isWished: false }));

describe("a page cached for all members", () => {
	it("has the member's name and company in its data, and no value of another type where a text reads like a placeholder [D08, D09]", () => {
		const member: CachedMember = { name: "", grade: "Bronze", type: "C", corpName: "" };
		const texts = [wish, `${wish}8${end}`, "\u{F0001}\u{F0002}", "\u{F0003}", "company", "wish 8"];
		const { stays, fill } = sharedPage("", JSON.stringify([anyOf(member), ...texts]));
		expect(stays).toEqual([]);
		const own = { name: "김하늘", corpName: null, wished: new Set([8]) };
		expect(JSON.parse(fill(own))).toEqual([{ ...member, name: "김하늘", corpName: null }, ...texts]);
	});

	it("lists the stays it shows, from its markup and its data", () => {
		const { stays, fill } = sharedPage(heartOf("7"), isWished(8));
		expect(stays).toEqual([7, 8]);
		expect(fill({ name: "", corpName: null, wished: new Set([7]) })).toBe(
			'<p>♥</p>{"id":8,"isWished":false}',
		);
	});

	it.each(["99999999999999999999", "2147483648", "0", "01", "-1", "1e3"])(
		"lists no stay for a forged mark in a text: %s [D08]",
		(made) => {
			expect(sharedPage(heartOf(made), "").stays).toEqual([]);
		},
	);
});
