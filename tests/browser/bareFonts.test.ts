import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, visit } from "#tests/browser/support/browser.ts";
import { latinFonts } from "#tests/browser/support/deviceFont.ts";
import { shifts } from "#tests/browser/support/shift.ts";
import { joinStage } from "#tests/browser/support/stage.ts";

/** Pages with long texts, or with lines that barely fit. */
const texts = ["/", "/policy/privacy", "/policy/terms", "/events/1", "/theme/2", "/advance-notice"];
/** Pages where many elements stand side by side. */
const rows = ["/search?cityCode=SEOUL&nationCode=KR", "/products/11"];
const devices = [
	{ families: ["DejaVu"], width: 390, paths: texts },
	{ families: ["DejaVu"], width: 1440, paths: texts },
	{ families: ["Liberation"], width: 390, paths: ["/", ...rows] },
	{ families: ["DejaVu", "Liberation"], width: 390, paths: rows },
	{ families: ["DejaVu", "Liberation"], width: 1440, paths: rows },
] as const;
const stage = joinStage("readers");

describe.each(devices)("a device with only the fonts $families, $width px", ({ families, width, paths }) => {
	const fonts = latinFonts(...families);
	let browser: Browser;
	beforeAll(async () => {
		browser = await launchBrowser({ fonts: fonts ?? "" });
	});
	afterAll(() => browser.close());

	it.skipIf(fonts === null).each(paths)(
		"%s does not shift when the web font arrives, however late",
		async (path) => {
			const visitor = await visit(browser, {
				address: stage.product.address,
				width,
				serviceWorkers: "block",
			});
			try {
				const { page } = visitor;
				const letFontsCome = await holdFonts(page);
				// A page that requests its font subset before everything else has loaded fires its load event only once that subset has
				// arrived.
				await page.goto(stage.product.address + path, { waitUntil: "domcontentloaded" });
				await page.waitForFunction(() => window.__accompanied);
				letFontsCome();
				await page.waitForFunction(() =>
					[...document.fonts].some(
						({ family, status }) => family.includes("Stay Words") && status === "loaded",
					),
				);
				expect(await shifts(page)).toEqual([]);
			} finally {
				await visitor.close();
			}
		},
	);
});

/** @returns a function that lets the fonts through */
async function holdFonts(page: Page): Promise<() => void> {
	let open = () => {};
	const opened = new Promise<void>((resolve) => {
		open = resolve;
	});
	await page.route(/\.woff2$/, async (route) => {
		await opened;
		await route.continue();
	});
	return open;
}
