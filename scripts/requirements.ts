/**
 * Lists every numbered requirement of docs/requirements.json with the tests that name it in their titles and that reach code the product
 * runs, and writes the table to docs/requirements.md. `--check` writes nothing and fails when the table is out of date or a title names an
 * unknown number.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { killedMutants } from "./requirements/killedMutants.ts";
import { type NamedTests, namedTests } from "./requirements/namedTests.ts";
import type { RequirementList } from "./requirements/RequirementList.ts";
import { reachesProduct } from "./requirements/reachesProduct.ts";
import { requirementsTable } from "./requirements/requirementsTable.ts";

const table = "docs/requirements.md";
const list = JSON.parse(readFileSync("docs/requirements.json", "utf8")) as RequirementList;
const tests = new Map<string, ReadonlySet<string>>();
for (const [id, files] of namedTests("tests")) {
	const reaching = [...files].filter(reachesProduct);
	if (reaching.length > 0) tests.set(id, new Set(reaching));
}
const requirements = list.areas.flatMap((area) => area.requirements);
const unknown = unknownNumbers(tests);
const current = requirementsTable(list, tests, killedMutants("docs/mutants.json"));

for (const area of list.areas) {
	const without = area.requirements.filter(({ id }) => !tests.has(id));
	const covered = area.requirements.length - without.length;
	const names = without.length > 0 ? `   none: ${without.map(({ id }) => id).join(" ")}` : "";
	console.log(`${area.id.padEnd(14)} ${covered}/${area.requirements.length}${names}`);
}
const covered = requirements.filter(({ id }) => tests.has(id)).length;
console.log(
	`${requirements.length} requirements, ${covered} named by tests, ${requirements.length - covered} without.`,
);
for (const [id, files] of unknown) console.log(`Unknown number ${id} in ${[...files].join(", ")}`);

if (!process.argv.includes("--check")) {
	writeFileSync(table, current);
} else if (readFileSync(table, "utf8") !== current) {
	console.log(`${table} is not current: npm run requirements`);
	process.exitCode = 1;
}
if (unknown.length > 0) process.exitCode = 1;

/** Returns numbers that belong to a known area but are not in the list: typos in titles. */
function unknownNumbers(named: NamedTests): [string, ReadonlySet<string>][] {
	const known = new Set([...requirements, ...list.decisions].map(({ id }) => id));
	const areas = new Set(["DEC", ...list.areas.map(({ id }) => id)]);
	return [...named].filter(([id]) => areas.has(id.replace(/-\d+$/, "")) && !known.has(id));
}
