import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { folderInMemory, removeFolder } from "./folderInMemory.ts";
import type { Run } from "./runs.ts";
import { type Ended, startRunner } from "./startRunner.ts";

export interface Count {
	passed: number;
	failed: number;
	skipped: number;
}

interface Report {
	readonly testResults: readonly {
		readonly name: string;
		readonly status: string;
		readonly assertionResults: readonly {
			readonly status: string;
			readonly ancestorTitles: readonly string[];
			readonly title: string;
			/** For a passed test: why it failed at the first try. */
			readonly failureMessages: readonly string[];
		}[];
	}[];
}

const folder = "reports/tests";
export interface Outcome {
	/** Counts by layer, one line of the summary each. */
	readonly counts: ReadonlyMap<string, Count>;
	readonly files: readonly string[];
	/** Tests that passed only on a retry, with the first failure: each points to a defect in the test or the product. */
	readonly retriedTests: readonly string[];
	/** Why the runner itself crashed, twice, before it reported any test; null when it reported. */
	readonly runnerCrash: string | null;
}

/**
 * Runs the projects. Prints the runner's output when something failed. A runner that crashes before reporting any test is restarted once,
 * like a failed test, with its files on disk: its own crash says nothing about the product.
 */
export async function runProjects(run: Run): Promise<Outcome> {
	const first = await attempt(run, run.makesDatabases ? folderInMemory() : null);
	if (!first.runnerCrash) return outcome(run, first, []);
	const second = await attempt(run, null);
	return outcome(run, second, second.runnerCrash ? [] : [`${run.name}: ${first.runnerCrash}`]);
}

interface Attempt extends Ended {
	readonly report: Report;
	readonly runnerCrash: string | null;
}

async function attempt(run: Run, temporary: string | null): Promise<Attempt> {
	mkdirSync(folder, { recursive: true });
	const file = join(folder, `${run.name.replace(/\W+/g, "-")}.json`);
	rmSync(file, { force: true });
	const ended = await startRunner(run, file, temporary);
	if (temporary) removeFolder(temporary);
	writeFileSync(file.replace(/json$/, "log"), ended.output);
	if (ended.how !== null) console.log(ended.output);
	const report = read(file);
	const isSilent = ended.how !== null && report.testResults.length === 0;
	return {
		...ended,
		report,
		runnerCrash: isSilent ? `the runner ended (${ended.how}): ${lastWords(ended)}` : null,
	};
}

function outcome(
	run: Run,
	{ how, report, runnerCrash }: Attempt,
	runnersSecondTry: readonly string[],
): Outcome {
	const counts = count(run, report);
	const failed = [...counts.values()].some((layer) => layer.failed > 0);
	// An error outside a test (an unhandled rejection, a crash) fails the run even if every test passed.
	if (how !== null && !failed) add(counts, run.name, { passed: 0, failed: 1, skipped: 0 });
	return {
		counts,
		files: report.testResults.map(({ name }) => relative(process.cwd(), name)),
		retriedTests: [...runnersSecondTry, ...retriedTests(report)],
		runnerCrash,
	};
}

const lastWords = ({ output }: Ended): string => output.replaceAll(/\s+/g, " ").trim().slice(-2000);

const retriedTests = ({ testResults }: Report): string[] =>
	testResults.flatMap(({ name, assertionResults }) =>
		assertionResults
			.filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
			.map(
				({ ancestorTitles, title, failureMessages: [why = ""] }) =>
					`${[relative(process.cwd(), name), ...ancestorTitles, title].join(" > ")}: ${why.replaceAll(/\s+/g, " ").slice(0, 500)}`,
			),
	);

function read(file: string): Report {
	try {
		return JSON.parse(readFileSync(file, "utf8")) as Report;
	} catch {
		return { testResults: [] };
	}
}

function count(run: Run, report: Report): Map<string, Count> {
	const counts = new Map<string, Count>();
	for (const { name, status, assertionResults } of report.testResults) {
		const file = relative(process.cwd(), name);
		const broken = status === "failed" && !assertionResults.some((test) => test.status === "failed");
		if (broken) add(counts, layerOf(run, file, []), { passed: 0, failed: 1, skipped: 0 });
		for (const test of assertionResults) {
			add(counts, layerOf(run, file, test.ancestorTitles), {
				passed: test.status === "passed" ? 1 : 0,
				failed: test.status === "failed" ? 1 : 0,
				skipped: test.status === "passed" || test.status === "failed" ? 0 : 1,
			});
		}
	}
	return counts;
}

/** Returns the summary line a test counts towards: its folder; for server tests also the database engine of their describe block. */
function layerOf(run: Run, file: string, blocks: readonly string[]): string {
	const [, layer = ""] = file.split("/");
	if (layer === "domain") return run.name;
	const engine = blocks
		.map((title) => /^(?:PGlite|PostgreSQL)/.exec(title)?.[0])
		.find((name) => name !== undefined);
	return engine ? `${layer} on ${engine}` : layer;
}

function add(counts: Map<string, Count>, layer: string, more: Count): void {
	const sum = counts.get(layer) ?? { passed: 0, failed: 0, skipped: 0 };
	counts.set(layer, {
		passed: sum.passed + more.passed,
		failed: sum.failed + more.failed,
		skipped: sum.skipped + more.skipped,
	});
}
