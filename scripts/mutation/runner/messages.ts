import type { MutantCoverage } from "@stryker-mutator/api/core";

/** Channel between the thread with the loaded tests and the process that Stryker talks to. */
export const channelName = "mutants";

/** The result of the tests without any mutant, and the mutants that each of them reaches. */
export interface FirstRun {
	readonly kind: "firstRun";
	readonly tests: readonly TriedTest[];
	readonly coverage: MutantCoverage;
	/** Tests that cannot be repeated, with the reason: their leftovers make the next run fail. No mutant is tried with them. */
	readonly leftOut: readonly string[];
}

export interface TriedTest {
	readonly id: string;
	readonly name: string;
	readonly file: string;
	readonly milliseconds: number;
	/** The error message; null when it passed. */
	readonly problem: string | null;
}

export interface MutantOrder {
	readonly kind: "try";
	readonly mutant: string;
	readonly hitLimit: number | undefined;
	/** Undefined means every test. */
	readonly tests: readonly string[] | undefined;
}

export interface MutantAnswer {
	readonly kind: "tried";
	/** Ids of the tests that killed the mutant. */
	readonly killedBy: readonly string[];
	readonly problem: string;
	readonly ran: number;
	readonly endless: boolean;
	/** Whether a test that detected the mutant also fails without it, because the mutant left something behind. */
	readonly spoilt: boolean;
}
