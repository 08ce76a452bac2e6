import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveBrowser } from "./browser.ts";
import { startProduct } from "./server.ts";
import { sharedProducts } from "./stage.ts";

/**
 * Before the first test: starts the browser and the products that files share. A start, and the first call of everything
 * after it, cost more than most tests; only what a test settles otherwise, or changes for good, needs a product of its own.
 */
export async function setup(): Promise<() => Promise<void>> {
	const pictures = mkdtempSync(join(tmpdir(), "pictures-"));
	process.env.SHARED_PICTURES = pictures;
	const browser = await serveBrowser();
	process.env.BROWSER_ENDPOINT = browser.endpoint;
	const products = await Promise.all(
		Object.values(sharedProducts).map(async (variable) => {
			const product = await startProduct();
			process.env[variable] = product.address;
			return product;
		}),
	);
	return async () => {
		await browser.close();
		for (const product of products) await product.remove();
		rmSync(pictures, { recursive: true, force: true });
	};
}
