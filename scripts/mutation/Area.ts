/** Code that is mutated together, with the tests that must detect the mutants. Glob patterns. */
export interface Area {
	readonly name: string;
	readonly mutate: readonly string[];
	readonly tests: readonly string[];
	/** Tests within `tests` that are too slow, or that measure the machine rather than the code. */
	readonly without?: readonly string[];
	/**
	 * Whether the first test to detect a mutant ends its run: tests on a database, or that wait for something a mutant prevents, take a
	 * second each.
	 */
	readonly stopsAtFirst?: boolean;
	/** Milliseconds after which an endless test counts as having detected the mutant; fifteen seconds unless the tests are fast. */
	readonly longestTest?: number;
	/**
	 * Whether its tests open databases, load whole pages or read the lexicon of the whole world. Static mutants, whose code runs while a
	 * module loads, are then left out: reloading everything for each of them would take hours.
	 */
	readonly loadsSlowly?: boolean;
	/** Whether it needs the test DOM, which view models may access. */
	readonly isInPage?: boolean;
	/** Minimum mutation score in percent. */
	readonly atLeast: number;
}
