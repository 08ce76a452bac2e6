import type { MutantCoverage } from "@stryker-mutator/api/core";
import type { RunnerTestCase } from "vitest";

/** What the changed code looks at: see the head of any file in Stryker's sandbox. */
export interface MutantSwitch {
	activeMutant?: string | undefined;
	currentTestId?: string | undefined;
	hitCount?: number | undefined;
	hitLimit?: number | undefined;
	mutantCoverage?: MutantCoverage;
}

const shared = globalThis as { __stryker__?: MutantSwitch; loadedTests?: Map<string, RunnerTestCase[]> };

shared.__stryker__ ??= {};
export const mutantSwitch: MutantSwitch = shared.__stryker__;

/** The tests that have run in this thread, by the name a report gives them; a table's rows may share one. */
shared.loadedTests ??= new Map();
export const loadedTests: Map<string, RunnerTestCase[]> = shared.loadedTests;
