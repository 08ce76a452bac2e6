import pg, { type PoolClient } from "pg";
import { whyUnavailable } from "./DatabaseUnavailable.ts";
import { serversOf } from "./serversOf.ts";

/** What a Database needs of a pool. */
export interface ClientPool {
	connect(): Promise<PoolClient>;
	end(): Promise<void>;
}

interface ServerPoolOptions extends Omit<pg.PoolConfig, "connectionString" | "verify"> {
	/** Only a server that takes writes will do, where there are several to choose from. */
	readonly mustWrite: boolean;
	readonly onConnectionLost: (error: Error) => void;
}

/** What a standby says to whoever wants to write. */
const readOnlyState = "25006";

/** A pool whose connections nobody loses the process by: a client in use has no listener of the pool's for its own end. */
export function guardedPool(config: pg.PoolConfig, onConnectionLost: (error: Error) => void): pg.Pool {
	const pool = new pg.Pool(config);
	// At every use, because a client may have been connected before anybody listened here.
	const heard = new WeakSet<PoolClient>();
	pool.on("acquire", (client) => {
		if (heard.has(client)) return;
		heard.add(client);
		client.on("error", () => {});
	});
	pool.on("error", onConnectionLost);
	return pool;
}

/**
 * Connections to the first server of an address that answers (and takes writes), until it does so no more: then to the next one that does.
 * The driver knows one server only. All work goes to one server at a time.
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

	/** @throws when no server will do; the failure of the one that was tried last */
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

	/** Whoever finds the server gone moves the work on; those who find it at the same time move it once. */
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
