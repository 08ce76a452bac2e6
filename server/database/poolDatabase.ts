import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import type { Pool, PoolClient, QueryConfig } from "pg";
import { type Database, type Queryable, type Rows, type Statement, sqlState } from "./Database.ts";

const attempts = 3;
const retried = new Set(["40001", "40P01"]);

interface Result {
	readonly rows: unknown[];
	readonly rowCount: number | null;
}

/** Several statements in one text give several results. */
type Runner = { query(config: QueryConfig): Promise<Result | Result[]> };

async function run<R extends object>(
	runner: Runner,
	statement: Statement,
	values: readonly unknown[] | undefined,
): Promise<Rows<R>> {
	const config: QueryConfig = typeof statement === "string" ? { text: statement } : { ...statement };
	// Without values the driver uses the simple protocol, which takes several statements at once.
	if (values !== undefined) config.values = [...values];
	const results = [await runner.query(config)].flat();
	return {
		rows: results.flatMap((result) => result.rows) as R[],
		rowCount: results.at(-1)?.rowCount ?? 0,
	};
}

async function attempt<T>(client: PoolClient, work: (tx: Queryable) => Promise<T>): Promise<T> {
	await client.query("BEGIN");
	const result = await work({ query: (statement, values) => run(client, statement, values) });
	await client.query("COMMIT");
	return result;
}

/** A Database over a pool of either engine. `onClose` runs after the pool has ended. */
export function poolDatabase(
	engine: Database["engine"],
	pool: Pool,
	onClose: () => Promise<void> = async () => {},
): Database {
	const running = new AsyncLocalStorage<{ open: boolean }>();
	const refuseInsideTx = () => {
		// On PGlite the one connection is taken, so this would wait for itself; on PostgreSQL it would silently not be part of the transaction.
		if (running.getStore()?.open) throw new Error("Inside a transaction use only its tx");
	};

	async function once<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
		const client = await pool.connect();
		const scope = { open: true };
		let broken: Error | undefined;
		try {
			return await running.run(scope, () => attempt(client, work));
		} catch (error) {
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
		engine,
		async query(statement, values) {
			refuseInsideTx();
			return run(pool, statement, values);
		},
		async tx(work) {
			refuseInsideTx();
			for (let round = 1; ; round++) {
				try {
					return await once(work);
				} catch (error) {
					if (round === attempts || !retried.has(sqlState(error) ?? "")) throw error;
					await pause(round * 10 * Math.random());
				}
			}
		},
		async close() {
			await pool.end();
			await onClose();
		},
	};
}
