import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import type { Width } from "#tests/browser/support/browser.ts";

/** Maximum width in pixels: text stays readable, and all pictures together stay small. */
const widest = 720;
const quality = 60;

export interface Shot {
	readonly name: string;
	readonly width: Width;
	readonly isDark: boolean;
}

export const fileOf = ({ name, width, isDark }: Shot): string =>
	`${name}-${width}${isDark ? "-dark" : ""}.webp`;

/** Saves a screenshot of the viewport, with its fonts and pictures loaded. */
export async function shoot(page: Page, folder: string, shot: Shot): Promise<void> {
	await page.emulateMedia({ colorScheme: shot.isDark ? "dark" : "light" });
	await page.evaluate(() => document.fonts.ready.then(() => null));
	await page
		.waitForFunction(
			() =>
				[...document.images].every((image) => {
					const { bottom, top } = image.getBoundingClientRect();
					return image.complete || bottom < 0 || top > innerHeight;
				}),
			undefined,
			{ timeout: 10_000 },
		)
		.catch(() => undefined);
	await page.waitForTimeout(150);
	const drawn = await page.screenshot({ type: "png", animations: "disabled" });
	await sharp(drawn)
		.resize({ width: widest, withoutEnlargement: true })
		.webp({ quality, effort: 6 })
		.toFile(join(folder, fileOf(shot)));
}
