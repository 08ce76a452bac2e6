import { readFileSync } from "node:fs";
import { reachedFrom } from "./reachedFrom.ts";

/** Where the product begins: what the dead-code check begins with too. */
const { entry } = JSON.parse(readFileSync("knip.production.json", "utf8")) as {
	readonly entry: readonly string[];
};
/** Starts the built product, for tests that talk to it over HTTP or in a browser. */
const starter = "tests/browser/support/server.ts";

const product = reachedFrom(entry.map((file) => file.replace(/!$/, "")));

/** Whether a test comes to code that the product runs: by its imports, or by starting the product. */
export function reachesProduct(test: string): boolean {
	const isEnd = (file: string) => product.has(file) || file === starter;
	return [...reachedFrom([test], isEnd)].some(isEnd);
}
