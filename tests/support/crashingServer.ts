import { openDatabase } from "#server/platform/database/connect.ts";
import type { Database } from "#server/platform/database/Database.ts";

export interface Target {
	readonly dataDir: string;
	readonly databaseUrl?: string;
}

/** What a server that is about to die receives. */
export interface CrashPoint<P extends string> {
	/** The point at which it must die. */
	readonly point: P;
	/** The database, for as long as the server lives. */
	readonly db: Database;
	/** Blocks forever if this is the point. */
	blockHere(where: P): Promise<void>;
	/** If this is the point, stops the next transaction (or standalone statement) after all its work is done but before it is committed. */
	blockBeforeCommit(where: P): void;
}

/**
 * Runs a server that is about to die in each database of KILL_TARGETS, which have the schema. It stops forever at the database's point and
 * reports it, so that the parent process can kill it there.
 */
export async function crashInEach<P extends string>(
	live: (crashPoint: CrashPoint<P>) => Promise<unknown>,
): Promise<void> {
	const targets = JSON.parse(process.env.KILL_TARGETS ?? "[]") as readonly (readonly [P, Target])[];
	// Only the kill ends this process.
	setInterval(() => undefined, 60_000);
	for (const [point, target] of targets) {
		const db = await openDatabase(target);
		const stands = Promise.withResolvers<void>();
		const lives = live(crashPointAt(db, point, stands.resolve)).then(() => {
			throw new Error(`It never stood at ${point}`);
		});
		await Promise.race([stands.promise, lives]);
		process.stdout.write(`at ${point}\n`);
	}
	process.stdout.write("at all\n");
}

function crashPointAt<P extends string>(db: Database, point: P, onReached: () => void): CrashPoint<P> {
	let armed: P | null = null;
	/** Set once the point is reached, so that work which has already waited its time does not continue. */
	let standstill: Promise<never> | null = null;
	async function blockHere(where: P): Promise<void> {
		if (where !== point) return;
		standstill = new Promise(() => undefined);
		onReached();
		await standstill;
	}
	const mortal: Database = {
		...db,
		query: async (statement, values) =>
			(await standstill) ??
			(armed === null ? db.query(statement, values) : mortal.tx((tx) => tx.query(statement, values))),
		tx: async (work) =>
			(await standstill) ??
			db.tx(async (tx) => {
				const done = await work(tx);
				if (armed !== null) await blockHere(armed);
				return done;
			}),
	};
	return {
		point,
		db: mortal,
		blockHere,
		blockBeforeCommit(where) {
			if (where === point) armed = where;
		},
	};
}
