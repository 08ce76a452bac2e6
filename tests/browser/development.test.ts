import { beforeAll, expect, it } from "vitest";
import { beside, open, type Visit } from "#tests/browser/support/browser.ts";
import { setStage } from "#tests/browser/support/stage.ts";

const stage = setStage({ isDevelopment: true });
let visitor: Visit;

// One visitor for all tests: the hundreds of modules are fetched only once.
beforeAll(async () => {
	visitor = await stage.visit({ width: 390, isFirst: true });
});

// Only the development build reports attribute mismatches.
it.each(["/", "/search", "/products/1", "/login/signup"])(
	"hydrates %s in development without console output",
	async (path) => {
		const tab = await beside(visitor);
		await open(tab, path);
		expect(await tab.problems()).toEqual([]);
		await tab.close();
	},
);
