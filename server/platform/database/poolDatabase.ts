import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import type { PoolClient } from "pg";
import { beginWith, type Result, type StatementConfig } from "./beginWith.ts";
import { CopyOut } from "./CopyOut.ts";
import { type Database, type Queryable, type Rows, type Statement, sqlState } from "./Database.ts";
import { DatabaseUnavailable, whyUnavailable } from "./DatabaseUnavailable.ts";
import { insideTransaction } from "./outsideTransactions.ts";
import { type CipherHolder, valuesFor } from "./personalDataEncryption.ts";
import type { ClientPool } from "./ServerPool.ts";
import { SharedClients } from "./SharedClients.ts";
import { pendingWrite } from "./withFirstCommit.ts";

const attempts = 3;
const conflicts = new Set(["40001", "40P01"]);
const diskFull = "53100";

/** Settings for every statement of a pool. */
interface Terms {
	/** Decrypts personal data in results and encrypts it in parameters. */
	readonly holder: CipherHolder;
	/** Milliseconds after which a statement's connection counts as broken; does not apply to transactions with `hasNoTimeout`. */
	readonly timeoutMs?: number | undefined;
}

/** Runs a statement; a text with several statements returns several results. */
type Runner = { query(config: StatementConfig): Promise<Result | Result[]> };

const textOf = (statement: Statement): string => (typeof statement === "string" ? statement : statement.text);

async function run<R extends object>(
	runner: Runner,
	statement: Statement,
	values: readonly unknown[] | undefined,
	{ holder, timeoutMs }: Terms,
): Promise<Rows<R>> {
	const { isBrief: _, ...config }: StatementConfig & { isBrief?: boolean } =
		typeof statement === "string" ? { text: statement } : statement;
	if (timeoutMs !== undefined) config.query_timeout = timeoutMs;
	// Without values, the driver uses the simple protocol, which allows several statements at once.
	if (values !== undefined) config.values = valuesFor(values, holder);
	const results = [await runner.query(config)].flat();
	return {
		rows: results.flatMap((result) => result.rows) as R[],
		rowCount: results.at(-1)?.rowCount ?? 0,
	};
}

/** The state of a transaction. It may be retried unless it failed while committing, when the outcome is unknown. */
interface Scope {
	open: boolean;
	committing: boolean;
	readonly hasNoTimeout: boolean;
	readonly isReadOnly: boolean;
}

interface PoolOptions extends Terms {
	/** Maximum connections of the pool. */
	readonly connections: number;
	/** Number of connections reserved for brief statements, which share them. */
	readonly shared?: number;
	/** Called after the pool has ended. */
	readonly onClose?: () => Promise<void>;
}

const isAway = (error: unknown): error is Error => whyUnavailable(error) === "away";

const rollBack = (client: PoolClient): Promise<Error | undefined> =>
	client.query("ROLLBACK").then(
		() => undefined,
		(reason: Error) => reason,
	);

/**
 * Runs work on a connection of the pool. `tidy` cleans up a connection that still responds after a failure; if it returns an error, the
 * connection is discarded.
 */
async function lend<T>(
	pool: ClientPool,
	work: (client: PoolClient) => Promise<T>,
	tidy?: (client: PoolClient) => Promise<Error | undefined>,
): Promise<T> {
	const client = await pool.connect();
	let broken: Error | undefined;
	try {
		return await work(client);
	} catch (error) {
		// A rejected statement leaves its connection usable. A connection that does not respond is discarded without a rollback, which would
		// also hang; the server rolls back when it closes.
		broken = isAway(error) ? error : await tidy?.(client);
		throw error;
	} finally {
		client.release(broken);
	}
}

/** Runs one attempt of a transaction, from BEGIN (sent with the first statement) to COMMIT. */
async function attempt<T>(
	client: PoolClient,
	scope: Scope,
	{ holder, timeoutMs }: Terms,
	work: (tx: Queryable) => Promise<T>,
): Promise<T> {
	const terms = { holder, timeoutMs: scope.hasNoTimeout ? undefined : timeoutMs };
	const begin = scope.isReadOnly ? "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY" : "BEGIN";
	let isBegun = false;
	const runner: Runner = {
		query(config) {
			if (isBegun) return client.query(config);
			isBegun = true;
			return beginWith(client, begin, config);
		},
	};
	if (scope.hasNoTimeout) await run(runner, "SET LOCAL statement_timeout = 0", undefined, terms);
	const tx: Queryable = {
		isPrimary: true,
		query: (statement, values) => run(runner, statement, values, terms),
		async copy(select, take) {
			if (!isBegun) await run(runner, "SELECT", undefined, terms);
			await client.query(new CopyOut(select, take, terms.timeoutMs)).done;
		},
	};
	const result = await work(tx);
	const note = scope.isReadOnly ? null : pendingWrite();
	await note?.write(tx);
	scope.committing = true;
	if (isBegun) await run(client, "COMMIT", undefined, terms);
	if (note) note.isWritten = true;
	return result;
}

/** Creates a Database on a pool, for either engine. */
export function poolDatabase(
	engine: Database["engine"],
	pool: ClientPool,
	{ connections, shared = 0, onClose, ...terms }: PoolOptions,
): Database {
	let isFull = false;
	/**
	 * Records a full disk and converts the driver's errors.
	 * @returns a DatabaseUnavailable when the caller may retry, otherwise the error itself
	 */
	const toUnavailable = (error: unknown): unknown => {
		if (sqlState(error) === diskFull) isFull = true;
		const reason = whyUnavailable(error);
		return reason ? new DatabaseUnavailable(reason, error) : error;
	};
	const running = new AsyncLocalStorage<Scope>();
	const refuseInsideTx = () => {
		// On PGlite the only connection is taken, so the statement would wait for itself. On PostgreSQL it would silently run outside the
		// transaction.
		if (running.getStore()?.open) throw new Error("Inside a transaction use only its tx");
	};
	const sharing = new SharedClients(pool, shared);
	const runStandalone = async <T>(work: (client: PoolClient) => Promise<T>, isBrief = false): Promise<T> => {
		try {
			return await ((isBrief ? sharing.run(work) : null) ?? lend(pool, work));
		} catch (error) {
			throw toUnavailable(error);
		}
	};
	const once = <T>(scope: Scope, work: (tx: Queryable) => Promise<T>): Promise<T> =>
		lend(
			pool,
			(client) =>
				running.run(scope, () => insideTransaction(scope, () => attempt(client, scope, terms, work))),
			rollBack,
		).finally(() => {
			scope.open = false;
		});

	return {
		isPrimary: true,
		engine,
		connections,
		isFull: () => isFull,
		encryptPersonalDataWith(cipher) {
			terms.holder.cipher = cipher;
		},
		async query(statement, values) {
			refuseInsideTx();
			// A write outside a transaction would be committed before the note that must be written together with it.
			if (pendingWrite() && !/^\s*SELECT/i.test(textOf(statement)))
				return this.tx((tx) => tx.query(statement, values));
			const isBrief = typeof statement !== "string" && statement.isBrief;
			return runStandalone((client) => run(client, statement, values, terms), isBrief);
		},
		async copy(select, take) {
			refuseInsideTx();
			await runStandalone((client) => client.query(new CopyOut(select, take, terms.timeoutMs)).done);
		},
		async tx(work, { hasNoTimeout = false, isReadOnly = false } = {}) {
			refuseInsideTx();
			for (let round = 1; ; round++) {
				const scope: Scope = { open: true, committing: false, hasNoTimeout, isReadOnly };
				try {
					const result = await once(scope, work);
					isFull = false;
					return result;
				} catch (error) {
					const again = conflicts.has(sqlState(error) ?? "") || (isAway(error) && !scope.committing);
					if (round === attempts || !again) throw toUnavailable(error);
					await pause(round * 10 * Math.random());
				}
			}
		},
		async close() {
			await sharing.close();
			await pool.end();
			await onClose?.();
		},
	};
}
