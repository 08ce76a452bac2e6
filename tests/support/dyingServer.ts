import { openDatabase } from "#server/platform/database/connect.ts";
import type { Database } from "#server/platform/database/Database.ts";

export interface Target {
	readonly dataDir: string;
	readonly databaseUrl?: string;
}

/** What a life that is about to end is told. */
export interface Death<P extends string> {
	/** The point it is to die at. */
	readonly point: P;
	/** The database as long as it lives. */
	readonly db: Database;
	/** Stands here for ever when this is the point. */
	die(where: P): Promise<void>;
	/** When this is the point: stops the next transaction, or statement that is one by itself, when all its work is done and nothing is committed. */
	arm(where: P): void;
}

/**
 * A server that is about to die: lives in each database of KILL_TARGETS, which have the schema, stops in each for ever at the point it is named
 * for and says so, so that whoever started it can kill it where it stands.
 */
export async function dieInEach<P extends string>(
	live: (death: Death<P>) => Promise<unknown>,
): Promise<void> {
	const targets = JSON.parse(process.env.KILL_TARGETS ?? "[]") as readonly (readonly [P, Target])[];
	// Nothing but the kill ends this process.
	setInterval(() => undefined, 60_000);
	for (const [point, target] of targets) {
		const db = await openDatabase(target);
		const stands = Promise.withResolvers<void>();
		const lives = live(deathAt(db, point, stands.resolve)).then(() => {
			throw new Error(`It never stood at ${point}`);
		});
		await Promise.race([stands.promise, lives]);
		process.stdout.write(`at ${point}\n`);
	}
	process.stdout.write("at all\n");
}

function deathAt<P extends string>(db: Database, point: P, onReached: () => void): Death<P> {
	let armed: P | null = null;
	/** Set when it stands there: whoever has waited long enough would go on meanwhile. */
	let standstill: Promise<never> | null = null;
	async function die(where: P): Promise<void> {
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
				if (armed !== null) await die(armed);
				return done;
			}),
	};
	return {
		point,
		db: mortal,
		die,
		arm(where) {
			if (where === point) armed = where;
		},
	};
}
