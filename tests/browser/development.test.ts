import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { beside, launchBrowser, open, type Visit, visit } from "#tests/browser/support/browser.ts";
import { type Product, startProduct } from "#tests/browser/support/server.ts";

let browser: Browser;
let product: Product;
let visitor: Visit;

beforeAll(async () => {
	[browser, product] = await Promise.all([
		launchBrowser(),
		startProduct({ world: "small", args: ["--dev"] }),
	]);
	// One visitor for all: the hundreds of modules are fetched once.
	visitor = await visit(browser, { address: product.address, width: 390 });
});
afterAll(async () => {
	await browser?.close();
	await product?.remove();
});

// Mismatches of attributes are told by the development build only.
it.each(["/", "/search", "/products/1", "/notice", "/faq", "/policy/terms", "/login", "/login/signup"])(
	"hydrates %s in development without a word on the console",
	async (path) => {
		const tab = await beside(visitor);
		await open(tab, path);
		expect(await tab.problems()).toEqual([]);
		await tab.close();
	},
);
