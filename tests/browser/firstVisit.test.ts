import type { Page, Request } from "playwright-core";
import { describe, expect, it } from "vitest";
import { open } from "#tests/browser/support/browser.ts";
import { joinStage } from "#tests/browser/support/stage.ts";

const stage = joinStage("readers");

/** Quiet period in milliseconds: how long no new request may start before the page counts as settled. */
const restMs = 5000;

/** Records what a page and its worker fetch, by URL; a second fetch of the same URL comes from the browser's cache. */
function listen(page: Page) {
	const asked = new Map<string, Request>();
	let latest = Date.now();
	page.context().on("request", (request) => {
		if (asked.has(request.url())) return;
		asked.set(request.url(), request);
		latest = Date.now();
	});
	return {
		async untilOver(): Promise<void> {
			while (Date.now() - latest < restMs) await page.waitForTimeout(250);
		},
		async files() {
			const files = await Promise.all(
				[...asked].map(async ([url, request]) => {
					const response = await request.response();
					const { responseHeadersSize, responseBodySize } = await request.sizes();
					// The browser does not report a size for the worker's own script.
					const body =
						responseBodySize > 0 ? responseBodySize : Number(response?.headers()["content-length"]);
					return { path: new URL(url).pathname, bytes: responseHeadersSize + body };
				}),
			);
			return files;
		},
	};
}

const kinds = {
	document: /^\/$/,
	script: /\.js$/,
	style: /\.css$/,
	font: /\.woff2$/,
	picture: /^\/images\//,
} as const;

/** Maximum bytes over the wire, headers included, until nothing more loads unprompted, service worker and prefetches included. */
const most: Readonly<Record<keyof typeof kinds, number>> = {
	document: 14_000,
	script: 190_000,
	style: 16_000,
	font: 102_400,
	picture: 45_000,
};

describe("a first visit to the home page on a phone", () => {
	it("takes at most 30 requests and 350 KiB including everything loaded automatically, such as the service worker's requests", async () => {
		const visitor = await stage.visit({ width: 390, deviceScaleFactor: 2, serviceWorkers: "allow" });
		const { page } = visitor;
		const traffic = listen(page);
		await open(visitor, "/");
		await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
		await traffic.untilOver();
		const files = await traffic.files();
		const told = files.map(({ path, bytes }) => `${bytes} ${path}`).join("\n");
		expect(files.length, told).toBeLessThanOrEqual(30);
		const bytes = (of: typeof files) => of.reduce((sum, file) => sum + file.bytes, 0);
		expect(bytes(files), told).toBeLessThanOrEqual(350 * 1024);
		for (const [kind, limit] of Object.entries(most)) {
			const those = files.filter(({ path }) => kinds[kind as keyof typeof kinds].test(path));
			expect(those, kind).not.toEqual([]);
			expect(bytes(those), `${kind}\n${told}`).toBeLessThanOrEqual(limit);
		}
		// Routes that are neither visible nor likely to be needed are left for returning visitors.
		expect(files.filter(({ path }) => /\.route-/.test(path) && !/home/.test(path))).toEqual([]);
		await visitor.close();
	});

	it("loads web font glyphs that the device cannot render itself", async () => {
		const visitor = await stage.visit({ width: 390, serviceWorkers: "allow" });
		const { page } = visitor;
		await page.addInitScript(() => {
			// Any two syllables have the same empty glyph box.
			const measure = CanvasRenderingContext2D.prototype.measureText;
			CanvasRenderingContext2D.prototype.measureText = function (text) {
				return measure.call(this, text.replaceAll(/[가-힣]/g, "□"));
			};
		});
		const slice = page.waitForRequest(/Pretendard.*\.woff2$/i);
		await open(visitor, "/");
		await slice;
		await visitor.close();
	});

	it("loads pictures further down only on scrolling", async () => {
		const visitor = await stage.visit({ width: 390, isFirst: true });
		const { page } = visitor;
		await open(visitor, "/");
		const drawn = () =>
			page.evaluate(() => [...document.images].filter(({ currentSrc }) => currentSrc !== "").length);
		const all = await page.evaluate(() => document.images.length);
		expect(await drawn()).toBeLessThan(10);
		await page.mouse.wheel(0, 300);
		await expect.poll(drawn).toBeGreaterThan(10);
		for (let offset = 0; offset < 8; offset += 1) await page.mouse.wheel(0, 700);
		await page.locator("footer").scrollIntoViewIfNeeded();
		const withoutSource = () =>
			page.evaluate(() => [...document.images].filter((image) => !image.hasAttribute("src")).length);
		await expect.poll(withoutSource).toBe(0);
		expect(all).toBeGreaterThan(30);
		await visitor.close();
	});
});
