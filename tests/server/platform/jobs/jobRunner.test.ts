import { setTimeout as pause } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import type { Database } from "#server/platform/database/Database.ts";
import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import type { Job } from "#server/platform/jobs/Job.ts";
import { JobRunner } from "#server/platform/jobs/JobRunner.ts";
import { jobAges, leaseMilliseconds } from "#server/platform/jobs/store/jobLeases.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const patience = { timeout: 100_000, interval: 100 };

// Most of their time is waiting, so they run side by side.
forEachDatabase((engine, open) => {
	it.concurrent("runs a job on one of two processes at a time, again and again, even after it failed [D30]", async ({
		onTestFinished,
	}) => {
		const db = await open("empty", onTestFinished);
		let running = 0;
		let turns = 0;
		let most = 0;
		const alarms: string[] = [];
		const job: Job = {
			name: "count",
			everySeconds: 1,
			async run() {
				running += 1;
				turns += 1;
				most = Math.max(most, running);
				await pause(50);
				running -= 1;
				if (turns === 1) throw Object.assign(new Error("the first turn fails"), { code: "E1" });
			},
		};
		const parts = { db, jobs: [job], alarm: (message: string) => alarms.push(message) };
		const [first, second] = [new JobRunner(parts), new JobRunner(parts)];
		await Promise.all([first.ready, second.ready]);
		await vi.waitFor(() => expect(turns).toBeGreaterThanOrEqual(3), patience);
		await first.stop();
		await second.stop();
		const stopped = turns;
		await pause(1_500);
		expect(most).toBe(1);
		expect(turns).toBe(stopped);
		expect(alarms).toEqual(["job count failed: the first turn fails (E1)"]);
	});

	it.concurrent("takes over a dead process's job when its lease expires, and at once when the holder must be dead [D30]", async ({
		onTestFinished,
	}) => {
		const db = await open("empty", onTestFinished);
		let turns = 0;
		const job: Job = {
			name: "orphan",
			everySeconds: 600,
			async run() {
				turns += 1;
			},
		};
		// An embedded database has only one process, so the lease may have an hour left.
		await db.query(
			`INSERT INTO job_lease (name, every_seconds, run_at, holder, lease_until, started_at)
			VALUES ('orphan', 600, now() - interval '1 minute', gen_random_uuid(), now() + $1::interval, now())`,
			[engine === "PGlite" ? "1 hour" : "3 seconds"],
		);
		const jobs = new JobRunner({ db, jobs: [job], alarm: () => undefined });
		await vi.waitFor(() => expect(turns).toBe(1), patience);
		await jobs.stop();
		// Another server checks as soon as the lease ends: at most fifteen seconds after a crash.
		expect(leaseMilliseconds).toBeLessThan(14_000);
	});

	it.concurrent("extends the lease of a job while it runs, so that no other process starts it too [D30]", async ({
		onTestFinished,
	}) => {
		const db = await open("empty", onTestFinished);
		let turns = 0;
		const end = Promise.withResolvers<void>();
		const job: Job = {
			name: "long",
			everySeconds: 600,
			run() {
				turns += 1;
				return end.promise;
			},
		};
		// Due only once both processes have registered it.
		await db.query(
			"INSERT INTO job_lease (name, every_seconds, run_at) VALUES ('long', 600, now() + interval '2 seconds')",
		);
		const parts = { db, jobs: [job], alarm: () => undefined };
		const both = [new JobRunner(parts), new JobRunner(parts)];
		await Promise.all(both.map(({ ready }) => ready));
		await vi.waitFor(() => expect(turns).toBe(1), patience);
		// As if half of the lease had passed. It is extended every third, before it ends.
		const third = leaseMilliseconds / 3;
		const { rows } = await db.query<{ until: Date }>(
			`UPDATE job_lease SET lease_until = now() + $1 * interval '1 millisecond' WHERE name = 'long'
			RETURNING lease_until AS until`,
			[third + 4_000],
		);
		await pause(third + 1_500);
		const extended = await db.query("SELECT FROM job_lease WHERE name = 'long' AND lease_until > $1", [
			rows[0]?.until,
		]);
		expect(extended.rows).toHaveLength(1);
		end.resolve();
		await Promise.all(both.map((jobs) => jobs.stop()));
		expect(turns).toBe(1);
	});

	it.concurrent("resumes a job when the database is back, and reports the outage once", async ({
		onTestFinished,
	}) => {
		const db = await open("empty", onTestFinished);
		let isAway = false;
		const flaky: Database = {
			...db,
			query: (statement, values) =>
				isAway
					? Promise.reject(new DatabaseUnavailable("away", new Error("gone")))
					: db.query(statement, values),
		};
		let turns = 0;
		const alarms: string[] = [];
		const job: Job = {
			name: "short",
			everySeconds: 1,
			async run() {
				turns += 1;
			},
		};
		const jobs = new JobRunner({ db: flaky, jobs: [job], alarm: (message) => alarms.push(message) });
		await jobs.ready;
		await vi.waitFor(() => expect(turns).toBeGreaterThan(0), patience);
		isAway = true;
		await pause(3000);
		isAway = false;
		const before = turns;
		await vi.waitFor(() => expect(turns).toBeGreaterThan(before), patience);
		await jobs.stop();
		expect(alarms).toEqual(["the server's own work waits for the database: gone"]);
	});

	it.concurrent("reports once that a job has not completed for three periods, but not what a start after a downtime catches up with", async ({
		onTestFinished,
	}) => {
		const db = await open("empty", onTestFinished);
		const alarms: string[] = [];
		const untilChecked = (since: string) =>
			vi.waitFor(async () => {
				const { rows } = await db.query(
					"SELECT FROM job_lease WHERE name = 'watch-jobs' AND succeeded_at > $1::timestamptz",
					[since],
				);
				expect(rows).toHaveLength(1);
			}, patience);
		const checkAgain = async () => {
			const { rows } = await db.query<{ now: string }>(
				"UPDATE job_lease SET run_at = now() WHERE name = 'watch-jobs' RETURNING now()::text",
			);
			await untilChecked(rows[0]?.now ?? "");
		};
		const jobs: readonly Job[] = [
			{ name: "broken", everySeconds: 1, run: () => Promise.reject(new Error("always")) },
			// Its first run ends only after the first check.
			{ name: "late", everySeconds: 600, run: () => untilChecked("-infinity") },
		];
		await db.query(
			`INSERT INTO job_lease (name, every_seconds, succeeded_at) VALUES
			('broken', 1, now() - interval '40 seconds'), ('late', 600, now() - interval '3 hours')`,
		);
		const runner = new JobRunner({ db, jobs, alarm: (message) => alarms.push(message) });
		const overdue = () => alarms.filter((message) => message.includes("has not been done"));
		await vi.waitFor(async () => {
			const late = (await jobAges(db)).find(({ name }) => name === "late");
			expect(late?.is_overdue).toBe(false);
		}, patience);
		await checkAgain();
		expect(overdue()).toEqual([expect.stringMatching(/^job broken has not been done for \d+ s$/)]);
		await checkAgain();
		await runner.stop();
		expect(overdue()).toHaveLength(1);
		expect(await jobAges(db)).toContainEqual(
			expect.objectContaining({ name: "broken", is_overdue: true, last_error: "always" }),
		);
	});
});
