import { defineConfig } from "vitest/config";

/** The domain's tests alone and without the long random runs, for `npm run test:mutation`. MUTATION_TESTS narrows them to some folders. */
export default defineConfig({
	test: {
		environment: "node",
		pool: "threads",
		isolate: false,
		include: (process.env.MUTATION_TESTS ?? "**")
			.split(",")
			.map((folder) => `tests/domain/${folder}/*.test.ts`),
		exclude: ["tests/domain/soak/**"],
	},
});
