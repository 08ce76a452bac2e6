import type { Finding } from "./Check.ts";
import { sources } from "./sources.ts";
import { lines, tool } from "./tool.ts";

const reporter = "--reporter=./scripts/verify/knipReporter.ts";

/** Returns Knip's problems and the number of files it read; a run that read too few proves nothing. */
function knip(expected: number, ...options: readonly string[]): { files: number; problems: string[] } {
	const { status, output } = tool("knip", ["--no-progress", reporter, ...options]);
	const [counted = "", ...problems] = lines(output);
	const files = Number(/^(\d+) files$/.exec(counted)?.[1] ?? 0);
	if (files < expected)
		problems.unshift(`Knip read ${files} of ${expected} files.`, ...(files ? [] : [counted]));
	if (status !== 0 && problems.length === 0) problems.push("Knip failed without a word.");
	return { files, problems };
}

/** Checks for unused files, exports, types and packages, and for exports of the product that only tests use. */
export function deadCode(): Finding {
	const all = sources(".ts", ".tsx");
	const product = all.filter((file) => /^(src|server|world)\//.test(file));
	const used = knip(all.length);
	const reached = knip(product.length, "--production", "--config=knip.production.json");
	return {
		examined: `${used.files} files, ${reached.files} of them the product's`,
		problems: [...used.problems, ...reached.problems.map((problem) => `${problem}, by the product itself`)],
	};
}
