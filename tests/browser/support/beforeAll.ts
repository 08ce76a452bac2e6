import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { askServer } from "#server/ops/opsSocket.ts";
import { serveBrowser } from "./browser.ts";
import { startProduct } from "./server.ts";
import { sharedProducts } from "./stage.ts";

/**
 * Runs before the first test: starts the browser and the products that test files share. A start, and the first call of everything after
 * it, cost more than most tests; only a test that settles on other options, or changes something for good, needs its own product.
 */
export async function setup(): Promise<() => Promise<void>> {
	const pictures = mkdtempSync(join(tmpdir(), "pictures-"));
	process.env.SHARED_PICTURES = pictures;
	const browser = await serveBrowser();
	process.env.BROWSER_ENDPOINT = browser.endpoint;
	const products = await Promise.all(
		Object.entries(sharedProducts).map(async ([name, variable]) => {
			const product = await startProduct();
			process.env[variable] = product.address;
			if (name === "bookers") await haveRooms(product.dataDir);
			return product;
		}),
	);
	return async () => {
		await browser.close();
		for (const product of products) await product.remove();
		rmSync(pictures, { recursive: true, force: true });
	};
}

/** Everyone who takes the suggested dates books the first room of the same stay: this stocks enough rooms for all of them, twice over. */
async function haveRooms(dataDir: string): Promise<void> {
	const night = defaultDates(koreanDay(Date.now())).checkInDate;
	const args = ["stock", "31", night, night, "40"];
	const outcome = await askServer(dataDir, { operator: "tests", args }, () => undefined);
	if (!outcome?.isOk) throw new Error(outcome?.text ?? "The product does not take commands.");
}
