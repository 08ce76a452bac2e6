import type { Queryable } from "#server/platform/database/Database.ts";

/** Rows of a table, one JSON object per line, all with the same columns. */
export interface TableLines {
	readonly table: string;
	readonly lines: Iterable<string>;
	/** Whether an installation without the demo has them as well, see `plantReference`. */
	readonly isReference?: true;
}

const linesAtOnce = 4000;

/** Inserts rows with few statements: the database expands a JSON text into rows of the table's own types. */
export async function insertLines(tx: Queryable, table: string, lines: Iterable<string>): Promise<void> {
	let columns = "";
	for (const portion of portions(lines)) {
		columns ||= Object.keys(JSON.parse(portion[0] ?? "{}") as object).join(", ");
		await tx.query(
			`INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
			SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json)`,
			[`[${portion.join(",")}]`],
		);
	}
}

/** Splits lines into batches of the size one statement takes. */
export function* portions(lines: Iterable<string>): Generator<string[]> {
	let portion: string[] = [];
	for (const line of lines) {
		portion.push(line);
		if (portion.length < linesAtOnce) continue;
		yield portion;
		portion = [];
	}
	if (portion.length > 0) yield portion;
}

/** Advances the tables' sequences past rows that were inserted with explicit IDs. */
export async function continueNumbering(tx: Queryable, tables: Iterable<string>): Promise<void> {
	const { rows } = await tx.query<{ table: string; column: string }>(
		`SELECT c.relname AS table, a.attname AS column FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
		WHERE c.oid = ANY ($1::regclass[]) AND a.attidentity <> ''`,
		[[...new Set(tables)]],
	);
	for (const { table, column } of rows)
		await tx.query(
			`SELECT setval(pg_get_serial_sequence('${table}', '${column}'), max(${column})) FROM ${table} HAVING max(${column}) IS NOT NULL`,
		);
}
