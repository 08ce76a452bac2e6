/**
 * Runs all checks other than the tests, step by step, and prints a last line `N passed, N failed`. Arguments select steps: `npm run verify
 * -- types lint`.
 */

import { format, lint } from "./verify/biome.ts";
import { boundaries } from "./verify/boundaries.ts";
import { budget } from "./verify/budget.ts";
import { bundles } from "./verify/bundles.ts";
import type { Check, Finding } from "./verify/Check.ts";
import { deadCode } from "./verify/deadCode.ts";
import { generated } from "./verify/generated.ts";
import { layers } from "./verify/layers.ts";
import { plainFailures } from "./verify/plainFailures.ts";
import { size } from "./verify/size.ts";
import { types } from "./verify/types.ts";

const steps: Readonly<Record<string, Check>> = {
	generated,
	format,
	types,
	lint,
	boundaries,
	layers,
	failures: plainFailures,
	size,
	"dead-code": deadCode,
	build: bundles,
	budget,
};
const maxShown = 40;

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in steps));
if (unknown.length > 0) {
	console.error(`No such step: ${unknown.join(", ")}. Steps: ${Object.keys(steps).join(", ")}.`);
	process.exit(1);
}

let passed = 0;
let failed = 0;
for (const [name, check] of Object.entries(steps)) {
	if (chosen.length > 0 && !chosen.includes(name)) continue;
	const { examined, problems } = await looked(check);
	if (problems.length === 0) passed++;
	else failed++;
	console.log(`${problems.length === 0 ? "ok    " : "FAILED"} ${name.padEnd(12)} ${examined}`);
	for (const problem of problems.slice(0, maxShown)) console.log(`       ${problem}`);
	if (problems.length > maxShown) console.log(`       and ${problems.length - maxShown} more`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** A step that crashed, or that examined nothing, has failed. */
async function looked(check: Check): Promise<Finding> {
	try {
		const finding = await check();
		const examinedNothing = !/[1-9]/.test(finding.examined);
		return examinedNothing
			? { examined: finding.examined, problems: [...finding.problems, "This step examined nothing."] }
			: finding;
	} catch (error) {
		return { examined: "", problems: [error instanceof Error ? error.message : String(error)] };
	}
}
