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

/** The tests of one area, named in MUTATION_TESTS, in one thread that keeps them loaded: `npm run test:mutation`. */
export default defineConfig({
	test: {
		environment: process.env.MUTATION_ENVIRONMENT === "happy-dom" ? "happy-dom" : "node",
		pool: "threads",
		maxWorkers: 1,
		isolate: false,
		testTimeout: longestTest,
		hookTimeout: longestTest,
		sequence: { sequencer: MutantsLast },
		setupFiles: [
			...(process.env.MUTATION_ENVIRONMENT === "happy-dom"
				? ["tests/support/setupUi.ts", "scripts/mutation/runner/impatientPage.ts"]
				: []),
			"scripts/mutation/runner/rememberTests.ts",
		],
		include: [...(process.env.MUTATION_TESTS ?? "").split(";"), mutants],
		exclude: (process.env.MUTATION_WITHOUT ?? "").split(";"),
	},
});
