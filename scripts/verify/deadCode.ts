import type { Finding } from "./Check.ts";
import { sources } from "./sources.ts";
import { lines, tool } from "./tool.ts";

/** Files, exports, types and packages that nothing uses. */
export function deadCode(): Finding {
	const { status, output } = tool("knip", ["--no-progress", "--reporter=./scripts/verify/knipReporter.ts"]);
	const [counted = "", ...problems] = lines(output);
	const files = Number(/^(\d+) files$/.exec(counted)?.[1] ?? 0);
	const expected = sources(".ts", ".tsx").length;
	if (files < expected)
		problems.unshift(`Knip read ${files} of ${expected} files.`, ...(files ? [] : [counted]));
	if (status !== 0 && problems.length === 0) problems.push("Knip failed without a word.");
	return { saw: `${files} files`, problems };
}
