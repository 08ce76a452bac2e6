import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take long; whatever begins last should end soon, or one worker waits for the other. */
const long = [
	"memberRoutes.test.ts",
	"routes.test.ts",
	"panels.test.ts",
	"member.test.ts",
	"detours.test.ts",
	"backup.test.ts",
	"killed.test.ts",
	"fuzzServer.test.ts",
	"slowDatabase.test.ts",
	"startJobs.test.ts",
];

const rank = ({ moduleId }: TestSpecification): number => {
	const at = long.indexOf(basename(moduleId));
	return at === -1 ? long.length : at;
};

/** The runner's own order, the long files before it. */
export class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		return sorted.toSorted((one, other) => rank(one) - rank(other));
	}
}
