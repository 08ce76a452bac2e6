import { readFileSync } from "node:fs";
import type { Finding } from "./Check.ts";
import { sources } from "./sources.ts";

const limit = 400;
const exempt = /\/copy\/|fixtures|^server\/world\/(?:places\/|members\/bookings\.ts|reviews\/phrases\.ts)/;

/** No file has more lines than a reader can hold; copy and the data of fixtures and of the demo world apart. */
export function size(): Finding {
	const files = sources(".ts", ".tsx", ".css", ".mjs").filter((file) => !exempt.test(file));
	const problems = files.flatMap((file) => {
		const count = readFileSync(file, "utf8").split("\n").length - 1;
		return count > limit ? [`${file} has ${count} lines, ${limit} are allowed.`] : [];
	});
	return { saw: `${files.length} files`, problems };
}
