import type { PoolClient } from "pg";
import { whyUnavailable } from "./DatabaseUnavailable.ts";
import type { ClientPool } from "./ServerPool.ts";

interface Connection {
	readonly client: PoolClient;
	/** Releases the connection to the pool, which closes it. */
	leave(error?: Error): void;
}

interface Line {
	connection: Promise<Connection> | null;
	underWay: number;
}

/** Maximum statements pipelined on a connection; a slow one delays those behind it. */
const maxUnderWay = 8;

/**
 * A few connections of a pool that brief statements share. They are pipelined, i.e. sent without waiting for earlier answers, because the
 * round trip takes longer than many a statement. The driver sends a Sync after each, so a failing statement does not affect the others.
 */
export class SharedClients {
	readonly #pool: ClientPool;
	readonly #lines: readonly Line[];

	constructor(pool: ClientPool, count: number) {
		this.#pool = pool;
		this.#lines = Array.from({ length: count }, () => ({ connection: null, underWay: 0 }));
	}

	/** Runs a statement on the connection with the fewest in flight. Returns null when all are full or there are none. */
	run<T>(work: (client: PoolClient) => Promise<T>): Promise<T> | null {
		const [line] = this.#lines.toSorted((one, other) => one.underWay - other.underWay);
		return line && line.underWay < maxUnderWay ? this.#runOn(line, work) : null;
	}

	async close(): Promise<void> {
		for (const { connection } of this.#lines) (await connection?.catch(() => null))?.leave();
	}

	async #runOn<T>(line: Line, work: (client: PoolClient) => Promise<T>): Promise<T> {
		line.underWay += 1;
		line.connection ??= this.#connect(line);
		try {
			const { client, leave } = await line.connection;
			return await work(client).catch((error: Error) => {
				// The next caller reconnects, to another server if this one no longer accepts writes.
				if (whyUnavailable(error) === "away") leave(error);
				throw error;
			});
		} finally {
			line.underWay -= 1;
		}
	}

	async #connect(line: Line): Promise<Connection> {
		try {
			const client = await this.#pool.connect();
			Object.assign(client, { pipeline: true });
			let isHere = true;
			const leave = (error?: Error) => {
				if (!isHere) return;
				isHere = false;
				line.connection = null;
				client.release(error ?? true);
			};
			client.once("error", leave);
			return { client, leave };
		} catch (error) {
			line.connection = null;
			throw error;
		}
	}
}
