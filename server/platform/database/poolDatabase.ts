import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import type { PoolClient, QueryConfig } from "pg";
import { CopyOut } from "./CopyOut.ts";
import { type Database, type Queryable, type Rows, type Statement, sqlState } from "./Database.ts";
import { DatabaseUnavailable, whyUnavailable } from "./DatabaseUnavailable.ts";
import { type LockHolder, valuesFor } from "./persons.ts";
import type { ClientPool } from "./ServerPool.ts";
import { noteToWrite } from "./withNote.ts";

const attempts = 3;
const conflicts = new Set(["40001", "40P01"]);

interface Result {
	readonly rows: unknown[];
	readonly rowCount: number | null;
}

/** Several statements in one text give several results. */
type Runner = { query(config: QueryConfig): Promise<Result | Result[]> };

const textOf = (statement: Statement): string => (typeof statement === "string" ? statement : statement.text);

async function run<R extends object>(
	runner: Runner,
	statement: Statement,
	values: readonly unknown[] | undefined,
	{ holder, patienceMs }: Pick<PoolOptions, "holder" | "patienceMs">,
): Promise<Rows<R>> {
	const config: QueryConfig & { query_timeout?: number } =
		typeof statement === "string" ? { text: statement } : { ...statement };
	if (patienceMs !== undefined) config.query_timeout = patienceMs;
	// Without values the driver uses the simple protocol, which takes several statements at once.
	if (values !== undefined) config.values = valuesFor(values, holder);
	const results = [await runner.query(config)].flat();
	return {
		rows: results.flatMap((result) => result.rows) as R[],
		rowCount: results.at(-1)?.rowCount ?? 0,
	};
}

/** How far a transaction came: what was not committed for sure can be done again. */
interface Scope {
	open: boolean;
	committing: boolean;
	readonly isUnhurried: boolean;
	readonly isReadOnly: boolean;
}

const diskFull = "53100";

interface PoolOptions {
	/** The pool's most. */
	readonly connections: number;
	/** What the pool reads texts about persons with. */
	readonly holder: LockHolder;
	/** Milliseconds a statement may take before its connection counts as broken, unless its transaction is unhurried. */
	readonly patienceMs?: number | undefined;
	/** Runs after the pool has ended. */
	readonly onClose?: () => Promise<void>;
}

/** A Database over a pool of either engine. */
export function poolDatabase(
	engine: Database["engine"],
	pool: ClientPool,
	{ connections, holder, patienceMs, onClose }: PoolOptions,
): Database {
	let isFull = false;
	/** @returns an error that tells whoever waits whether to ask again */
	const told = (error: unknown): unknown => {
		if (sqlState(error) === diskFull) isFull = true;
		const reason = whyUnavailable(error);
		return reason ? new DatabaseUnavailable(reason, error) : error;
	};
	const running = new AsyncLocalStorage<Scope>();
	const refuseInsideTx = () => {
		// On PGlite the one connection is taken, so this would wait for itself; on PostgreSQL it would silently not be part of the transaction.
		if (running.getStore()?.open) throw new Error("Inside a transaction use only its tx");
	};

	async function attempt<T>(
		client: PoolClient,
		scope: Scope,
		work: (tx: Queryable) => Promise<T>,
	): Promise<T> {
		const limit = { holder, patienceMs: scope.isUnhurried ? undefined : patienceMs };
		const tell = (text: string) => run(client, text, undefined, limit);
		const begin = scope.isReadOnly ? "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY" : "BEGIN";
		await tell(scope.isUnhurried ? `${begin}; SET LOCAL statement_timeout = 0` : begin);
		const tx: Queryable = {
			isTruth: true,
			query: (statement, values) => run(client, statement, values, limit),
			copy: (select, take) => client.query(new CopyOut(select, take, limit.patienceMs)).done,
		};
		const result = await work(tx);
		const note = scope.isReadOnly ? null : noteToWrite();
		await note?.write(tx);
		scope.committing = true;
		await tell("COMMIT");
		if (note) note.isWritten = true;
		isFull = false;
		return result;
	}

	async function alone<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
		const client = await pool.connect();
		let broken: Error | undefined;
		try {
			return await work(client);
		} catch (error) {
			// A refused statement leaves its connection as good as it was.
			if (whyUnavailable(error) === "away") broken = error as Error;
			throw error;
		} finally {
			client.release(broken);
		}
	}

	async function once<T>(scope: Scope, work: (tx: Queryable) => Promise<T>): Promise<T> {
		const client = await pool.connect();
		let broken: Error | undefined;
		try {
			return await running.run(scope, () => attempt(client, scope, work));
		} catch (error) {
			// A connection that does not answer would keep the rollback waiting as well: the server rolls back when it ends.
			if (error instanceof Error && whyUnavailable(error) === "away") broken = error;
			else
				await client.query("ROLLBACK").catch((reason: Error) => {
					broken = reason;
				});
			throw error;
		} finally {
			scope.open = false;
			client.release(broken);
		}
	}

	return {
		isTruth: true,
		engine,
		connections,
		isFull: () => isFull,
		lockPersonsWith(lock) {
			holder.lock = lock;
		},
		async query(statement, values) {
			refuseInsideTx();
			// Alone it would be committed before what has to be written with it.
			if (noteToWrite() && !/^\s*SELECT/i.test(textOf(statement)))
				return this.tx((tx) => tx.query(statement, values));
			try {
				return await alone((client) => run(client, statement, values, { holder, patienceMs }));
			} catch (error) {
				throw told(error);
			}
		},
		async copy(select, take) {
			refuseInsideTx();
			try {
				await alone((client) => client.query(new CopyOut(select, take, patienceMs)).done);
			} catch (error) {
				throw told(error);
			}
		},
		async tx(work, { isUnhurried = false, isReadOnly = false } = {}) {
			refuseInsideTx();
			for (let round = 1; ; round++) {
				const scope: Scope = { open: true, committing: false, isUnhurried, isReadOnly };
				try {
					return await once(scope, work);
				} catch (error) {
					const again =
						conflicts.has(sqlState(error) ?? "") || (whyUnavailable(error) === "away" && !scope.committing);
					if (round === attempts || !again) throw told(error);
					await pause(round * 10 * Math.random());
				}
			}
		},
		async close() {
			await pool.end();
			await onClose?.();
		},
	};
}
