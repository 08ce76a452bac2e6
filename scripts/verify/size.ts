import { readFileSync } from "node:fs";
import { baseline } from "./baseline.ts";
import type { Finding } from "./Check.ts";
import { lintPlanted } from "./lintPlanted.ts";
import { sources } from "./sources.ts";

const limit = 250;
const exempt = /\/copy\/|fixtures|^world\//i;

const functionLimit = 100;
/** Planted files in which the linter must enforce the function limit. */
const heldFiles = [
	"src/domain/planted/planted.ts",
	"src/ui/planted/Planted.tsx",
	"server/planted/planted.ts",
];

/** Checks that no file and no function exceeds its line limit; copy, fixtures and the demo world are exempt. */
export function size(): Finding {
	const files = sources(".ts", ".tsx", ".css", ".mjs").filter((file) => !exempt.test(file));
	const problems = files.flatMap((file) => {
		const count = readFileSync(file, "utf8").split("\n").length - 1;
		return count > limit && !baseline.has(`size ${file}`)
			? [`${file} has ${count} lines, ${limit} are allowed.`]
			: [];
	});
	return { examined: `${files.length} files`, problems: [...problems, ...functionProblems()] };
}

/** The lint step checks the real functions; here the linter must refuse a function that is one line too long, and none at the limit. */
function functionProblems(): string[] {
	const planted = (name: string, lines: number) =>
		`export function ${name}(): void {\n${"\tvoid 0;\n".repeat(lines)}}\n`;
	const text = planted("long", functionLimit + 1) + planted("short", functionLimit);
	const { refused } = lintPlanted(new Map(heldFiles.map((file) => [file, text])), [
		"complexity/noExcessiveLinesPerFunction",
	]);
	const wanted = new Set(heldFiles.map((file) => `${file}:1`));
	return [
		...[...wanted]
			.filter((place) => !refused.has(place))
			.map((place) => `${place}: a planted function is too long and accepted.`),
		...[...refused]
			.filter((place) => !wanted.has(place))
			.map((place) => `${place}: a planted function is short enough and refused.`),
	];
}
