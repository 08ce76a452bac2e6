import { relative } from "node:path";
import type { Finding } from "./Check.ts";
import { sources } from "./sources.ts";
import { lines, tool } from "./tool.ts";

/** Type-checks all TypeScript files against tsconfig.json, with the native compiler. */
export function types(): Finding {
	const { status, stdout, output } = tool(process.execPath, [
		"node_modules/typescript-native/bin/tsc",
		"--project",
		".",
		"--pretty",
		"false",
		"--listFiles",
	]);
	const read = new Set(lines(stdout).map((line) => relative(process.cwd(), line)));
	const expected = sources(".ts", ".tsx");
	const unread = expected.filter((file) => !read.has(file)).map((file) => `Not compiled: ${file}`);
	const problems = lines(output).filter((line) => /error TS\d+/.test(line));
	if (status !== 0 && problems.length === 0) problems.push(output);
	return { examined: `${expected.length - unread.length} files`, problems: [...problems, ...unread] };
}
