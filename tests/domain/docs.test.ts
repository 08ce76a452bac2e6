import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const page = readFileSync("docs/domain.md", "utf8");
const snippets = [...page.matchAll(/^## (.+)$[\s\S]*?```ts\n([\s\S]*?)```/gm)].map(
	([, title = "", code = ""]) => ({
		title,
		code,
	}),
);

const load = (specifier: string): Promise<unknown> => import(/* @vite-ignore */ specifier);

/** Runs a snippet and checks that every line `expression; // => value` yields the value. Returns how many lines it checked. */
async function run(code: string): Promise<number> {
	const body = code
		.replace(/^import (\{.*\}) from ("#domain\/[^"]+");$/gm, "const $1 = await load($2);")
		.replace(/^(.+); \/\/ => (.+)$/gm, "check($1, $2);");
	let checked = 0;
	const check = (value: unknown, wanted: unknown): void => {
		expect(value).toEqual(wanted);
		checked += 1;
	};
	const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
	await new AsyncFunction("load", "check", body)(load, check);
	return checked;
}

describe("docs/domain.md", () => {
	it("shows how to quote a stay, move a booking and quote a refund", () => {
		expect(snippets.map(({ title }) => title)).toEqual(["Quote a stay", "Move a booking", "Quote a refund"]);
	});

	it.each(snippets)("$title runs as printed", async ({ code }) => {
		const printed = code.split("\n").filter((line) => line.includes("// =>")).length;
		expect(printed).toBeGreaterThan(0);
		expect(await run(code)).toBe(printed);
	});
});
