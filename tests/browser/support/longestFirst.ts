import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The slow files: whatever starts last should end soon, or one worker holds up the rest. Also the files that start processes: a fork takes
 * longer the more memory the runner has.
 */
const long = [
	"memberRoutes.test.ts",
	"routes.test.ts",
	"panels.test.ts",
	"member.test.ts",
	"detours.test.ts",
	"running.test.ts",
	"fuzzServer.test.ts",
	"backup.test.ts",
	"killed.test.ts",
	"brokenDatabase.test.ts",
	"slowDatabase.test.ts",
	"sevenSurfaces.test.ts",
	"statementPlans.test.ts",
	"outcomes.test.ts",
	"runningJobs.test.ts",
	"twoServers.test.ts",
	"soak.test.ts",
	"stages.test.ts",
	"twoProcesses.test.ts",
	"refusals.test.ts",
	"openDatabase.test.ts",
	"embeddedEngine.test.ts",
	"withoutDemo.test.ts",
];

const rank = ({ moduleId }: TestSpecification): number => {
	const at = long.indexOf(basename(moduleId));
	return at === -1 ? long.length : at;
};

/** Whether a file runs in another environment than its project. */
const isApart = ({ moduleId }: TestSpecification): boolean =>
	readFileSync(moduleId, "utf8").startsWith("// @vitest-environment");

/**
 * Runs one project after another, the one with most files first: a worker that switches projects or environments reloads everything.
 * Within each project the slow files come first, then the runner's own order, and files with an environment of their own last.
 */
export class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sizes = new Map<string, number>();
		for (const { project } of files) sizes.set(project.name, (sizes.get(project.name) ?? 0) + 1);
		const sizeOf = ({ project }: TestSpecification): number => sizes.get(project.name) ?? 0;
		const apart = new Set(files.filter(isApart));
		const sorted = await super.sort(files);
		return sorted.toSorted(
			(one, other) =>
				sizeOf(other) - sizeOf(one) ||
				Number(apart.has(one)) - Number(apart.has(other)) ||
				rank(one) - rank(other),
		);
	}
}
