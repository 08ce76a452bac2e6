import { availableParallelism } from "node:os";

/** One process of the test runner. */
export interface Run {
	readonly name: string;
	readonly projects: readonly string[];
	readonly timeZone: string;
	/** Number of worker processes or threads; the runner's default when absent. */
	readonly workers?: number;
	/** Whether it measures the coverage of src/domain; less than 100 % fails. */
	readonly measuresCoverage?: true;
	/** Whether its temporary files are kept in memory where there is room. */
	readonly makesDatabases?: true;
	readonly needsBuild?: true;
	readonly needsBrowser?: true;
}

/** Few processes, the quickest result first; the runs of one row are concurrent. */
export const runs: readonly (readonly Run[])[] = [
	[
		{
			name: "domain, in three time zones",
			projects: ["domain"],
			timeZone: "UTC",
			workers: Math.min(availableParallelism(), 4),
			measuresCoverage: true,
		},
	],
	[
		{
			name: "application, adapters, UI, contract, server",
			projects: ["application", "adapters", "ui", "server"],
			timeZone: "UTC",
			// Three on two cores: most of the time one of them waits for a child process or a timer.
			workers: Math.max(3, availableParallelism() - 1),
			makesDatabases: true,
			needsBuild: true,
		},
	],
	[
		{
			name: "browser",
			projects: ["browser"],
			timeZone: "UTC",
			// A single worker uses 1.2 cores and waits for the browser in between: with two, a fifth of two cores stays idle.
			workers: 3,
			needsBuild: true,
			needsBrowser: true,
		},
	],
];
