import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveBrowser } from "./browser.ts";
import { startProduct } from "./server.ts";

/**
 * Before the first test: lets the product fill one data folder with the small world, and starts the browser. Every stage's
 * product begins with a copy of the folder, which is three times as quick as a world of its own, and nobody sees what
 * another has done; their visitors share nothing but the browser.
 */
export async function setup(): Promise<() => Promise<void>> {
	const folder = mkdtempSync(join(tmpdir(), "world-"));
	mkdirSync(join(folder, "images"));
	const [product, browser] = await Promise.all([startProduct({ dataDir: folder }), serveBrowser()]);
	await product.stop();
	process.env.PLANTED_WORLD = folder;
	process.env.BROWSER_ENDPOINT = browser.endpoint;
	return async () => {
		await browser.close();
		rmSync(folder, { recursive: true, force: true });
	};
}
