import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { must, type Scenario } from "./Scenario.ts";

/** Runs part of the test suite as often as requested here. */
const suite = (
	name: string,
	goal: string,
	files: readonly string[],
	more: Readonly<Record<string, string>> = {},
): Scenario => ({
	engine: "both",
	name,
	goal,
	async run() {
		const outputFile = join(mkdtempSync(join(tmpdir(), "chaos-suite-")), "report.json");
		const { status } = spawnSync(
			"vitest",
			["run", "--project=server", "--reporter=json", `--outputFile=${outputFile}`, ...files],
			{ stdio: "ignore", env: { ...process.env, ...more } },
		);
		const report = JSON.parse(readFileSync(outputFile, "utf8")) as {
			numPassedTests: number;
			numFailedTests: number;
		};
		must(status === 0, `${report.numFailedTests} failed`);
		return `${report.numPassedTests} passed`;
	},
});

export const suites: readonly Scenario[] = [
	suite(
		"killed at the eight points of a payment",
		"settles after the restart, nothing lost, nothing double",
		["tests/server/commerce/payment/killed.test.ts"],
		{ KILL_RUNS: process.env.KILL_RUNS ?? "3" },
	),
	suite(
		"embedded engine ends; damaged and foreign folders",
		"opened again or ended; refused with cause and way out, never filled again",
		["tests/server/platform/database/embeddedEngine.test.ts"],
	),
	suite(
		"slow starts; four processes on an empty database",
		"waits for its database, blames no healthy one, migrates once",
		["tests/server/start/slowDatabase.test.ts"],
	),
];
