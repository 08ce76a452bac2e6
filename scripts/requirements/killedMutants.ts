import { readFileSync } from "node:fs";
import type { AreaResults } from "../mutation/AreaResult.ts";

/** Requirement number -> mutants killed by the tests that name it, in the latest run of each area. */
export type KilledMutants = ReadonlyMap<string, number>;

export function killedMutants(summary: string): KilledMutants {
	const killed = new Map<string, number>();
	for (const { requirements } of Object.values(JSON.parse(readFileSync(summary, "utf8")) as AreaResults)) {
		for (const [id, count] of Object.entries(requirements)) killed.set(id, (killed.get(id) ?? 0) + count);
	}
	return killed;
}

/** The layers whose code is mutated, by their test folders. */
const mutated = ["domain", "application", "adapters", "ui"];

/** Words that replace the number where all tests of a requirement are of one kind, by path. */
const words: readonly (readonly [paths: RegExp, word: string])[] = [
	[/^tests\/browser\//, "browser"],
	// A property of the style sheets, which a test reads and a browser lays out.
	[/^tests\/(browser\/|ui\/layout\/designTokens)/, "style"],
	// The product's texts are constants, evaluated while their modules load.
	[/^tests\/copy\//, "text"],
	[/^tests\/contract\/calls\/entities\.test\.ts$/, "type"],
];

/** Returns how many mutants a requirement's own tests kill, or a word for why there is no number. */
export function mutantsWord(killed: number | undefined, files: ReadonlySet<string> = new Set()): string {
	if (killed !== undefined) return String(killed);
	const all = [...files];
	const word = words.find(([paths]) => all.length > 0 && all.every((file) => paths.test(file)))?.[1];
	if (word !== undefined) return word;
	return all.length === 0 || all.some((file) => mutated.includes(file.split("/")[1] ?? ""))
		? "none yet"
		: "server";
}
