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

export interface RunningJobs {
	/** Every job is known to the database. */
	readonly ready: Promise<void>;
	/** Lets what is under way finish, a few seconds long, then stops. */
	stop(): Promise<void>;
}

const longestSleep = 5000;
const shortestSleep = 100;
const patienceOfStop = 5000;
const watchSeconds = 15;

/**
 * Starts the server's own work: of several processes one does each job, and another takes it over within seconds when that
 * one dies. A turn that fails is reported and has its next turn. Nobody needs to wait for it: the server answers meanwhile.
 */
export function startJobs({
	db,
	jobs,
	alarm,
}: {
	readonly db: Database;
	readonly jobs: readonly Job[];
	alarm(message: string, detail: object): void;
}): RunningJobs {
	const holder = randomUUID();
	const all = new Map([...jobs, watch(db, alarm)].map((job) => [job.name, job]));
	const names = [...all.keys()];
	const underWay = new Map<string, Promise<void>>();
	const ready = Promise.withResolvers<void>();
	ready.promise.catch(() => undefined);
	let isStopping = false;
	let isKnown = false;
	let isTold = false;
	let wake: () => void = () => undefined;

	async function perform({ name, run }: Job): Promise<void> {
		const failure = await run().then(
			() => null,
			(error: unknown) => errorText(error),
		);
		if (failure !== null) alarm(`job ${name} failed: ${failure}`, {});
		// When even this fails the lease ends, and somebody does the job again.
		await finishJob(db, name, holder, failure).catch(() => undefined);
		underWay.delete(name);
		wake();
	}

	async function turn(): Promise<number> {
		if (!isKnown) {
			await registerJobs(db, [...all.values()], db.engine === "pglite");
			isKnown = true;
			ready.resolve();
		}
		const taken = await takeDueJobs(db, names, holder);
		for (const name of taken.names) {
			const job = all.get(name);
			// A lease that ran out while its work went on here is taken up again by that work.
			if (job && !underWay.has(name)) underWay.set(name, perform(job));
		}
		return taken.nextIn ?? longestSleep;
	}

	async function loop(): Promise<void> {
		while (!isStopping) {
			let sleep = longestSleep;
			const woken = new Promise<void>((done) => {
				wake = done;
			});
			try {
				sleep = await turn();
				isTold = false;
			} catch (error) {
				if (!isTold) alarm(`the server's own work waits for the database: ${errorText(error)}`, {});
				isTold = true;
				sleep = 1000;
			}
			if (isStopping) return;
			let timer: NodeJS.Timeout | undefined;
			const slept = new Promise<void>((done) => {
				timer = setTimeout(done, Math.min(Math.max(sleep, shortestSleep), longestSleep)).unref();
			});
			await Promise.race([slept, woken]);
			clearTimeout(timer);
		}
	}

	const heartbeat = setInterval(() => {
		if (underWay.size > 0) renewLeases(db, [...underWay.keys()], holder).catch(() => undefined);
	}, leaseMilliseconds / 3).unref();
	const looping = loop();
	return {
		ready: ready.promise,
		async stop() {
			isStopping = true;
			wake();
			await looping;
			const done = Promise.all(underWay.values());
			let timer: NodeJS.Timeout | undefined;
			const late = new Promise<void>((give) => {
				timer = setTimeout(give, patienceOfStop);
			});
			await Promise.race([done, late]);
			clearTimeout(timer);
			clearInterval(heartbeat);
			ready.reject(new Error("The server's own work was stopped"));
		},
	};
}

/** Tells once of a job that has not been done for three periods, and again when that happens anew. */
function watch(db: Database, alarm: (message: string, detail: object) => void): Job {
	let told = new Set<string>();
	return {
		name: "watch-jobs",
		everySeconds: watchSeconds,
		async run() {
			const overdue = (await jobAges(db)).filter(({ is_overdue }) => is_overdue);
			for (const { name, seconds, last_error } of overdue) {
				if (!told.has(name))
					alarm(`job ${name} has not been done for ${Math.round(seconds)} s`, { lastError: last_error });
			}
			told = new Set(overdue.map(({ name }) => name));
		},
	};
}
