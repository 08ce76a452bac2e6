import type { Finding } from "./Check.ts";
import { tool } from "./tool.ts";

/** What writes a committed file from another, and how it tells that the file is current. */
const generators: readonly { readonly file: string; readonly command: readonly string[] }[] = [
	{ file: "docs/requirements.md", command: ["scripts/requirements.ts", "--check"] },
	{ file: "openapi", command: ["scripts/contracts.ts"] },
	{ file: "docs/architecture.md", command: ["scripts/architecture.ts", "--check"] },
	{ file: "docs/states", command: ["scripts/stateDiagrams.ts", "--check"] },
];

/** Files that a program wrote are what it would write now. */
export function generated(): Finding {
	const problems = generators.flatMap(({ file, command }) => {
		const { status, output } = tool(process.execPath, command);
		return status === 0 ? [] : [`${file}: ${output.split("\n").at(-1)}`];
	});
	return { examined: `${generators.length} generators`, problems };
}
