import { readFileSync } from "node:fs";
import { type BoundaryRule, boundaryRules } from "./boundaryRules.ts";
import type { Finding } from "./Check.ts";
import { lintPlanted } from "./lintPlanted.ts";
import { sources } from "./sources.ts";

/** Every way to import another module, each on one line. */
const forms: readonly ((name: string, at: number) => string)[] = [
	(name, at) => `import { a as a${at} } from "${name}"; export const b${at} = a${at};`,
	(name, at) => `import type { A as A${at} } from "${name}"; export type B${at} = A${at};`,
	(name, at) => `export { a as c${at} } from "${name}";`,
	(name, at) => `export const d${at} = () => import("${name}");`,
];
const rules = ["style/noRestrictedImports", "style/noRestrictedGlobals"];
/** Access to globals through the global object, which the linter does not follow. */
const roundabout =
	/\b(?:window|globalThis|self)\s*(?:\?\.|\.|\[["'])\s*(?:fetch|localStorage|sessionStorage|indexedDB)\b/;

interface PlantedLine {
	readonly text: string;
	readonly isRefused: boolean;
}

/**
 * Checks that the linter refuses every planted violation, in every layer and every form, and nothing that is allowed. Whether the real
 * files keep the rules is checked by the lint step.
 */
export function boundaries(): Finding {
	const planted = new Map(boundaryRules.map((rule) => [rule.file, linesOf(rule)]));
	const texts = [...planted].map(
		([file, rows]) => [file, rows.map(({ text }) => `${text}\n`).join("")] as const,
	);
	const { files, refused } = lintPlanted(new Map(texts), rules);
	const problems = [...planted].flatMap(([file, rows]) =>
		rows
			.filter(({ isRefused }, row) => refused.has(`${file}:${row + 1}`) !== isRefused)
			.map(({ text, isRefused }) => `${file}: ${isRefused ? "not refused" : "refused"}: ${text}`),
	);
	if (files !== planted.size) problems.push(`The linter read ${files} of ${planted.size} planted files.`);
	const count = [...planted.values()].flat().length;
	return {
		examined: `${count} planted lines in ${files} files`,
		problems: [...problems, ...roundaboutUses()],
	};
}

function linesOf({ allowed, refused, refusedGlobals }: BoundaryRule): PlantedLine[] {
	const imports = [
		...allowed.map((name) => ({ name, isRefused: false })),
		...refused.map((name) => ({ name, isRefused: true })),
	].flatMap(({ name, isRefused }, at) => forms.map((form) => ({ text: form(name, at), isRefused })));
	const globals = refusedGlobals.map((name, at) => ({
		text: `export const e${at} = () => ${name};`,
		isRefused: true,
	}));
	return [...imports, ...globals];
}

function roundaboutUses(): string[] {
	return sources(".ts", ".tsx")
		.filter((file) => /^src\/(domain|ports|application|ui)\//.test(file))
		.filter((file) => roundabout.test(readFileSync(file, "utf8")))
		.map((file) => `${file} reaches the network or a storage through the global object.`);
}
