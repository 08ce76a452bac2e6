import { readFileSync } from "node:fs";
import type { Finding } from "./Check.ts";
import { layerProblems } from "./layers/layerProblems.ts";
import { undetectedViolations } from "./layers/planted.ts";
import { sources } from "./sources.ts";

/**
 * Checks that the server's layers import downwards only, that modules have no import cycles and that SQL stays in stores; also that planted
 * violations are found.
 */
export function layers(): Finding {
	const files = sources(".ts", ".tsx").filter((file) => /^(?:src|server|world)\//.test(file));
	const found = layerProblems(new Map(files.map((file) => [file, readFileSync(file, "utf8")])));
	const planted = undetectedViolations();
	return {
		examined: `${files.length} files, ${planted.count} plantings`,
		problems: [...planted.problems, ...found.map(({ text }) => text)],
	};
}
