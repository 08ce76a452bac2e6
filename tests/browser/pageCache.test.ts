import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, open, visit } from "#tests/browser/support/browser.ts";
import { signIn } from "#tests/browser/support/members.ts";
import { joinStage } from "#tests/browser/support/stage.ts";

const stage = joinStage("readers");
let browser: Browser;
beforeAll(async () => {
	browser = await launchBrowser({ keepsPages: true });
});
afterAll(() => browser?.close());

/** What nothing holds is collected, as a browser does of its own accord whenever it likes. */
async function collectGarbage(page: Page): Promise<void> {
	const tools = await page.context().newCDPSession(page);
	await tools.send("HeapProfiler.collectGarbage");
	await tools.detach();
}

/** Goes on from a page to another document and back, until the page lives that is shown then. */
async function leaveAndComeBack(page: Page, meanwhile?: () => Promise<void>): Promise<void> {
	await page.evaluate(() => Object.assign(window, { isSamePage: true }));
	await page.goto("/faq");
	await meanwhile?.();
	await page.evaluate(() => history.back());
	await page.waitForFunction(() => location.pathname !== "/faq" && window.__hydrated === true);
}

const isSame = (page: Page) => page.evaluate(() => "isSamePage" in window);

describe("going back", () => {
	it.each(["/", "/search?searchText=%EC%84%9C%EC%9A%B8&cityCode=SEOUL", "/products/1"])(
		"shows %s to a visitor as it was left, out of the browser's own cache of pages",
		async (path) => {
			const visitor = await visit(browser, {
				address: stage.product.address,
				width: 390,
				serviceWorkers: "allow",
			});
			await open(visitor, path);
			// A worker that takes over its pages while one is kept away takes it out of the cache.
			await visitor.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
			await leaveAndComeBack(visitor.page, () => collectGarbage(visitor.page));
			expect(await isSame(visitor.page)).toBe(true);
			await visitor.close();
		},
	);

	it.each(["/", "/mypage/books"])("asks for a member's %s anew: nothing of it is kept", async (path) => {
		const visitor = await visit(browser, { address: stage.product.address, width: 390 });
		await signIn(visitor.page.context(), stage.product.address, "silver");
		await open(visitor, path);
		await leaveAndComeBack(visitor.page);
		expect(await isSame(visitor.page)).toBe(false);
		await visitor.close();
	});

	it("shows a visitor's page anew to whoever has logged in since", async () => {
		const visitor = await visit(browser, { address: stage.product.address, width: 390 });
		const { page } = visitor;
		await open(visitor, "/");
		await leaveAndComeBack(page, () => signIn(page.context(), stage.product.address, "silver"));
		await page.waitForFunction(() => window.__hydrated === true && !("isSamePage" in window));
		await visitor.close();
	});
});
