/** One process of the test runner. */
export interface Run {
	readonly name: string;
	readonly projects: readonly string[];
	readonly timeZone: string;
	readonly needsBuild?: true;
	readonly needsBrowser?: true;
}

const domain = (timeZone: string): Run => ({ name: `domain, ${timeZone}`, projects: ["domain"], timeZone });

/** Few processes, the quickest verdict first; the runs of one row at the same time. */
export const runs: readonly (readonly Run[])[] = [
	[domain("Asia/Seoul"), domain("UTC"), domain("America/Los_Angeles")],
	[
		{
			name: "application, adapters, UI, contract, server",
			projects: ["application", "adapters", "ui", "server"],
			timeZone: "UTC",
			needsBuild: true,
		},
	],
	[{ name: "browser", projects: ["browser"], timeZone: "UTC", needsBuild: true, needsBrowser: true }],
];
