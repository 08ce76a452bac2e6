import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, visit } from "#tests/browser/support/browser.ts";
import { latinFonts } from "#tests/browser/support/deviceFont.ts";
import { shifts } from "#tests/browser/support/shift.ts";
import { joinStage } from "#tests/browser/support/stage.ts";

/** Where long texts stand, or lines that hardly fit. */
const texts = ["/", "/policy/privacy", "/policy/terms", "/events/1", "/theme/2", "/advance-notice"];
/** Where much stands beside each other. */
const rows = ["/search?cityCode=SEOUL&nationCode=KR", "/products/11"];
const devices = [
	{ families: ["DejaVu"], width: 390, paths: texts },
	{ families: ["DejaVu"], width: 1440, paths: texts },
	{ families: ["Liberation"], width: 390, paths: ["/", ...rows] },
	{ families: ["DejaVu", "Liberation"], width: 390, paths: rows },
	{ families: ["DejaVu", "Liberation"], width: 1440, paths: rows },
] as const;
const stage = joinStage("readers");

describe.each(devices)("a device without a font but $families, $width px", ({ families, width, paths }) => {
	const fonts = latinFonts(...families);
	let browser: Browser;
	beforeAll(async () => {
		browser = await launchBrowser({ fonts: fonts ?? "" });
	});
	afterAll(() => browser.close());

	it.skipIf(fonts === null).each(paths)(
		"%s stands still when the syllables come, however late",
		async (path) => {
			const visitor = await visit(browser, {
				address: stage.product.address,
				width,
				serviceWorkers: "block",
			});
			try {
				const { page } = visitor;
				const letFontsCome = await holdFonts(page);
				// A page that asks for its syllables before all else is there counts as loaded only once they have come.
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

/** @returns what lets them through */
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
