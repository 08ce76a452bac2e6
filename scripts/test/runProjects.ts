import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { folderInMemory, removeFolder } from "./folderInMemory.ts";
import type { Run } from "./runs.ts";

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
			/** Of a test that passed: why it did not at the first try. */
			readonly failureMessages: readonly string[];
		}[];
	}[];
}

const folder = "reports/tests";
/** Every test has its own limit; this one ends a runner that hangs, also where the machine is ten times slower. */
const longest = 150 * 60_000;
/** Most of what a test makes is rubbish a moment later; the collector took a seventh of the UI's time. The runner's threads inherit it. */
const roomForRubbish = ["--min-semi-space-size=16", "--max-semi-space-size=64"];
/** What the person who runs the tests may have set for their own server. */
const own = ["DATABASE_URL", "DATA_DIR", "PORT", "HOST", "WORLD", "NODE_ENV", "NODE_OPTIONS"];
/** What scripts/setup.mjs sets so that a server holds little memory. A run of tests would take every buffer from the system and give it back. */
const forLittleMemory = ["MALLOC_ARENA_MAX", "MALLOC_MMAP_THRESHOLD_", "MALLOC_TRIM_THRESHOLD_"];

export interface Outcome {
	/** By layer, each a line of the summary. */
	readonly counts: ReadonlyMap<string, Count>;
	readonly files: readonly string[];
	/** What passed only when it was tried again, and why not before: each is a defect of the test or of the product. */
	readonly secondTries: readonly string[];
}

/** Runs the projects. Prints the runner's output when something failed. */
export async function runProjects(run: Run): Promise<Outcome> {
	mkdirSync(folder, { recursive: true });
	const file = join(folder, `${run.name.replace(/\W+/g, "-")}.json`);
	rmSync(file, { force: true });
	const temporary = run.makesDatabases ? folderInMemory() : null;
	const { status, output } = await vitest(run, file, temporary);
	if (temporary) removeFolder(temporary);
	writeFileSync(file.replace(/json$/, "log"), output);
	const report = read(file);
	const counts = count(run, report);
	const failed = [...counts.values()].some((layer) => layer.failed > 0);
	// An error outside a test (an unhandled rejection, a crash) fails the run though every test passed.
	if (status !== 0 && !failed) add(counts, run.name, { passed: 0, failed: 1, skipped: 0 });
	if (status !== 0) console.log(output);
	return {
		counts,
		files: report.testResults.map(({ name }) => relative(process.cwd(), name)),
		secondTries: secondTries(report),
	};
}

const secondTries = ({ testResults }: Report): string[] =>
	testResults.flatMap(({ name, assertionResults }) =>
		assertionResults
			.filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
			.map(
				({ ancestorTitles, title, failureMessages: [why = ""] }) =>
					`${[relative(process.cwd(), name), ...ancestorTitles, title].join(" > ")}: ${why.replaceAll(/\s+/g, " ").slice(0, 500)}`,
			),
	);

function vitest(
	run: Run,
	file: string,
	temporary: string | null,
): Promise<{ status: number | null; output: string }> {
	const projects = run.projects.map((name) => `--project=${name}`);
	const reporters = ["--reporter=minimal", "--reporter=json", `--outputFile.json=${file}`];
	const workers = run.workers ? [`--maxWorkers=${run.workers}`] : [];
	const coverage = run.measuresCoverage ? ["--coverage"] : [];
	const args = ["run", "--passWithNoTests", ...projects, ...workers, ...coverage, ...reporters];
	const child = spawn(process.execPath, [...roomForRubbish, "node_modules/vitest/vitest.mjs", ...args], {
		stdio: ["ignore", "pipe", "pipe"],
		env: {
			...environment(run),
			...(temporary ? { TMPDIR: temporary, LASTING_TMPDIR: tmpdir() } : {}),
		},
		timeout: longest,
		killSignal: "SIGKILL",
	});
	const written: string[] = [];
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (text: string) => written.push(text));
	}
	return new Promise((resolve, reject) => {
		child.once("error", reject);
		child.once("close", (status) => resolve({ status, output: written.join("") }));
	});
}

function environment({ timeZone }: Run): NodeJS.ProcessEnv {
	const left = [...own, ...forLittleMemory];
	const rest = Object.fromEntries(Object.entries(process.env).filter(([name]) => !left.includes(name)));
	return { ...rest, TZ: timeZone, ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }) };
}

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

/** The line a test is counted on: its folder; the server's tests by the database engine of their describe block. */
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
