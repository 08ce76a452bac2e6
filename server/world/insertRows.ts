import type { Queryable } from "#server/database/Database.ts";

/** A row by column name; all rows of one call have the same columns. Lists become arrays or json, as the column wants. */
export type Row = Readonly<Record<string, unknown>>;

const rowsAtOnce = 4000;

/** Inserts many rows with few statements: the server turns one JSON text into rows of the table's own types. */
export async function insertRows(tx: Queryable, table: string, rows: readonly Row[]): Promise<void> {
	const [first] = rows;
	if (!first) return;
	const columns = Object.keys(first).join(", ");
	for (let start = 0; start < rows.length; start += rowsAtOnce) {
		await tx.query(
			`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json)`,
			[JSON.stringify(rows.slice(start, start + rowsAtOnce))],
		);
	}
}

/** Lets a table's own numbering go on after rows that were inserted with their numbers. */
export async function continueNumbering(tx: Queryable, table: string, column: string): Promise<void> {
	await tx.query(
		`SELECT setval(pg_get_serial_sequence('${table}', '${column}'), greatest(1, (SELECT coalesce(max(${column}), 1) FROM ${table})))`,
	);
}
