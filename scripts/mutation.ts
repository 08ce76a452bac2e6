/**
 * Mutation testing, an area of the code after the other (`scripts/mutation/areas.ts`). Arguments choose areas by how
 * their names begin (`npm run test:mutation -- domain/offer application`). Keeps the newest result of every area in
 * docs/mutants.json, which `npm run requirements` reads too, and writes docs/mutation.md from it. The places of what no
 * test noticed stand in reports/mutation/survivors, a file an area. With `--again` only what is new, or was not noticed by the tests that
 * there were, is tried: after tests have been added to an area whose code is as it was.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Area } from "./mutation/Area.ts";
import { type AreaResults, placesLeft, resultOf } from "./mutation/AreaResult.ts";
import { areas } from "./mutation/areas.ts";
import { mutationReport } from "./mutation/mutationReport.ts";
import { isNoticed, type Survey } from "./mutation/Survey.ts";

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

/** Null when no mutant could be tried, for instance because a test fails without any. */
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
		// a loop that never ends gives its test no chance to be told so
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

/** What was not noticed is tried again whatever it is: that there are new tests, Stryker does not see for what decides while a module loads. */
function forgetUnnoticed(file: string): void {
	if (!existsSync(file)) return;
	const survey = JSON.parse(readFileSync(file, "utf8")) as Survey;
	const files = Object.entries(survey.files).map(([name, { mutants, ...rest }]) => [
		name,
		{ ...rest, mutants: mutants.filter(isNoticed) },
	]);
	writeFileSync(file, JSON.stringify({ ...survey, files: Object.fromEntries(files) }));
}

function keep({ name, atLeast }: Area, survey: Survey): void {
	const result = resultOf(survey, new Date().toISOString().slice(0, 10));
	mkdirSync(places, { recursive: true });
	writeFileSync(join(places, `${name.replaceAll("/", "-")}.txt`), `${placesLeft(survey).join("\n")}\n`);
	const before = existsSync(summary) ? (JSON.parse(readFileSync(summary, "utf8")) as AreaResults) : {};
	const all: AreaResults = { ...before, [name]: result };
	// an area that has gone or been named otherwise takes its result along
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
