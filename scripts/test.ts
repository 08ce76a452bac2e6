/** Runs every test, prints one line per layer, and ends with `N passed, N failed`. Arguments select projects: `npm test -- domain ui`. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./test/ensureChromium.ts";
import { runProjects } from "./test/runProjects.ts";
import { type Run, runs } from "./test/runs.ts";

const chosen = process.argv.slice(2);
const planned = runs
	.map((row) =>
		row.flatMap((run) => {
			const projects = run.projects.filter((name) => chosen.length === 0 || chosen.includes(name));
			// Whoever runs a single layer wants a quick result.
			const { measuresCoverage, ...quick } = run;
			return projects.length > 0 ? [{ ...(chosen.length === 0 ? run : quick), projects }] : [];
		}),
	)
	.filter((row) => row.length > 0);
const total = { passed: 0, failed: 0 };
const ran = new Set<string>();
let isComplete = chosen.length === 0;
/** Printed right above the last line, where a reader of a long log looks first. */
const remarks: string[] = [];

function report(name: string, passed: number, failed: number, rest = ""): void {
	total.passed += passed;
	total.failed += failed;
	console.log(`${name.padEnd(30)} ${passed} passed, ${failed} failed${rest}`);
}

async function perform(run: Run): Promise<void> {
	const started = performance.now();
	const { counts, files, retriedTests, runnerCrash } = await runProjects(run);
	for (const file of files) ran.add(file);
	const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;
	for (const [layer, { passed, failed, skipped }] of counts) {
		const isAbsent = skipped > 0 && passed + failed === 0 && layer.endsWith("PostgreSQL");
		const reason = isAbsent ? ": no PostgreSQL on this machine" : "";
		const took = counts.size === 1 ? `   ${seconds}` : "";
		report(layer, passed, failed, (skipped > 0 ? `, ${skipped} skipped${reason}` : "") + took);
	}
	if (counts.size === 0) report(run.name, 0, 0, ", no tests");
	if (counts.size > 1) console.log(`(${run.name}: ${seconds})`);
	remarks.push(...retriedTests.map((each) => `only when tried again: ${each}`));
	if (!runnerCrash) return;
	isComplete = false;
	remarks.push(`failed twice: ${run.name}: ${runnerCrash}`);
}

const needsBuild = planned.flat().some((run) => run.needsBuild);
if (
	needsBuild &&
	spawnSync(process.execPath, ["scripts/setup.mjs", "--build"], { stdio: "inherit" }).status !== 0
) {
	report("build", 0, 1);
}
for (const row of planned) {
	const missing = row.some((run) => run.needsBrowser) ? ensureChromium() : null;
	if (missing) {
		isComplete = false;
		report("browser", 0, 1, `   ${missing}`);
		continue;
	}
	await Promise.all(row.map(perform));
}
// A file that is in no project, or that a project skipped, must not count as tested.
const forgotten = isComplete ? testFiles().filter((file) => !ran.has(file)) : [];
if (forgotten.length > 0) report(`not run: ${forgotten.join(", ")}`, 0, forgotten.length);
for (const remark of remarks) console.log(remark);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function testFiles(): string[] {
	const names = readdirSync("tests", { recursive: true, encoding: "utf8" });
	return names.filter((name) => /\.test\.tsx?$/.test(name)).map((name) => join("tests", name));
}
