import type { MutantCoverage } from "@stryker-mutator/api/core";
import type { RunnerTestCase, RunnerTestSuite } from "vitest";

/** The global that mutated code reads: see the head of any file in Stryker's sandbox. */
export interface MutantSwitch {
	activeMutant?: string | undefined;
	currentTestId?: string | undefined;
	hitCount?: number | undefined;
	hitLimit?: number | undefined;
	mutantCoverage?: MutantCoverage;
}

type Closings = Map<RunnerTestSuite, ((suite: RunnerTestSuite) => unknown)[]>;

const shared = globalThis as {
	__stryker__?: MutantSwitch;
	loadedTests?: Map<string, RunnerTestCase[]>;
	closings?: Closings;
};

shared.__stryker__ ??= {};
export const mutantSwitch: MutantSwitch = shared.__stryker__;

/** The tests that have run in this thread, by their name in reports; rows of a table may share one. */
shared.loadedTests ??= new Map();
export const loadedTests: Map<string, RunnerTestCase[]> = shared.loadedTests;

/** Cleanup functions for what a suite opens for all of its tests. */
shared.closings ??= new Map();
export const closings: Closings = shared.closings;
