import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { accountCopy } from "#copy/account.ts";
import { bookingCopy } from "#copy/booking.ts";
import { cancellationCopy } from "#copy/cancellation.ts";
import { componentsCopy } from "#copy/components.ts";
import { errorsCopy } from "#copy/errors.ts";
import { fill } from "#copy/fill.ts";
import { layoutCopy } from "#copy/layout.ts";
import { linkedOrderCopy } from "#copy/linkedOrder.ts";
import { membershipCopy } from "#copy/membership.ts";
import { menuCopy } from "#copy/menu.ts";
import { messagesCopy } from "#copy/messages.ts";
import { priceCopy } from "#copy/price.ts";
import { searchCopy } from "#copy/search.ts";
import table from "./copy-table.json" with { type: "json" };

/** The copy, keyed like the table in the requirements. */
const copy = {
	...componentsCopy,
	...errorsCopy,
	...layoutCopy,
	...menuCopy,
	...accountCopy,
	...bookingCopy,
	...membershipCopy,
	...messagesCopy,
	...priceCopy,
	...searchCopy,
	cancel: cancellationCopy,
	lms: linkedOrderCopy,
	loading: componentsCopy.loadingLayer,
	more: componentsCopy.loadMore,
};

/** Returns every text below a key, in order. */
function leaves(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(leaves) : [];
}

const valueAt = (key: string): unknown =>
	key.split(".").reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], copy);

/** Returns what is left of a cell after the texts are removed: notes for the reader, in English or brackets. */
const remainder = (cell: string, texts: readonly string[]): string =>
	[...texts].sort((a, b) => b.length - a.length).reduce((rest, text) => rest.replaceAll(text, ""), cell);

describe("the Korean copy", () => {
	const areas = Map.groupBy(table, ({ key }) => key.split(".")[0] ?? key);

	it.each([...areas])("matches the copy table under %s [PROD-01, DEC-006]", (_, rows) => {
		const wrong = rows.filter(({ key, korean }) => {
			const texts = leaves(valueAt(key));
			const rest = remainder(korean, texts)
				.replace("(없음)", "")
				.replace("체크박스", "")
				.replace(" 또는 ", "");
			return texts.length === 0 || !texts.every((text) => korean.includes(text)) || /[가-힣]/.test(rest);
		});
		expect(wrong).toEqual([]);
	});

	it("fills in templates [SEARCH-KW-08]", () => {
		expect(fill(copy.empty.keyword, { keyword: "$& {x}" })).toBe("'$& {x}'에 대한 검색 결과가 없습니다.");
		expect(fill(copy.stay.length, { N: 2, "N+1": 3 })).toBe("2박 3일");
		expect(fill(copy.popup.ok, {})).toBe("확인");
	});

	it("contains no telephone number: customer service's number is configuration [CONST-01] [CS-01]", () => {
		const folder = "src/copy";
		for (const file of readdirSync(folder)) {
			const text = readFileSync(`${folder}/${file}`, "utf8");
			expect(text.match(/\b(?:0\d{1,2}|1[5-9]\d{2})-?\d{3,4}(?:-\d{4})?\b/g), file).toBeNull();
		}
	});

	it("does not contain the site's name, which is configuration, not even in static files [DEC-002]", () => {
		const files = [...readdirSync("src/copy").map((file) => `src/copy/${file}`), "public/offline.html"];
		expect(files.filter((file) => readFileSync(file, "utf8").includes("어썸스테이"))).toEqual([]);
	});

	it("gives customer service hours as weekdays 10:30 to 16:30, with lunch from 12:00 to 13:00 [CS-04] [CONST-01]", () => {
		expect(copy.cs.hours).toBe("평일 10:30 ~ 16:30 (점심시간 12:00 ~ 13:00)");
		expect(copy.cs.closed).toBe("주말 및 공휴일 휴무");
	});
});
