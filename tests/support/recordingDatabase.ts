import type { Database, Queryable, Statement } from "#server/platform/database/Database.ts";

export interface RecordingDatabase {
	readonly db: Database;
	/** Every statement since the last call, including BEGIN and COMMIT, by its name or its beginning. */
	takeStatements(): readonly string[];
}

/** A database that records the statements it receives. */
export function recordingDatabase(db: Database): RecordingDatabase {
	let asked: string[] = [];
	const nameOf = (statement: Statement): string =>
		typeof statement === "string" ? statement.replaceAll(/\s+/g, " ").trim().slice(0, 90) : statement.name;
	const counted = (queryable: Queryable): Queryable => ({
		isPrimary: true,
		query(statement, values) {
			asked.push(nameOf(statement));
			return queryable.query(statement, values);
		},
		copy(select, take) {
			asked.push(nameOf(select));
			return queryable.copy(select, take);
		},
	});
	return {
		db: {
			...db,
			...counted(db),
			tx: (work, options) =>
				db.tx(async (tx) => {
					asked.push("BEGIN");
					const result = await work(counted(tx));
					asked.push("COMMIT");
					return result;
				}, options),
		},
		takeStatements() {
			const all = asked;
			asked = [];
			return all;
		},
	};
}
