import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import fixed from "#tests/copy/copy-table.json" with { type: "json" };

const folders = ["src/copy", "src/ui", "src/domain"];
/** Files in which the demo speaks as the company itself: FAQ, notices, banners, events and themes. */
const ownWords = ["faqs", "notices", "display", "themes"].map((name) => `world/content/${name}.ts`);
/** Legal documents have a tone of their own. */
const legal = /copy\/policies\.ts$/;
const formal = /(?:니다|니까|십시오|시오)(?=[.?!"'`\s])/;
/** Only `dateForms` and `format/days` write dates: 12.3(목), 2026.12.3(목), and 12월 3일 목요일 when read aloud. */
const forms = /(?:dateForms|format\/days)\.ts$/;
const written =
	/month\w*\}(?:월|\.) ?\$\{|\.slice\(0, 1[06]\)\.replace|toLocale(?:Date|Time)?String|\d{4}년 \d|\d월 \d/;

/** Returns a text without its quotes and placeholders. */
const partsOf = (text: string) => text.slice(1, -1).split(/\$?\{[^}]*\}|&/);

const sources = folders.flatMap((folder) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((path) => /\.tsx?$/.test(path))
		.map((path) => join(folder, path)),
);
const linesOf = (path: string) =>
	readFileSync(path, "utf8")
		.split("\n")
		.filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line));

describe("the product's wording", () => {
	it("uses one tone, except for texts that the requirements fix [PROD-01]", () => {
		const said = fixed.map(({ korean }) => korean).join("\n");
		const strange = sources
			.filter((path) => path.startsWith("src/copy/") && !legal.test(path))
			.flatMap((path) => linesOf(path).flatMap((line) => line.match(/["`][^"`]*["`]/g) ?? []))
			.filter((text) => formal.test(text) && !partsOf(text).every((part) => said.includes(part)));
		expect(strange).toEqual([]);
	});

	it("uses that tone in the site's own FAQs, notices, banners, events and themes", () => {
		const strange = ownWords.flatMap((path) => linesOf(path).filter((line) => /니다|니까|십시오/.test(line)));
		expect(strange).toEqual([]);
	});

	it("writes dates in one style", () => {
		const strange = sources
			.filter((path) => !forms.test(path) && !legal.test(path))
			.flatMap((path) =>
				linesOf(path).flatMap((line) => (written.test(line) ? [`${path}: ${line.trim()}`] : [])),
			);
		expect(strange).toEqual([]);
	});
});
