import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/browser/support/longestFirst.ts";

const fixedCases = "tests/support/fixedCases.ts";

const node = (name: string, include: string[], more: object = {}) => ({
	extends: true as const,
	test: {
		name,
		environment: "node",
		include,
		setupFiles: [fixedCases],
		// Node takes the types away itself: nothing is transformed, with or without a cache.
		experimental: { viteModuleRunner: false, nodeLoader: false },
		...more,
	},
});

/** One project a layer. Tests share a process a thread, so they must not keep module state. */
export default defineConfig({
	test: {
		pool: "threads",
		isolate: false,
		sequence: { sequencer: LongestFirst },
		// What hangs is told apart from a machine with ten times the load: nothing but a defect may end a test, or a wait within it.
		testTimeout: 300_000,
		hookTimeout: 300_000,
		teardownTimeout: 120_000,
		expect: { poll: { timeout: 60_000, interval: 50 } },
		coverage: {
			include: ["src/domain/**/*.ts"],
			reportsDirectory: "reports/coverage",
			reporter: [["text", { skipFull: true }]],
			thresholds: { 100: true },
		},
		projects: [
			node("domain", ["tests/domain/**/*.test.ts", "tests/copy/**/*.test.ts"], {
				pool: "forks",
				runner: "tests/support/zonesRunner.ts",
				// the runner fixes the cases itself
				setupFiles: [],
				// Short-lived rubbish of random cases is half the collector's work otherwise; its helper threads only compete with the other fork.
				execArgv: ["--min-semi-space-size=16", "--max-semi-space-size=64", "--single-threaded-gc"],
			}),
			node("application", ["tests/application/**/*.test.ts"]),
			node("adapters", ["tests/adapters/**/*.test.ts"]),
			{
				extends: true as const,
				test: {
					name: "ui",
					environment: "happy-dom",
					include: ["tests/ui/**/*.test.{ts,tsx}"],
					setupFiles: [fixedCases, "tests/support/setupUi.ts"],
					// Once more where effects and timers race with a machine that others use too; what is broken fails twice.
					retry: 1,
				},
			},
			node(
				"server",
				["tests/server/**/*.test.ts", "tests/world/**/*.test.ts", "tests/contract/**/*.test.ts"],
				{
					globalSetup: ["tests/support/onePostgres.ts"],
					// The processes that tests start live for seconds: to optimise the embedded engine's code takes a third of their time.
					env: { RUNTIME_FLAGS: "--liftoff-only" },
					testTimeout: 900_000,
					hookTimeout: 900_000,
					expect: { poll: { timeout: 180_000, interval: 50 } },
					// Once more where processes are killed and connections end; what is broken fails twice.
					retry: 1,
				},
			),
			node("browser", ["tests/browser/**/*.test.ts"], {
				// The walks through all routes read the product's own table of them, which contains JSX.
				experimental: {},
				globalSetup: "tests/browser/support/beforeAll.ts",
				// As above, for the products of single files; the shared ones live for the whole run and start without it.
				env: { RUNTIME_FLAGS: "--liftoff-only" },
				testTimeout: 1_800_000,
				hookTimeout: 900_000,
				expect: { poll: { timeout: 180_000, interval: 50 } },
				// Once more on a machine that others use too; what is broken fails twice.
				retry: 1,
			}),
		],
	},
});
