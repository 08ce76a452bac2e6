/**
 * Generates docs/states/<machine>.md, a diagram and tables for every state machine of the domain. `--check` writes nothing and fails when a
 * page is missing, out of date, or belongs to no machine.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { machines } from "./states/machines.ts";
import { statePage } from "./states/statePage.ts";

const folder = "docs/states";
const pages = new Map(Object.entries(machines).map(([name, drawn]) => [`${name}.md`, statePage(drawn)]));

const found = new Set(existsSync(folder) ? readdirSync(folder) : []);
const stray = [...found].filter((file) => !pages.has(file));
const stale = [...pages].filter(
	([file, page]) => !found.has(file) || readFileSync(join(folder, file), "utf8") !== page,
);

if (process.argv.includes("--check")) {
	for (const file of stray) console.log(`${folder}/${file} belongs to no machine`);
	for (const [file] of stale) console.log(`${folder}/${file} is not current: npm run states`);
	if (stray.length + stale.length > 0) process.exitCode = 1;
} else {
	mkdirSync(folder, { recursive: true });
	for (const file of stray) rmSync(join(folder, file));
	for (const [file, page] of stale) writeFileSync(join(folder, file), page);
}
console.log(`${pages.size} machines, ${stale.length} pages not current`);
