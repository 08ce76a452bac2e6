import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const mutants = "scripts/mutation/runner/mutants.test.ts";

const longestTest = Number(process.env.MUTATION_LONGEST_TEST ?? 15_000);

class MutantsLast extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const isLast = ({ moduleId }: TestSpecification) => moduleId.endsWith(mutants);
		return [...files.filter((file) => !isLast(file)), ...files.filter(isLast)];
	}
}

const isPage = process.env.MUTATION_ENVIRONMENT === "happy-dom";
/** Every run loads all of them, instead of one that keeps them loaded. */
const isAnew = process.env.MUTATION_ANEW !== undefined;

/** The tests of one area, named in MUTATION_TESTS, in one thread: `npm run test:mutation`. */
export default defineConfig({
	test: {
		environment: isPage ? "happy-dom" : "node",
		pool: "threads",
		maxWorkers: 1,
		isolate: false,
		testTimeout: longestTest,
		// what opens a database waits for the machine, not for the code
		hookTimeout: Math.max(longestTest, 120_000),
		sequence: { sequencer: MutantsLast },
		setupFiles: [
			"scripts/mutation/runner/shortProperties.ts",
			...(isPage ? ["tests/support/setupUi.ts", "scripts/mutation/runner/impatientPage.ts"] : []),
			...(isAnew ? [] : ["scripts/mutation/runner/rememberTests.ts"]),
		],
		include: [...(process.env.MUTATION_TESTS ?? "").split(";"), ...(isAnew ? [] : [mutants])],
		exclude: (process.env.MUTATION_WITHOUT ?? "").split(";"),
	},
});
