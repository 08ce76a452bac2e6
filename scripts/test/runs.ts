import { availableParallelism } from "node:os";

/** One process of the test runner. */
export interface Run {
	readonly name: string;
	readonly projects: readonly string[];
	readonly timeZone: string;
	/** Worker processes or threads; the runner's choice when absent. */
	readonly workers?: number;
	/** Measures what of src/domain the run reaches; less than all of it fails. */
	readonly measuresCoverage?: true;
	/** Its temporary files lie in memory where there is room. */
	readonly makesDatabases?: true;
	readonly needsBuild?: true;
	readonly needsBrowser?: true;
}

/** Few processes, the quickest verdict first; the runs of one row at the same time. */
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
			// three on two cores: much of the time one waits for a process it started, or for a clock
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
			// One alone uses a core and a fifth, and waits for the browser in between: two leave a fifth of two cores idle.
			workers: 3,
			needsBuild: true,
			needsBrowser: true,
		},
	],
];
