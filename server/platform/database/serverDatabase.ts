import type { Database } from "./Database.ts";
import type { LockHolder } from "./persons.ts";
import { poolDatabase } from "./poolDatabase.ts";
import { type ClientPool, ServerPool } from "./ServerPool.ts";
import { sessionOptions } from "./sessionSettings.ts";
import { typeParsers } from "./typeParsers.ts";

export interface ServerLimits {
	/** Connections at most. */
	readonly poolSize?: number;
	/** A statement that runs longer is cancelled. */
	readonly statementTimeoutMs?: number;
	/** Told when an idle connection breaks; the pool replaces it by itself. */
	readonly onConnectionLost?: (error: Error) => void;
}

/** Longer than the server may take for a statement: then it stands still, or the way to it does. */
const slackMs = 5000;

/** A Database over connections to PostgreSQL. Nothing is connected before it is asked. */
export function serverDatabase(
	url: string,
	{
		mustWrite,
		poolSize = 20,
		statementTimeoutMs = 10_000,
		onConnectionLost = () => {},
	}: ServerLimits & {
		/** Of several servers only one that takes writes will do. */
		readonly mustWrite: boolean;
	},
): { readonly pool: ClientPool; readonly db: Database } {
	const holder: LockHolder = { lock: null };
	const pool = new ServerPool(url, {
		mustWrite,
		onConnectionLost,
		max: poolSize,
		connectionTimeoutMillis: 5000,
		idle_in_transaction_session_timeout: 30_000,
		statement_timeout: statementTimeoutMs,
		lock_timeout: 5000,
		keepAlive: true,
		options: sessionOptions,
		types: typeParsers(holder),
	});
	const db = poolDatabase("postgres", pool, {
		connections: poolSize,
		shared: Math.min(2, Math.floor(poolSize / 4)),
		holder,
		patienceMs: statementTimeoutMs + slackMs,
	});
	return { pool, db };
}
