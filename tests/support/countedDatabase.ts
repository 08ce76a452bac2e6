import type { Database, Queryable, Statement } from "#server/platform/database/Database.ts";

export interface CountedDatabase {
	readonly db: Database;
	/** Every statement since the last time, BEGIN and COMMIT among them, by name or by its beginning. */
	taken(): readonly string[];
}

/** A database that writes down what it is asked. */
export function countedDatabase(db: Database): CountedDatabase {
	let asked: string[] = [];
	const nameOf = (statement: Statement): string =>
		typeof statement === "string" ? statement.replaceAll(/\s+/g, " ").trim().slice(0, 90) : statement.name;
	const counted = (queryable: Queryable): Queryable => ({
		isTruth: true,
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
		taken() {
			const all = asked;
			asked = [];
			return all;
		},
	};
}
