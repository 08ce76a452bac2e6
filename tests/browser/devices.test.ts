import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { beside, open } from "#tests/browser/support/browser.ts";
import { joinStage } from "#tests/browser/support/stage.ts";

const stage = joinStage("readers");

/** Returns what the page finds left over from an earlier visitor. */
const found = (page: Page) =>
	page.evaluate(async () => ({
		cookie: document.cookie.includes("left"),
		local: localStorage.getItem("left"),
		session: sessionStorage.getItem("left"),
		databases: (await indexedDB.databases()).map(({ name }) => name),
		caches: await caches.keys(),
		isDark: matchMedia("(prefers-color-scheme: dark)").matches,
		width: innerWidth,
	}));

const nothing = {
	cookie: false,
	local: null,
	session: null,
	databases: [],
	caches: [],
	isDark: false,
	width: 820,
};

describe("a device that a previous visitor used", () => {
	it("holds none of their data: page, cookie, storage, database, cache, route, window size or lost connection", async () => {
		const visitor = await stage.visit({ width: 820 });
		const { page } = visitor;
		const context = page.context();
		await open(visitor, "/faq");
		await page.evaluate(async () => {
			// biome-ignore lint/suspicious/noDocumentCookie: as a script of the product could
			document.cookie = "left=1; path=/; max-age=1000";
			localStorage.setItem("left", "1");
			sessionStorage.setItem("left", "1");
			await new Promise((opened) => {
				indexedDB.open("left").onsuccess = opened;
			});
			await caches.open("left");
		});
		await page.emulateMedia({ colorScheme: "dark" });
		await page.setViewportSize({ width: 600, height: 600 });
		expect(await found(page)).toEqual({
			cookie: true,
			local: "1",
			session: "1",
			databases: ["left"],
			caches: ["left"],
			isDark: true,
			width: 600,
		});
		await beside(visitor);
		await context.route("**/faq", (route) => route.abort());
		await context.setOffline(true);
		await visitor.close();

		const next = await stage.visit({ width: 820 });
		expect(next.page.context()).toBe(context);
		expect(context.pages()).toHaveLength(2);
		await open(next, "/faq");
		expect(await found(next.page)).toEqual(nothing);
		expect(await next.problems()).toEqual([]);
		await next.close();
	});

	it.each<readonly [string, (context: BrowserContext) => Promise<unknown>]>([
		["a script", (context) => context.addInitScript("")],
		["a function", (context) => context.exposeFunction("left", () => 0)],
		["a permission", (context) => context.grantPermissions(["geolocation"])],
		["a place", (context) => context.setGeolocation({ latitude: 37, longitude: 127 })],
		["a header", (context) => context.setExtraHTTPHeaders({ left: "1" })],
		["another time", (context) => context.clock.install()],
	])("is not reused when it was given %s, which it cannot reset", async (_, give) => {
		const visitor = await stage.visit({ width: 820 });
		const context = visitor.page.context();
		await give(context);
		await visitor.close();
		const next = await stage.visit({ width: 820 });
		expect(next.page.context()).not.toBe(context);
		await next.close();
	});
});
