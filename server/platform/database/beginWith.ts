import pg, { type Connection, type PoolClient, type QueryConfig } from "pg";

export interface Result {
	readonly rows: unknown[];
	readonly rowCount: number | null;
}

/** The driver's settings of a statement. */
export type StatementConfig = QueryConfig & { query_timeout?: number };

/** What of the driver's connection is used here. */
interface Wire {
	readonly stream: { cork(): void; uncork(): void };
	bind(portal: { readonly statement: string }): void;
	execute(portal: object): void;
}

/** A statement with a BEGIN before it that the server knows by name. */
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

/** The ways to begin that the server of a connection knows by name. */
const knownTo = new WeakMap<PoolClient, Set<string>>();

/**
 * Begins a transaction and runs its first statement: one way to the server and back for both, but for the first time on a connection. Several
 * statements in one text may come without values only. The last result is the statement's.
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
