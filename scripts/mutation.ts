/**
 * Runs mutation tests, one area of the code after another (`scripts/mutation/areas.ts`). Arguments select areas by prefix (`npm run
 * test:mutation -- domain/offer application`). Keeps the latest result of every area in docs/mutants.json, which `npm run requirements`
 * reads too, and generates docs/mutation.md from it. Lists the survivors' locations in reports/mutation/survivors, one file per area.
 * `--again` tries only new mutants and earlier survivors, for use after tests were added to an area whose code is unchanged.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Area } from "./mutation/Area.ts";
import { type AreaResults, placesLeft, resultOf } from "./mutation/AreaResult.ts";
import { areas } from "./mutation/areas.ts";
import { mutationReport } from "./mutation/mutationReport.ts";
import { isKilled, type Survey } from "./mutation/Survey.ts";

const summary = "docs/mutants.json";
const places = "reports/mutation/survivors";
const newest = "reports/mutation/mutation.json";
const earlier = "reports/mutation/earlier";

const isAgain = process.argv.includes("--again");
const chosen = process.argv.slice(2).filter((argument) => argument !== "--again");
const unknown = chosen.filter((begin) => !areas.some(({ name }) => name.startsWith(begin)));
if (unknown.length > 0) throw new Error(`No such area: ${unknown.join(", ")}`);

for (const area of areas) {
	if (chosen.length > 0 && !chosen.some((begin) => area.name.startsWith(begin))) continue;
	const survey = surveyOf(area);
	if (survey === null) process.exitCode = 1;
	else keep(area, survey);
}

/** Runs an area's mutants; returns null when none could be tried, for example because a test fails without any. */
function surveyOf({
	name,
	mutate,
	tests,
	without = [],
	isInPage = false,
	stopsAtFirst = false,
	loadsSlowly = false,
	longestTest = 15_000,
}: Area): Survey | null {
	console.log(`\n${name}`);
	rmSync(newest, { force: true });
	const sandbox = mkdtempSync(join(tmpdir(), "mutation-"));
	const last = join(earlier, `${name.replaceAll("/", "-")}.json`);
	if (isAgain) forgetUnnoticed(last);
	const options = [
		...["--mutate", mutate.join(","), "--tempDirName", sandbox],
		...["--incremental", "--incrementalFile", last, ...(isAgain ? [] : ["--force"])],
		...(loadsSlowly ? ["--ignoreStatic"] : []),
		// An endless loop gives its test no chance to be interrupted.
		...["--timeoutMS", String(2 * longestTest)],
	];
	spawnSync("stryker", ["run", ...options], {
		stdio: "inherit",
		env: {
			...process.env,
			MUTATION_TESTS: tests.join(";"),
			MUTATION_WITHOUT: without.join(";"),
			MUTATION_LONGEST_TEST: String(longestTest),
			MUTATION_STOPS_AT_FIRST: stopsAtFirst ? "1" : "",
			MUTATION_ENVIRONMENT: isInPage ? "happy-dom" : "node",
			TEST_DATABASE: "pglite",
		},
	});
	rmSync(sandbox, { recursive: true, force: true });
	return existsSync(newest) ? (JSON.parse(readFileSync(newest, "utf8")) as Survey) : null;
}

/** Drops the survivors' results so that all of them are tried again: for static mutants, Stryker does not notice new tests. */
function forgetUnnoticed(file: string): void {
	if (!existsSync(file)) return;
	const survey = JSON.parse(readFileSync(file, "utf8")) as Survey;
	const files = Object.entries(survey.files).map(([name, { mutants, ...rest }]) => [
		name,
		{ ...rest, mutants: mutants.filter(isKilled) },
	]);
	writeFileSync(file, JSON.stringify({ ...survey, files: Object.fromEntries(files) }));
}

function keep({ name, atLeast }: Area, survey: Survey): void {
	const result = resultOf(survey, new Date().toISOString().slice(0, 10));
	mkdirSync(places, { recursive: true });
	writeFileSync(join(places, `${name.replaceAll("/", "-")}.txt`), `${placesLeft(survey).join("\n")}\n`);
	const before = existsSync(summary) ? (JSON.parse(readFileSync(summary, "utf8")) as AreaResults) : {};
	const all: AreaResults = { ...before, [name]: result };
	// A deleted or renamed area loses its result.
	const current = Object.fromEntries(
		areas.flatMap((area) => (all[area.name] ? [[area.name, all[area.name]]] : [])),
	);
	writeFileSync(summary, `${JSON.stringify(current, null, "\t")}\n`);
	writeFileSync(
		"docs/mutation.md",
		mutationReport(
			current as AreaResults,
			areas.map(({ name }) => name),
		),
	);
	if ((100 * result.noticed) / result.changes < atLeast) process.exitCode = 1;
}
