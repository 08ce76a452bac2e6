import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { commands } from "#server/ops/commands.ts";
import packageJson from "../../package.json" with { type: "json" };

const root = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");
const made = new Set(["docs/requirements.md", "docs/mutation.md"]);
const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md"]
	.concat(
		["docs", "docs/adr"].flatMap((folder) =>
			readdirSync(new URL(folder, root)).map((name) => `${folder}/${name}`),
		),
	)
	.filter((path) => path.endsWith(".md") && !made.has(path));

/** Returns the matches of a pattern in all pages for which the claim does not hold. */
const wrong = (pattern: RegExp, isSo: (found: string, page: string) => boolean): string[] =>
	pages.flatMap((page) =>
		[...read(page).matchAll(pattern)]
			.map(([, found = ""]) => found)
			.filter((found) => !isSo(found, page))
			.map((found) => `${page}: ${found}`),
	);

describe("the documentation names only existing", () => {
	it("npm scripts", () => {
		expect(
			wrong(/npm run (?:--silent )?([a-z:]+)/g, (name) => Object.hasOwn(packageJson.scripts, name)),
		).toEqual([]);
	});

	it("operator commands", () => {
		const isCommand = (name: string) => name === "help" || Object.hasOwn(commands, name);
		expect(wrong(/npm run (?:--silent )?ops -- ([a-z-]+)/g, isCommand)).toEqual([]);
		const documented = read("docs/operations.md").slice(
			0,
			read("docs/operations.md").indexOf("## Bringing stays in"),
		);
		const inTables = [...documented.matchAll(/`([a-z]+-[a-z-]+)[ `]/g)].map(([, name = ""]) => name);
		expect(inTables.filter((name) => name !== "withdraw-" && !isCommand(name))).toEqual([]);
	});

	it("files and folders", () => {
		const isThere = (path: string) => existsSync(new URL(path, root));
		expect(wrong(/`((?:src|server|tests|docs|world|scripts|openapi)\/[\w./-]+)`/g, isThere)).toEqual([]);
		expect(
			wrong(/\]\((?!https?:)([^)#]+)/g, (path, page) => existsSync(new URL(path, new URL(page, root)))),
		).toEqual([]);
	});
});
