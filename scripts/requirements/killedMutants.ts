import { readFileSync } from "node:fs";
import type { AreaResults } from "../mutation/AreaResult.ts";

/** Requirement number -> the mutants that the tests which name it have killed, in the newest run of each area. */
export type KilledMutants = ReadonlyMap<string, number>;

export function killedMutants(summary: string): KilledMutants {
	const killed = new Map<string, number>();
	for (const { requirements } of Object.values(JSON.parse(readFileSync(summary, "utf8")) as AreaResults)) {
		for (const [id, count] of Object.entries(requirements)) killed.set(id, (killed.get(id) ?? 0) + count);
	}
	return killed;
}

/** The floors whose code is mutated, by the folders of their tests. */
const mutated = ["domain", "application", "adapters", "ui"];

/** How many mutants a requirement's own tests kill, or in a word why none: they try it in a browser or on a server. */
export function mutantsWord(killed: number | undefined, files: ReadonlySet<string> = new Set()): string {
	if (killed !== undefined) return String(killed);
	const floors = new Set([...files].map((file) => file.split("/")[1] ?? ""));
	if (floors.size === 0 || mutated.some((floor) => floors.has(floor))) return "none yet";
	return floors.size === 1 && floors.has("browser") ? "browser" : "server";
}
