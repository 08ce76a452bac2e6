import { openDatabase } from "#server/platform/database/connect.ts";
import { JobRunner } from "#server/platform/jobs/JobRunner.ts";

/** A separate server process on the database in JOB_DB: it has one job, which records when it starts and finishes. */
const db = await openDatabase({ dataDir: "", databaseUrl: process.env.JOB_DB ?? "" });
const jobs = new JobRunner({
	db,
	alarm: console.error,
	jobs: [
		{
			name: "counted",
			everySeconds: 1,
			async run() {
				const { rows } = await db.query<{ turn: number }>(
					"INSERT INTO job_turn (pid) VALUES ($1) RETURNING turn",
					[process.pid],
				);
				// Longer than the other process waits before it checks again.
				await new Promise((done) => setTimeout(done, 1200));
				await db.query("UPDATE job_turn SET ended = clock_timestamp() WHERE turn = $1", [rows[0]?.turn]);
			},
		},
	],
});
await jobs.ready;
process.stdout.write("ready\n");
process.stdin.once("end", async () => {
	await jobs.stop();
	await db.close();
	process.exit(0);
});
process.stdin.resume();
