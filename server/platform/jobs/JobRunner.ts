import { randomUUID } from "node:crypto";
import type { Database } from "#server/platform/database/Database.ts";
import { errorText } from "#server/platform/errorText.ts";
import type { Job } from "./Job.ts";
import {
	finishJob,
	jobAges,
	leaseMilliseconds,
	registerJobs,
	renewLeases,
	takeDueJobs,
} from "./store/jobLeases.ts";

const maxSleepMs = 5000;
const minSleepMs = 100;
const stopTimeoutMs = 5000;
const watchSeconds = 15;

interface JobsParts {
	readonly db: Database;
	readonly jobs: readonly Job[];
	alarm(message: string, detail: object): void;
}

/**
 * Runs the server's background jobs until stopped. Each job runs in only one of several processes; when that process dies, another takes
 * over within seconds. A failed run is reported, and the job runs again at its next time. Nothing waits for these jobs; the server serves
 * requests meanwhile.
 */
export class JobRunner {
	/** Resolves when every job is registered in the database. */
	readonly ready: Promise<void>;
	readonly #parts: JobsParts;
	readonly #holder = randomUUID();
	readonly #all: ReadonlyMap<string, Job>;
	readonly #underWay = new Map<string, Promise<void>>();
	readonly #known = Promise.withResolvers<void>();
	readonly #heartbeat: NodeJS.Timeout;
	readonly #looping: Promise<void>;
	#isStopping = false;
	#isKnown = false;
	#isReported = false;
	#wake: () => void = () => undefined;

	constructor(parts: JobsParts) {
		this.#parts = parts;
		const { db, jobs, alarm } = parts;
		this.#all = new Map([...jobs, watch(db, alarm)].map((job) => [job.name, job]));
		this.ready = this.#known.promise;
		this.ready.catch(() => undefined);
		this.#heartbeat = setInterval(() => {
			const names = [...this.#underWay.keys()];
			if (names.length > 0) renewLeases(db, names, this.#holder).catch(() => undefined);
		}, leaseMilliseconds / 3).unref();
		this.#looping = this.#loop();
	}

	/** Stops starting jobs and waits a few seconds for running ones to finish. */
	async stop(): Promise<void> {
		this.#isStopping = true;
		this.#wake();
		await this.#looping;
		const done = Promise.all(this.#underWay.values());
		let timer: NodeJS.Timeout | undefined;
		const late = new Promise<void>((give) => {
			timer = setTimeout(give, stopTimeoutMs);
		});
		await Promise.race([done, late]);
		clearTimeout(timer);
		clearInterval(this.#heartbeat);
		this.#known.reject(new Error("The server's own work was stopped"));
	}

	async #loop(): Promise<void> {
		while (!this.#isStopping) {
			const woken = new Promise<void>((done) => {
				this.#wake = done;
			});
			const sleep = await this.#tryTurn();
			let timer: NodeJS.Timeout | undefined;
			const slept = new Promise<void>((done) => {
				timer = setTimeout(done, Math.min(Math.max(sleep, minSleepMs), maxSleepMs)).unref();
			});
			await Promise.race([slept, woken]);
			clearTimeout(timer);
		}
	}

	/** Returns the milliseconds until the next check. While the database is unavailable it retries, and reports that only once. */
	async #tryTurn(): Promise<number> {
		try {
			const sleep = await this.#turn();
			this.#isReported = false;
			return sleep;
		} catch (error) {
			if (!this.#isReported)
				this.#parts.alarm(`the server's own work waits for the database: ${errorText(error)}`, {});
			this.#isReported = true;
			return 1000;
		}
	}

	async #turn(): Promise<number> {
		const { db } = this.#parts;
		if (!this.#isKnown) {
			await registerJobs(db, [...this.#all.values()], db.engine === "pglite");
			this.#isKnown = true;
			this.#known.resolve();
		}
		const taken = await takeDueJobs(db, [...this.#all.keys()], this.#holder);
		for (const name of taken.names) {
			const job = this.#all.get(name);
			// When this process lost the lease of a job it is still running, the running work continues under the new lease.
			if (job && !this.#underWay.has(name)) this.#underWay.set(name, this.#perform(job));
		}
		return taken.nextIn ?? maxSleepMs;
	}

	async #perform({ name, run }: Job): Promise<void> {
		const { db, alarm } = this.#parts;
		const failure = await run().then(
			() => null,
			(error: unknown) => errorText(error),
		);
		if (failure !== null) alarm(`job ${name} failed: ${failure}`, {});
		// If even this fails, the lease expires and the job is run again.
		await finishJob(db, name, this.#holder, failure).catch(() => undefined);
		this.#underWay.delete(name);
		this.#wake();
	}
}

/**
 * Creates a job that raises an alarm for every job that has not succeeded for three periods: once each time that happens, at the second
 * check in a row. At the first one after a downtime, every job is overdue because its first run has only just begun.
 */
function watch(db: Database, alarm: (message: string, detail: object) => void): Job {
	let checks = new Map<string, number>();
	return {
		name: "watch-jobs",
		everySeconds: watchSeconds,
		async run() {
			const overdue = (await jobAges(db)).filter(({ is_overdue }) => is_overdue);
			checks = new Map(overdue.map(({ name }) => [name, (checks.get(name) ?? 0) + 1]));
			for (const { name, seconds, last_error } of overdue) {
				if (checks.get(name) === 2)
					alarm(`job ${name} has not been done for ${Math.round(seconds)} s`, { lastError: last_error });
			}
		},
	};
}
