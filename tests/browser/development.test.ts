import { beforeAll, expect, it } from "vitest";
import { beside, open, type Visit } from "#tests/browser/support/browser.ts";
import { setStage } from "#tests/browser/support/stage.ts";

const stage = setStage({ isDevelopment: true });
let visitor: Visit;

// One visitor for all: the hundreds of modules are fetched once.
beforeAll(async () => {
	visitor = await stage.visit({ width: 390, isFirst: true });
});

// Mismatches of attributes are told by the development build only.
it.each(["/", "/search", "/products/1", "/login/signup"])(
	"hydrates %s in development without a word on the console",
	async (path) => {
		const tab = await beside(visitor);
		await open(tab, path);
		expect(await tab.problems()).toEqual([]);
		await tab.close();
	},
);
