import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from "vitest";
import { closings } from "./mutantSwitch.ts";

/** A test's registered finish callbacks, which the library does not expose. */
interface Finishing {
	onFinished?: ((context: RunnerTestCase["context"]) => unknown)[];
}

/**
 * Reruns a test with its surrounding hooks. Returns the error message, or null. With `isIsolated`, what its suites open for all their tests is
 * opened for this run alone and closed afterwards.
 */
export async function rerun(test: RunnerTestCase, isIsolated: boolean): Promise<string | null> {
	const suites = suitesOf(test);
	const hooks = suites.map((suite) => TestRunner.getSuiteHooks(suite as RunnerTestSuite));
	const ends: unknown[] = [];
	let problem: unknown = null;
	const noting = async (step: () => unknown): Promise<void> => {
		try {
			await step();
		} catch (error) {
			problem ??= error ?? "failed";
		}
	};

	const worldEnds: unknown[] = [];

	await noting(async () => {
		for (const [at, { beforeAll }] of isIsolated ? hooks.entries() : []) {
			for (const hook of beforeAll) worldEnds.push(await hook(suites[at] as RunnerTestSuite));
		}
		for (const [at, { beforeEach }] of hooks.entries()) {
			for (const hook of beforeEach) ends.push(await hook(test.context, suites[at] as RunnerTestSuite));
		}
		await TestRunner.getTestFn(test)();
	});
	for (const [at, { afterEach }] of [...hooks.entries()].reverse()) {
		for (const hook of [...afterEach].reverse()) {
			await noting(() => hook(test.context, suites[at] as RunnerTestSuite));
		}
	}
	for (const end of ends.reverse()) if (typeof end === "function") await noting(() => end());
	for (const suite of isIsolated ? [...suites].reverse() : []) {
		for (const close of [...(closings.get(suite) ?? [])].reverse()) await noting(() => close(suite));
	}
	for (const end of worldEnds.reverse()) if (typeof end === "function") await noting(() => end());
	// Callbacks are registered with the current test, which is the one that tries the mutants.
	const going = TestRunner.getCurrentTest() as (RunnerTestCase & Finishing) | undefined;
	const own = test as RunnerTestCase & Finishing;
	for (const end of [...(own.onFinished ?? []), ...(going?.onFinished ?? [])].reverse()) {
		await noting(() => end(test.context));
	}
	delete own.onFinished;
	if (going !== undefined) delete going.onFinished;
	if (test.fails === true) return problem === null ? "passes although it must fail" : null;
	return problem === null ? null : textOf(problem);
}

/** Returns the suites of a test, from the file to the innermost. */
function suitesOf(test: RunnerTestCase): RunnerTestSuite[] {
	const suites: RunnerTestSuite[] = [];
	for (let suite = test.suite ?? test.file; suite !== undefined; suite = suite.suite as RunnerTestSuite) {
		suites.unshift(suite);
	}
	return suites.includes(test.file) ? suites : [test.file, ...suites];
}

const textOf = (problem: unknown): string =>
	problem instanceof Error ? `${problem.name}: ${problem.message}`.slice(0, 300) : String(problem);
