import { afterEach, beforeEach, type RunnerTestCase, TestRunner } from "vitest";
import { closings, loadedTests, mutantSwitch } from "./mutantSwitch.ts";
import { idOf } from "./testIds.ts";

/** Returns the path of suite names and the test's own name. */
export function titleOf({ name, suite }: Pick<RunnerTestCase, "name" | "suite">): string {
	return suite === undefined ? name : `${titleOf(suite)} > ${name}`;
}

beforeEach(({ task }) => {
	if (task.file.filepath.endsWith("/mutants.test.ts")) return;
	const id = idOf(task.file.filepath, titleOf(task));
	const known = loadedTests.get(id) ?? [];
	if (!known.includes(task)) loadedTests.set(id, [...known, task]);
	mutantSwitch.currentTestId = id;
	keepOpen(task);
});
afterEach(() => {
	mutantSwitch.currentTestId = undefined;
});

/** Keeps open what a suite has opened for all of its tests (a server, a database), for their next runs. */
function keepOpen(test: RunnerTestCase): void {
	for (let suite = test.suite ?? test.file; suite !== undefined; suite = suite.suite ?? suite.file) {
		const { afterAll } = TestRunner.getSuiteHooks(suite);
		closings.set(suite, [...(closings.get(suite) ?? []), ...afterAll.splice(0)]);
		if (suite === test.file) return;
	}
}
