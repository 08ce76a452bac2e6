import type { Finding } from "./Check.ts";
import { sources } from "./sources.ts";
import { tool } from "./tool.ts";

interface Report {
	readonly summary: { readonly changed: number; readonly unchanged: number };
	readonly diagnostics: readonly Diagnostic[];
}

export interface Diagnostic {
	readonly category: string;
	readonly severity: string;
	readonly message: string;
	readonly location: { readonly path: string; readonly start: { readonly line: number } };
}

/** Checks file formatting and import order. */
export function format(): Finding {
	return whole(["check", "--linter-enabled=false"]);
}

/** Runs all lint rules, including the boundaries between the layers. Warnings count as errors. */
export function lint(): Finding {
	return whole(["lint"]);
}

function whole(args: readonly string[]): Finding {
	const { files, diagnostics } = biome(args);
	const expected = sources(".ts", ".tsx", ".css", ".mjs").length;
	const problems = diagnostics
		.filter(({ severity }) => severity !== "information" && severity !== "hint")
		.map(
			({ location, category, message }) => `${location.path}:${location.start.line} ${category} ${message}`,
		);
	if (files < expected) problems.push(`Biome read ${files} of ${expected} files.`);
	return { examined: `${files} files`, problems };
}

export function biome(
	args: readonly string[],
	options: { cwd?: string } = {},
): { files: number; diagnostics: readonly Diagnostic[] } {
	const { stdout, output } = tool("biome", [...args, "--reporter=json", "--max-diagnostics=none"], options);
	if (!stdout.startsWith("{")) throw new Error(output);
	const { summary, diagnostics } = JSON.parse(stdout) as Report;
	return { files: summary.changed + summary.unchanged, diagnostics };
}
