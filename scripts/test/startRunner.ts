import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import type { Run } from "./runs.ts";

/** Every test has its own limit; this one ends a runner that hangs, also where the machine is ten times slower. */
const longest = 150 * 60_000;
/** Most of what a test makes is rubbish a moment later; the collector took a seventh of the UI's time. The runner's threads inherit it. */
const roomForRubbish = ["--min-semi-space-size=16", "--max-semi-space-size=64"];
/** What the person who runs the tests may have set for their own server. */
const own = ["DATABASE_URL", "DATA_DIR", "PORT", "HOST", "WORLD", "NODE_ENV", "NODE_OPTIONS"];
/** What scripts/setup.mjs sets so that a server holds little memory. A run of tests would take every buffer from the system and give it back. */
const forLittleMemory = ["MALLOC_ARENA_MAX", "MALLOC_MMAP_THRESHOLD_", "MALLOC_TRIM_THRESHOLD_"];

/** How the runner ended: null when every test passed, otherwise the signal or the exit code. */
export interface Ended {
	readonly how: string | null;
	readonly output: string;
}

/** Starts the test runner, and waits for its end. */
export function startRunner(run: Run, file: string, temporary: string | null): Promise<Ended> {
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
		child.once("close", (status, signal) =>
			resolve({ how: status === 0 ? null : (signal ?? `exit code ${status}`), output: written.join("") }),
		);
	});
}

function environment({ timeZone }: Run): NodeJS.ProcessEnv {
	const left = [...own, ...forLittleMemory];
	const rest = Object.fromEntries(Object.entries(process.env).filter(([name]) => !left.includes(name)));
	return { ...rest, TZ: timeZone, ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }) };
}
