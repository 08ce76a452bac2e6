import type { Database } from "./Database.ts";
import type { CipherHolder } from "./personalDataEncryption.ts";
import { poolDatabase } from "./poolDatabase.ts";
import { type ClientPool, ServerPool } from "./ServerPool.ts";
import { sessionOptions } from "./sessionSettings.ts";
import { typeParsers } from "./typeParsers.ts";

export interface ServerLimits {
	/** Maximum number of connections. */
	readonly poolSize?: number;
	/** Time in milliseconds after which the server cancels a statement. */
	readonly statementTimeoutMs?: number;
	/** Called when an idle connection breaks; the pool replaces it. */
	readonly onConnectionLost?: (error: Error) => void;
}

/** Milliseconds beyond the statement timeout after which the server or the network counts as stalled. */
const slackMs = 5000;

/** Creates a Database on PostgreSQL connections. Connects lazily, on first use. */
export function serverDatabase(
	url: string,
	{
		mustWrite,
		poolSize = 20,
		statementTimeoutMs = 10_000,
		onConnectionLost = () => {},
	}: ServerLimits & {
		/** Whether only a server that accepts writes may be used, when there are several. */
		readonly mustWrite: boolean;
	},
): { readonly pool: ClientPool; readonly db: Database } {
	const holder: CipherHolder = { cipher: null };
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
		timeoutMs: statementTimeoutMs + slackMs,
	});
	return { pool, db };
}
