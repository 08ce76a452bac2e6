/**
 * Injects every possible fault into the product while travellers book, on both engines, and prints the expected and the observed behaviour.
 * A short form is part of `npm test`: tests/server/chaos and the suites it names. CHAOS_KILLS (5) and KILL_RUNS (3) set how often servers
 * are killed. Arguments select scenarios by a part of their name: `npm run test:chaos -- "one room" frozen`.
 */
import { findPostgres } from "#tests/support/postgresServer.ts";
import { brokenDatabase } from "./chaos/brokenDatabase.ts";
import { fullDisk } from "./chaos/disk.ts";
import { killedAmong, killedServer } from "./chaos/killedServers.ts";
import { lostPrimary } from "./chaos/lostPrimary.ts";
import { hotRoom, overload } from "./chaos/overload.ts";
import type { Scenario } from "./chaos/Scenario.ts";
import { suites } from "./chaos/suites.ts";

const bin = findPostgres();
const all: readonly Scenario[] = [
	...(bin ? brokenDatabase(bin) : []),
	killedServer("PGlite", null),
	...(bin
		? [killedServer("PostgreSQL", bin), killedAmong(bin, 2), killedAmong(bin, 4), lostPrimary(bin, 4)]
		: []),
	hotRoom("PGlite", null),
	overload("PGlite", null),
	...(bin ? [hotRoom("PostgreSQL", bin), overload("PostgreSQL", bin)] : []),
	fullDisk,
	...suites,
];
const wanted = process.argv.slice(2);
const chosen = all.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
if (!bin) console.log("No PostgreSQL server on this machine: its scenarios are left out.");
let violations = 0;
console.log("| engine | broken | goal | seen | |\n|---|---|---|---|---|");
for (const { engine, name, goal, run } of chosen) {
	const [seen, verdict] = await run().then(
		(figures) => [figures, "held"],
		(error: unknown) => [error instanceof Error ? error.message : String(error), "VIOLATED"],
	);
	if (verdict !== "held") violations += 1;
	console.log(`| ${engine} | ${name} | ${goal} | ${seen} | ${verdict} |`);
}
console.log(`${chosen.length} scenarios, ${violations} violations`);
process.exitCode = violations > 0 ? 1 : 0;
