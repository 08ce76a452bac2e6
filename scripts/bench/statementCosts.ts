import pg from "pg";

/** The cost of statements in the database, with what they had to read. */
export interface StatementCost {
	readonly statements: number;
	/** Number of 8 KiB pages read: the same on a busy machine and on a quiet one. */
	readonly pages: number;
	/** Milliseconds of the slowest statement. */
	readonly slowest: number;
	/** The beginning of the statement that read the most pages. */
	readonly greediest: string;
}

export interface StatementCosts {
	/** Returns the cost of all statements since the last call. */
	taken(): Promise<StatementCost>;
	end(): Promise<void>;
}

/** Reads the server's statistics of every statement of a database; the cluster must have loaded pg_stat_statements. */
export async function statementCosts(databaseUrl: string): Promise<StatementCosts> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	await client.query("CREATE EXTENSION IF NOT EXISTS pg_stat_statements");
	const reset = () => client.query("SELECT pg_stat_statements_reset()");
	await reset();
	return {
		async taken() {
			const { rows } = await client.query<{ calls: number; pages: number; slowest: number; query: string }>(
				`SELECT calls::int, (shared_blks_hit + shared_blks_read)::float8 AS pages, max_exec_time AS slowest, query FROM pg_stat_statements
				WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database()) AND query NOT LIKE '%pg_stat_statements%'
				ORDER BY pages DESC`,
			);
			await reset();
			return {
				statements: rows.reduce((sum, { calls }) => sum + calls, 0),
				pages: rows.reduce((sum, { pages }) => sum + pages, 0),
				slowest: Math.max(0, ...rows.map(({ slowest }) => slowest)),
				greediest: (rows[0]?.query ?? "").replaceAll(/\s+/g, " ").slice(0, 400),
			};
		},
		end: () => client.end(),
	};
}
