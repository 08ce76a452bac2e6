import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import type { Run } from "./runs.ts";

/** Timeout in milliseconds for a hung runner, long enough for a machine that is ten times slower; every test has its own limit. */
const longest = 150 * 60_000;
/**
 * Most of a test's objects become garbage immediately; the collector took a seventh of the UI tests' time. Its helper threads would take
 * turns on cores that the other workers keep busy. The runner's threads inherit this.
 */
const gcFlags = ["--min-semi-space-size=16", "--max-semi-space-size=64", "--single-threaded-gc"];
/** Variables that the user may have set for their own server. */
const serverVariables = ["DATABASE_URL", "DATA_DIR", "PORT", "HOST", "WORLD", "NODE_ENV", "NODE_OPTIONS"];
/** Variables that scripts/setup.mjs sets to keep a server's memory low. A test run would request every buffer from the system and return it. */
const mallocVariables = ["MALLOC_ARENA_MAX", "MALLOC_MMAP_THRESHOLD_", "MALLOC_TRIM_THRESHOLD_"];

/** How the runner ended: null when every test passed, otherwise the signal or the exit code. */
export interface Ended {
	readonly how: string | null;
	readonly output: string;
}

/** Starts the test runner and waits until it exits. */
export function startRunner(run: Run, file: string, temporary: string | null): Promise<Ended> {
	const projects = run.projects.map((name) => `--project=${name}`);
	const reporters = ["--reporter=minimal", "--reporter=json", `--outputFile.json=${file}`];
	const workers = run.workers ? [`--maxWorkers=${run.workers}`] : [];
	const coverage = run.measuresCoverage ? ["--coverage"] : [];
	const args = ["run", "--passWithNoTests", ...projects, ...workers, ...coverage, ...reporters];
	const child = spawn(process.execPath, [...gcFlags, "node_modules/vitest/vitest.mjs", ...args], {
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
		child.once("close", (status, signal) =>
			resolve({ how: status === 0 ? null : (signal ?? `exit code ${status}`), output: written.join("") }),
		);
	});
}

function environment({ timeZone }: Run): NodeJS.ProcessEnv {
	const left = [...serverVariables, ...mallocVariables];
	const rest = Object.fromEntries(Object.entries(process.env).filter(([name]) => !left.includes(name)));
	return { ...rest, TZ: timeZone, ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }) };
}
