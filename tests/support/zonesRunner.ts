import fc from "fast-check";
import { type RunnerTestCase, type SerializedConfig, TestRunner } from "vitest";
import "./fixedCases.ts";

/** The time zones in which the domain's tests run, with their offset behind UTC at the start of 2026. */
const zones = [
	{ zone: "Asia/Seoul", minutesBehind: -540 },
	{ zone: "America/Los_Angeles", minutesBehind: 480 },
	{ zone: "UTC", minutesBehind: 0 },
];
const newYear = Date.UTC(2026, 0, 1);

/** Random cases per property and zone, together about fast-check's default hundred. */
const randomCases = 34;

/**
 * Runs every test once in each time zone, all in one process, because three would load everything three times. Only the main thread of a
 * process can change its zone, so this needs the pool "forks".
 */
export default class ZonesRunner extends TestRunner {
	constructor(config: SerializedConfig) {
		super(config);
		fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: randomCases });
	}

	async runTask(test: RunnerTestCase): Promise<void> {
		const run = TestRunner.getTestFn(test);
		for (const { zone, minutesBehind } of zones) {
			process.env.TZ = zone;
			if (new Date(newYear).getTimezoneOffset() !== minutesBehind)
				throw new Error(`Cannot change to ${zone}.`);
			try {
				await run();
			} catch (error) {
				if (error instanceof Error) error.message = `[${zone}] ${error.message}`;
				throw error;
			}
		}
	}
}
