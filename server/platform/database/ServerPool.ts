import pg, { type PoolClient } from "pg";
import { whyUnavailable } from "./DatabaseUnavailable.ts";
import { serversOf } from "./serversOf.ts";

/** The part of a pool that a Database needs. */
export interface ClientPool {
	connect(): Promise<PoolClient>;
	end(): Promise<void>;
}

interface ServerPoolOptions extends Omit<pg.PoolConfig, "connectionString" | "verify"> {
	/** Whether only a server that accepts writes may be used, when there are several. */
	readonly mustWrite: boolean;
	readonly onConnectionLost: (error: Error) => void;
}

/** SQLSTATE a standby returns for writes. */
const readOnlyState = "25006";

/** Creates a pool whose broken connections cannot crash the process: the pool itself does not listen for errors of clients in use. */
export function guardedPool(config: pg.PoolConfig, onConnectionLost: (error: Error) => void): pg.Pool {
	const pool = new pg.Pool(config);
	// checked on every use, because a client may have connected before this listener was added
	const guarded = new WeakSet<PoolClient>();
	pool.on("acquire", (client) => {
		if (guarded.has(client)) return;
		guarded.add(client);
		client.on("error", () => {});
	});
	pool.on("error", onConnectionLost);
	return pool;
}

/**
 * A pool of connections to the first listed server that responds (and, if required, accepts writes). When that server fails, it switches to
 * the next one that does. All connections go to one server at a time; the driver itself supports only one.
 */
export class ServerPool implements ClientPool {
	readonly #pools: readonly pg.Pool[];
	#at = 0;

	constructor(databaseUrl: string, { mustWrite, onConnectionLost, ...config }: ServerPoolOptions) {
		const servers = serversOf(databaseUrl);
		const verify = mustWrite && servers.length > 1 ? { verify: refuseReadOnly } : {};
		this.#pools = servers.map((connectionString) =>
			guardedPool({ ...config, ...verify, connectionString }, onConnectionLost),
		);
	}

	/** @throws when no server is usable: the error of the last one tried */
	async connect(): Promise<PoolClient> {
		for (let tries = 1; ; tries += 1) {
			const at = this.#at;
			try {
				return await this.#poolAt(at).connect();
			} catch (error) {
				if (whyUnavailable(error) !== "away") throw error;
				this.#leave(at);
				if (tries >= this.#pools.length) throw error;
			}
		}
	}

	async end(): Promise<void> {
		await Promise.all(this.#pools.map((pool) => pool.end()));
	}

	#poolAt(at: number): pg.Pool {
		const pool = this.#pools[at];
		if (!pool) throw new Error(`there is no server ${at}`);
		return pool;
	}

	/** Moves on to the next server, once only, however many callers find the current one gone. */
	#leave(at: number): void {
		if (this.#at === at) this.#at = (at + 1) % this.#pools.length;
	}
}

function refuseReadOnly(client: PoolClient, done: (error?: Error) => void): void {
	client
		.query<{ read_only: boolean }>("SELECT current_setting('transaction_read_only')::bool AS read_only")
		.then(
			({ rows }) =>
				done(
					rows[0]?.read_only
						? Object.assign(new Error("this server takes no writes"), { code: readOnlyState })
						: undefined,
				),
			done,
		);
}
