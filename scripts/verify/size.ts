import { readFileSync } from "node:fs";
import { baseline } from "./baseline.ts";
import type { Finding } from "./Check.ts";
import { sources } from "./sources.ts";

const limit = 250;
const exempt = /\/copy\/|fixtures|^world\//i;

/** No file has more lines than a reader can hold; copy, fixtures and the demo world apart. */
export function size(): Finding {
	const files = sources(".ts", ".tsx", ".css", ".mjs").filter((file) => !exempt.test(file));
	const problems = files.flatMap((file) => {
		const count = readFileSync(file, "utf8").split("\n").length - 1;
		return count > limit && !baseline.has(`size ${file}`)
			? [`${file} has ${count} lines, ${limit} are allowed.`]
			: [];
	});
	return { saw: `${files.length} files`, problems };
}
