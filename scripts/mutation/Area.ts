/** What is changed together, and the tests that are asked whether they notice. Patterns of the file system. */
export interface Area {
	readonly name: string;
	readonly mutate: readonly string[];
	readonly tests: readonly string[];
	/** Tests of `tests` that are too slow, or watch the machine rather than the code. */
	readonly without?: readonly string[];
	/**
	 * Tests on a database, or that wait for what a change keeps away, take a second each: the first that notices a change is
	 * enough, and no other is asked.
	 */
	readonly stopsAtFirst?: boolean;
	/** Milliseconds after which a test has noticed because it does not end; fifteen seconds unless tests are quick. */
	readonly longestTest?: number;
	/**
	 * Its tests open databases, load whole pages or read the words of the whole world. What is decided while a module loads is left
	 * out: to load it all anew for each such change would take hours.
	 */
	readonly loadsSlowly?: boolean;
	/** Has the tests' page, which view-models may touch. */
	readonly isInPage?: boolean;
	/** The lowest share of changes that must be noticed, in percent. */
	readonly atLeast: number;
}
