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

const longestSleep = 5000;
const shortestSleep = 100;
const patienceOfStop = 5000;
const watchSeconds = 15;

interface JobsParts {
	readonly db: Database;
	readonly jobs: readonly Job[];
	alarm(message: string, detail: object): void;
}

/**
 * The server's own work, under way until it is stopped: of several processes one does each job, and another takes it over within
 * seconds when that one dies. A turn that fails is reported and has its next turn. Nobody needs to wait for it: the server
 * answers meanwhile.
 */
export class RunningJobs {
	/** Every job is known to the database. */
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
	#isTold = false;
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

	/** Lets what is under way finish, a few seconds long, then stops. */
	async stop(): Promise<void> {
		this.#isStopping = true;
		this.#wake();
		await this.#looping;
		const done = Promise.all(this.#underWay.values());
		let timer: NodeJS.Timeout | undefined;
		const late = new Promise<void>((give) => {
			timer = setTimeout(give, patienceOfStop);
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
			if (this.#isStopping) return;
			let timer: NodeJS.Timeout | undefined;
			const slept = new Promise<void>((done) => {
				timer = setTimeout(done, Math.min(Math.max(sleep, shortestSleep), longestSleep)).unref();
			});
			await Promise.race([slept, woken]);
			clearTimeout(timer);
		}
	}

	/** Milliseconds until the next turn, also after one that the database was not there for: that is told once. */
	async #tryTurn(): Promise<number> {
		try {
			const sleep = await this.#turn();
			this.#isTold = false;
			return sleep;
		} catch (error) {
			if (!this.#isTold)
				this.#parts.alarm(`the server's own work waits for the database: ${errorText(error)}`, {});
			this.#isTold = true;
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
			// A lease that ran out while its work went on here is taken up again by that work.
			if (job && !this.#underWay.has(name)) this.#underWay.set(name, this.#perform(job));
		}
		return taken.nextIn ?? longestSleep;
	}

	async #perform({ name, run }: Job): Promise<void> {
		const { db, alarm } = this.#parts;
		const failure = await run().then(
			() => null,
			(error: unknown) => errorText(error),
		);
		if (failure !== null) alarm(`job ${name} failed: ${failure}`, {});
		// When even this fails the lease ends, and somebody does the job again.
		await finishJob(db, name, this.#holder, failure).catch(() => undefined);
		this.#underWay.delete(name);
		this.#wake();
	}
}

/** Tells once of a job that has not been done for three periods, and once more when that happens again. */
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
