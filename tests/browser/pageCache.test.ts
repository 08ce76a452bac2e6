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

/** Forces a garbage collection, which a browser may run at any time. */
async function collectGarbage(page: Page): Promise<void> {
	const tools = await page.context().newCDPSession(page);
	await tools.send("HeapProfiler.collectGarbage");
	await tools.detach();
}

/** Navigates from a page to another document and back, and waits until the page shown then is live. */
async function leaveAndComeBack(page: Page, meanwhile?: () => Promise<void>): Promise<void> {
	await page.evaluate(() => Object.assign(window, { isSamePage: true }));
	await page.goto("/faq");
	await meanwhile?.();
	await page.evaluate(() => history.back());
	await page.waitForFunction(() => location.pathname !== "/faq" && window.__hydrated === true);
}

const isSame = (page: Page) => page.evaluate(() => "isSamePage" in window);

describe("navigating back", () => {
	it.each(["/", "/search?searchText=%EC%84%9C%EC%9A%B8&cityCode=SEOUL", "/products/1"])(
		"restores %s for a visitor from the browser's back/forward cache",
		async (path) => {
			const visitor = await visit(browser, {
				address: stage.product.address,
				width: 390,
				serviceWorkers: "allow",
			});
			await open(visitor, path);
			// A worker that claims its pages evicts a cached page from the back/forward cache.
			await visitor.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
			await leaveAndComeBack(visitor.page, () => collectGarbage(visitor.page));
			expect(await isSame(visitor.page)).toBe(true);
			await visitor.close();
		},
	);

	it.each(["/", "/mypage/books"])("reloads a member's %s, of which nothing is cached", async (path) => {
		const visitor = await visit(browser, { address: stage.product.address, width: 390 });
		await signIn(visitor.page.context(), stage.product.address, "silver");
		await open(visitor, path);
		await leaveAndComeBack(visitor.page);
		expect(await isSame(visitor.page)).toBe(false);
		await visitor.close();
	});

	it("reloads a visitor's page for a visitor who has logged in since", async () => {
		const visitor = await visit(browser, { address: stage.product.address, width: 390 });
		const { page } = visitor;
		await open(visitor, "/");
		await leaveAndComeBack(page, () => signIn(page.context(), stage.product.address, "silver"));
		await page.waitForFunction(() => window.__hydrated === true && !("isSamePage" in window));
		await visitor.close();
	});
});
