import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";

/** Runs the offline page's script; returns the delay before each check, and the number of reloads. */
async function run(cameBy: "navigate" | "reload", looks: readonly boolean[]) {
	const pauses: number[] = [];
	let reloads = 0;
	const left = [...looks];
	runInNewContext(readFileSync("public/offline.js", "utf8"), {
		document: {
			visibilityState: "visible",
			querySelectorAll: () => [],
			querySelector: (selector: string) => (selector === ".message" ? {} : null),
		},
		addEventListener: () => {},
		performance: { getEntriesByType: () => [{ type: cameBy }] },
		location: { reload: () => reloads++ },
		fetch: async () => ({ status: left.shift() ? 200 : 503 }),
		setTimeout: (next: () => void, pause: number) => {
			pauses.push(pause);
			if (pauses.length <= looks.length) next();
		},
	});
	await new Promise((settled) => setTimeout(settled));
	return { pauses: pauses.slice(0, looks.length), reloads };
}

it("the offline page reloads as soon as the server answers, polling with growing pauses", async () => {
	expect(await run("navigate", [false, false, true])).toEqual({
		pauses: [5000, 10_000, 20_000],
		reloads: 1,
	});
});

it("the offline page waits longer before reloading again when a reload did not bring the page back", async () => {
	expect(await run("reload", [true])).toEqual({ pauses: [30_000], reloads: 1 });
});
