import { readFileSync } from "node:fs";
import { reachedFrom } from "./reachedFrom.ts";

/** The product's entry points, the same as for the dead-code check. */
const { entry } = JSON.parse(readFileSync("knip.production.json", "utf8")) as {
	readonly entry: readonly string[];
};
/** Starts the built product, for tests that use it over HTTP or in a browser. */
const starter = "tests/browser/support/server.ts";

const product = reachedFrom(entry.map((file) => file.replace(/!$/, "")));

/** Whether a test reaches code that the product runs: through its imports, or by starting the product. */
export function reachesProduct(test: string): boolean {
	const isEnd = (file: string) => product.has(file) || file === starter;
	return [...reachedFrom([test], isEnd)].some(isEnd);
}
