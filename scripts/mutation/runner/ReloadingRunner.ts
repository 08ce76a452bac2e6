import { type MutantRunResult, MutantRunStatus } from "@stryker-mutator/api/test-runner";
import { createVitest, type TestModule, type Vitest } from "vitest/node";
import type { TriedTest } from "./messages.ts";
import { idOf } from "./testIds.ts";

/** Reloads the code and its tests for every mutant: needed for code that runs while a module loads. */
export class ReloadingRunner {
	readonly #tests: readonly TriedTest[];
	#vitest: Promise<Vitest> | undefined;

	/** @param tests all tests that pass without a mutant */
	constructor(tests: readonly TriedTest[]) {
		this.#tests = tests;
	}

	async run(mutant: string): Promise<MutantRunResult> {
		this.#vitest ??= this.#open();
		const vitest = await this.#vitest;
		// The mutated code reads this variable when it loads; a thread gets the environment as it is at its start.
		process.env.__STRYKER_ACTIVE_MUTANT__ = mutant;
		const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications(), true);
		delete process.env.__STRYKER_ACTIVE_MUTANT__;
		const noticed = new Set(testModules.flatMap((module) => this.#failedTests(module)));
		const killedBy = this.#tests.map(({ id }) => id).filter((id) => noticed.has(id));
		return killedBy.length > 0
			? { status: MutantRunStatus.Killed, killedBy, failureMessage: "", nrOfTests: this.#tests.length }
			: { status: MutantRunStatus.Survived, nrOfTests: this.#tests.length };
	}

	#open(): Promise<Vitest> {
		process.env.MUTATION_ANEW = "1";
		return createVitest("test", { config: "vitest.mutation.config.ts", watch: false, reporters: [{}] });
	}

	async close(): Promise<void> {
		await (await this.#vitest)?.close();
	}

	/** Returns the ids of a file's failed tests; all of its tests if the file could not be loaded. */
	#failedTests(module: TestModule): readonly string[] {
		if (module.errors().length > 0)
			return this.#tests.filter(({ file }) => file === module.moduleId).map(({ id }) => id);
		return [...module.children.allTests("failed")].map(({ fullName }) => idOf(module.moduleId, fullName));
	}
}
