/**
 * Runs the benchmarks and writes docs/performance.md: `npm run bench -- [pages server bookings growth import history start] [--large]`;
 * runs all of them by default. Each figure is shown next to its budget and to a minimal baseline measured in the same run. `--stays 1000000
 * --months 2` measures growth at that size alone, with fewer nights, in a section of its own.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { measureBookings } from "./bench/bookings.ts";
import { measureCalls } from "./bench/calls.ts";
import { type Figure, rowOf } from "./bench/Figure.ts";
import { measureGrowth } from "./bench/growth.ts";
import { measureHistory } from "./bench/history.ts";
import { measureImport } from "./bench/import.ts";
import { measurePages } from "./bench/pages.ts";
import { writePart } from "./bench/performancePage.ts";
import { measureStart } from "./bench/start.ts";

const { values, positionals } = parseArgs({
	options: {
		large: { type: "boolean", default: false },
		stays: { type: "string", multiple: true, default: [] },
		months: { type: "string" },
	},
	allowPositionals: true,
});

const growth = {
	large: values.large,
	stays: values.stays.map(Number),
	months: values.months === undefined ? null : Number(values.months),
};
/** Results for custom sizes get a section next to the usual ones. */
const partName = (part: string): string =>
	part === "growth" && values.stays.length > 0 ? `growth at ${values.stays.join(", ")} stays` : part;

const parts: Readonly<Record<string, (loadBefore: number) => Promise<readonly Figure[]>>> = {
	pages: measurePages,
	server: measureCalls,
	bookings: measureBookings,
	growth: (loadBefore) => measureGrowth(growth, (soFar) => writePart(partName("growth"), soFar, loadBefore)),
	import: measureImport,
	history: () => measureHistory(values.large),
	start: measureStart,
};

if (growth.stays.some((size) => !Number.isSafeInteger(size) || size <= 0)) {
	console.error("--stays takes one number; give it once for each size.");
	process.exit(2);
}
const chosen = positionals.length > 0 ? positionals : Object.keys(parts);
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
	console.error(`No such part: ${unknown.join(", ")}. There are ${Object.keys(parts).join(", ")}.`);
	process.exit(2);
}
for (const name of chosen) {
	const before = loadavg()[0] ?? 0;
	const figures = (await parts[name]?.(before)) ?? [];
	console.log(`\n${name}`);
	for (const figure of figures) console.log(`  ${rowOf(figure).filter(Boolean).join("  ")}`);
	writePart(partName(name), figures, before);
}
// Exiting also ends the servers started for the benchmarks.
process.exit();
