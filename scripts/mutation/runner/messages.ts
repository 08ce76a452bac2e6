import type { MutantCoverage } from "@stryker-mutator/api/core";

/** How the thread that holds the loaded tests and the process that Stryker talks to speak with each other. */
export const channelName = "mutants";

/** The tests as they go without any change, and which mutants each of them reaches. */
export interface FirstRun {
	readonly kind: "firstRun";
	readonly tests: readonly TriedTest[];
	readonly coverage: MutantCoverage;
	/** Tests that cannot be run twice, and why: what one leaves makes the next fail. They are asked about no change. */
	readonly leftOut: readonly string[];
}

export interface TriedTest {
	readonly id: string;
	readonly name: string;
	readonly file: string;
	readonly milliseconds: number;
	/** What went wrong, or null when it passed. */
	readonly problem: string | null;
}

export interface MutantOrder {
	readonly kind: "try";
	readonly mutant: string;
	readonly hitLimit: number | undefined;
	/** Every test when undefined. */
	readonly tests: readonly string[] | undefined;
}

export interface MutantAnswer {
	readonly kind: "tried";
	/** Ids of the tests that noticed. */
	readonly killedBy: readonly string[];
	readonly problem: string;
	readonly ran: number;
	readonly endless: boolean;
	/** A test that noticed the mutant failed without it too: the mutant left something behind. */
	readonly spoilt: boolean;
}
