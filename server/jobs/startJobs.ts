import type { PgBoss } from "pg-boss";
import type { Database } from "#server/database/Database.ts";
import type { Services } from "#server/Services.ts";
import { type Job, jobList } from "./jobList.ts";

export interface RunningJobs {
	/** What a crash left behind has been settled, and every job has its queue. */
	readonly ready: Promise<void>;
	/** Lets what is under way finish, then stops. */
	stop(): Promise<void>;
}

/** The queue works on our database: its blocks that begin a transaction get a connection of their own, which rolls back on error. */
function queueDatabase(db: Database) {
	return {
		executeSql: (text: string, values?: unknown[]) =>
			/^\s*BEGIN\b/i.test(text) ? db.tx((tx) => tx.query(text, values)) : db.query(text, values),
	};
}

/**
 * Starts the server's own work on a queue in the database, so that of several processes one does each job. A job orders its
 * next turn before it works, so that a process that dies in between breaks no chain; one that fails is reported and has its
 * next turn. Nobody needs to wait for it: the server answers meanwhile.
 */
export function startJobs(services: Services, jobs: readonly Job[] = jobList(services)): RunningJobs {
	const report = (name: string) => (error: unknown) =>
		services.payments.parts.alarm(`job ${name} failed`, { error: String(error) });
	const started = startQueue(services, jobs, report);
	const ready = started.then(() => undefined);
	ready.catch(report("queue"));
	return {
		ready,
		async stop() {
			const boss = await started.catch(() => null);
			await boss?.stop({ graceful: true, timeout: 5000, close: false });
		},
	};
}

async function startQueue(
	services: Services,
	jobs: readonly Job[],
	report: (name: string) => (error: unknown) => void,
): Promise<PgBoss> {
	await services.payments.recover().catch(report("recover-payments"));
	const { PgBoss: Queue } = await import("pg-boss");
	const boss = new Queue({
		db: queueDatabase(services.db),
		backend: services.db.engine === "pglite" ? "pglite" : "postgres",
		schema: "jobs",
		schedule: false,
	});
	boss.on("error", report("queue"));
	await boss.start();
	for (const job of jobs) {
		await boss.createQueue(job.name, {
			policy: "stately",
			retryLimit: 0,
			expireInSeconds: 120,
			deleteAfterSeconds: 3600,
		});
		await boss.work(job.name, { pollingIntervalSeconds: Math.min(5, job.everySeconds) }, async () => {
			await boss.send(job.name, null, { startAfter: job.everySeconds });
			await job.run().catch(report(job.name));
		});
		await boss.send(job.name);
	}
	return boss;
}
