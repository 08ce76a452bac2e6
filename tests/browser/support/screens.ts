import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Visit } from "./browser.ts";

const folder = "reports/screens";

/** Saves a screenshot of the whole page as reports/screens/name-width.png, with fonts and pictures loaded. */
export async function shoot({ page, width }: Visit, name: string): Promise<string> {
	mkdirSync(folder, { recursive: true });
	await page.evaluate(async () => {
		await document.fonts.ready;
		// Pictures further down are lazy-loaded as they come near the viewport.
		for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
			scrollTo(0, top);
			await new Promise((next) => setTimeout(next, 50));
		}
		scrollTo(0, 0);
	});
	await page.waitForFunction(() => [...document.images].every((image) => image.complete), undefined, {
		timeout: 15_000,
	});
	const path = join(folder, `${name}-${width}.png`);
	await page.screenshot({ path, fullPage: true });
	return path;
}
