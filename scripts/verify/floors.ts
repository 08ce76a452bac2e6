import { readFileSync } from "node:fs";
import { baseline } from "./baseline.ts";
import type { Finding } from "./Check.ts";
import { floorProblems } from "./floors/floorProblems.ts";
import { undetectedViolations } from "./floors/planted.ts";
import { sources } from "./sources.ts";

/**
 * Checks that the server's layers import downwards only, that modules have no import cycles and that SQL stays in stores; also that planted
 * violations are found.
 */
export function floors(): Finding {
	const files = sources(".ts", ".tsx").filter((file) => /^(?:src|server|world)\//.test(file));
	const found = floorProblems(new Map(files.map((file) => [file, readFileSync(file, "utf8")])));
	const planted = undetectedViolations();
	const old = found.filter(({ rule, place }) => baseline.has(`${rule} ${place}`));
	return {
		examined: `${files.length} files, ${planted.count} plantings; ${old.length} known`,
		problems: [
			...planted.problems,
			...found.filter((problem) => !old.includes(problem)).map(({ text }) => text),
		],
	};
}
