import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).sort();

describe("the table of settings in README.md", () => {
	it("names exactly what server/config.ts reads", () => {
		const [, settings = ""] =
			/const Settings = z\.object\(\{([\s\S]*?)\n\}\);/.exec(read("server/config.ts")) ?? [];
		const [, table = ""] = /## Settings([\s\S]*?)\n###/.exec(read("README.md")) ?? [];
		const known = names(settings, /^\t([A-Z][A-Z_]+):/gm);
		expect(known).toContain("PORT");
		const [first, ...rows] = table.split("\n").filter((line) => line.startsWith("|"));
		expect(first).toContain("Variable");
		const told = rows.map((row) => row.split("|")[1] ?? "").join(" ");
		expect(names(told, /`([A-Z_]+)`/g)).toEqual(known);
	});
});
