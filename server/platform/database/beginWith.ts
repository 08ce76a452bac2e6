import pg, { type Connection, type PoolClient, type QueryConfig } from "pg";

export interface Result {
	readonly rows: unknown[];
	readonly rowCount: number | null;
}

/** The driver's configuration of a statement. */
export type StatementConfig = QueryConfig & { query_timeout?: number };

/** The parts of the driver's connection used here. */
interface Wire {
	readonly stream: { cork(): void; uncork(): void };
	bind(portal: { readonly statement: string }): void;
	execute(portal: object): void;
}

/** A statement preceded by a prepared BEGIN. */
class FirstStatement extends pg.Query {
	callback: (error: Error | null, result: Result | Result[]) => void;
	readonly query_timeout: number | undefined;

	constructor(
		begin: string,
		{ query_timeout, ...config }: StatementConfig,
		callback: FirstStatement["callback"],
	) {
		super({ ...config, queryMode: "extended" } as QueryConfig);
		this.callback = callback;
		this.query_timeout = query_timeout;
		const { submit } = this;
		this.submit = (connection: Connection) => {
			const wire = connection as unknown as Wire;
			wire.stream.cork();
			try {
				wire.bind({ statement: begin });
				wire.execute({});
				return submit.call(this, connection);
			} finally {
				wire.stream.uncork();
			}
		};
	}
}

/** The BEGIN statements prepared on each connection. */
const knownTo = new WeakMap<PoolClient, Set<string>>();

/**
 * Begins a transaction and runs its first statement in a single round trip, except for the first time on a connection. A text with several
 * statements is allowed only without values. May return several results; the last is that of the statement.
 */
export async function beginWith(
	client: PoolClient,
	begin: string,
	config: StatementConfig,
): Promise<Result | Result[]> {
	if (config.values === undefined && config.name === undefined)
		return client.query({ ...config, text: `${begin}; ${config.text}` });
	const known = knownTo.get(client) ?? new Set();
	if (known.has(begin))
		return new Promise((resolve, reject) => {
			client.query(
				new FirstStatement(begin, config, (error, result) => (error ? reject(error) : resolve(result))),
			);
		});
	await client.query({ name: begin, text: begin, queryMode: "extended" } as QueryConfig);
	knownTo.set(client, known.add(begin));
	return client.query(config);
}
