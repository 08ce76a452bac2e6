import { BroadcastChannel } from "node:worker_threads";
import type { Logger } from "@stryker-mutator/api/logging";
import { commonTokens, declareClassPlugin, PluginKind, tokens } from "@stryker-mutator/api/plugin";
import {
	type DryRunResult,
	DryRunStatus,
	type MutantRunOptions,
	type MutantRunResult,
	MutantRunStatus,
	type TestResult,
	type TestRunner,
	type TestRunnerCapabilities,
	TestStatus,
} from "@stryker-mutator/api/test-runner";
import { createVitest, type TestModule, type Vitest } from "vitest/node";
import {
	channelName,
	type FirstRun,
	type MutantAnswer,
	type MutantOrder,
	type TriedTest,
} from "./messages.ts";
import { ReloadingRunner } from "./ReloadingRunner.ts";

/**
 * Runs a mutant's tests in a thread that has loaded them once: all mutants are present in the loaded code and are switched on one at a
 * time. Stryker's own runner starts a new thread and reloads everything for each of them, which takes seconds where the tests take
 * milliseconds. Code that runs while a module loads (a table, a constant) cannot be switched, so everything is reloaded for such a mutant.
 */
class LoadedRunner implements TestRunner {
	static readonly inject = tokens(commonTokens.logger);
	readonly #channel = new BroadcastChannel(channelName);
	#vitest: Vitest | undefined;
	#first: Promise<FirstRun> | undefined;
	#anew: ReloadingRunner | undefined;
	readonly #logger: Logger;

	constructor(logger: Logger) {
		this.#logger = logger;
	}

	capabilities(): TestRunnerCapabilities {
		return { reloadEnvironment: true };
	}

	async dryRun(): Promise<DryRunResult> {
		const { tests, coverage, leftOut } = await this.#loaded();
		for (const test of leftOut) this.#logger.warn(`Cannot be run twice: ${test}`);
		// Mutants that tests also reach at run time can be switched on.
		const reached = new Set(Object.values(coverage.perTest).flatMap((hits) => Object.keys(hits)));
		const fixed = Object.fromEntries(Object.entries(coverage.static).filter(([id]) => !reached.has(id)));
		const mutantCoverage = { ...coverage, static: fixed };
		return { status: DryRunStatus.Complete, tests: tests.map(resultOf), mutantCoverage };
	}

	async mutantRun({
		activeMutant,
		hitLimit,
		mutantActivation,
		testFilter,
	}: MutantRunOptions): Promise<MutantRunResult> {
		const { tests } = await this.#loaded();
		if (mutantActivation === "static") {
			this.#anew ??= new ReloadingRunner(tests);
			return this.#anew.run(activeMutant.id);
		}
		const answer = this.#next<MutantAnswer>("tried");
		const order: MutantOrder = { kind: "try", mutant: activeMutant.id, hitLimit, tests: testFilter };
		this.#channel.postMessage(order);
		const { killedBy, problem, ran, endless, spoilt } = await answer;
		// Stryker starts a new process and tries the mutant again.
		if (spoilt) throw new Error(`The tests do not pass any more after mutant ${activeMutant.id}`);
		if (endless) return { status: MutantRunStatus.Timeout };
		if (killedBy.length === 0) return { status: MutantRunStatus.Survived, nrOfTests: ran };
		return {
			status: MutantRunStatus.Killed,
			killedBy: [...killedBy],
			failureMessage: problem,
			nrOfTests: ran,
		};
	}

	async dispose(): Promise<void> {
		this.#channel.close();
		// The thread waits for the next mutant and would wait forever.
		void this.#vitest?.close();
		await this.#anew?.close();
	}

	#loaded(): Promise<FirstRun> {
		this.#first ??= this.#load();
		return this.#first;
	}

	async #load(): Promise<FirstRun> {
		const first = this.#next<FirstRun>("firstRun");
		this.#vitest = await createVitest("test", {
			config: "vitest.mutation.config.ts",
			watch: false,
			reporters: [{}],
		});
		const run = this.#vitest.start().then(() => {
			throw new Error("The tests ended before the mutants were tried");
		});
		const loaded = await Promise.race([first, run]);
		const notBegun = this.#vitest.state.getTestModules().flatMap(notBegunIn);
		if (notBegun.length > 0) throw new Error(`Tests could not begin: ${notBegun.join("; ")}`);
		return loaded;
	}

	#next<Message extends { readonly kind: string }>(kind: Message["kind"]): Promise<Message> {
		return new Promise((resolve) => {
			this.#channel.onmessage = (event) => {
				const message: Message = event.data;
				if (message.kind === kind) resolve(message);
			};
		});
	}
}

/** Returns suites whose tests never ran because their setup failed: without this they would count as not detecting the mutant. */
function notBegunIn(module: TestModule): readonly string[] {
	return [module, ...module.children.allSuites()].flatMap((suite) =>
		suite
			.errors()
			.map(({ message }) => `${"fullName" in suite ? suite.fullName : suite.moduleId}: ${message}`),
	);
}

function resultOf({ id, name, file, milliseconds, problem }: TriedTest): TestResult {
	const all = { id, name, fileName: file, timeSpentMs: milliseconds };
	return problem === null
		? { ...all, status: TestStatus.Success }
		: { ...all, status: TestStatus.Failed, failureMessage: problem };
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "loaded", LoadedRunner)];
