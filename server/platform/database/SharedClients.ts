import type { PoolClient } from "pg";
import { whyUnavailable } from "./DatabaseUnavailable.ts";
import type { ClientPool } from "./ServerPool.ts";

interface Connection {
	readonly client: PoolClient;
	/** Back to the pool, which ends it. */
	leave(error?: Error): void;
}

interface Line {
	connection: Promise<Connection> | null;
	underWay: number;
}

/** So many statements stand behind each other on a connection at most: one that is held up holds up those after it. */
const maxUnderWay = 8;

/**
 * A few connections of a pool over which brief statements go at the same time, each sent without waiting for the answer to the one before: the
 * way to the server and back costs more than many a statement. The driver puts an end to each, so that one that fails leaves the others alone.
 */
export class SharedClients {
	readonly #pool: ClientPool;
	readonly #lines: readonly Line[];

	constructor(pool: ClientPool, count: number) {
		this.#pool = pool;
		this.#lines = Array.from({ length: count }, () => ({ connection: null, underWay: 0 }));
	}

	/** Runs a statement where the fewest are under way. Null: too many are everywhere, or nothing is shared. */
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
				// The next caller connects again: to another server, if this one takes no more writes.
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
