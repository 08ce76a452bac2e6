import type { Queryable } from "#server/platform/database/Database.ts";

/** A table in a backup: its columns by name, each with the type its text is cast to. */
export interface BackedUpTable {
	readonly name: string;
	readonly columns: readonly { readonly name: string; readonly type: string }[];
}

export interface SequenceValue {
	readonly name: string;
	readonly value: number;
}

/**
 * Derived from the catalogue: the search's read model is rebuilt when it is missing, and the counts of places are updated as stays are
 * inserted.
 */
const derived = ["stay_block", "stay_night", "stay_slot", "stay_rule", "stay_dirty", "place_stays"];
/** Stored in the header: it describes the schema, not the data. */
const aboutSchema = "schema_migration";

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Returns all tables with data of their own, referenced tables first. */
export async function backedUpTables(db: Queryable): Promise<BackedUpTable[]> {
	const { rows } = await db.query<BackedUpTable & { refers_to: string[] }>(
		`SELECT c.relname AS name,
			(SELECT json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum)
				FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
			(SELECT coalesce(json_agg(DISTINCT t.relname), '[]') FROM pg_constraint k JOIN pg_class t ON t.oid = k.confrelid
				WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid) AS refers_to
		FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ALL ($1) ORDER BY c.relname`,
		[[...derived, aboutSchema]],
	);
	const ordered: BackedUpTable[] = [];
	const done = new Set<string>(derived);
	while (ordered.length < rows.length) {
		const next = rows.filter(
			({ name, refers_to }) => !done.has(name) && refers_to.every((each) => done.has(each)),
		);
		if (next.length === 0) throw new Error("Tables refer to each other in a circle");
		for (const { name, columns } of next) {
			ordered.push({ name, columns });
			done.add(name);
		}
	}
	return ordered;
}

/** Opens a cursor over all rows of a table, each as a JSON array of its columns' text values. */
export const openRows = (tx: Queryable, { name, columns }: BackedUpTable): Promise<unknown> =>
	tx.query(
		`DECLARE kept_rows NO SCROLL CURSOR FOR SELECT json_build_array(${columns.map((column) => `${quoted(column.name)}::text`).join(", ")})::text AS line FROM ${quoted(name)}`,
	);

export async function nextRows(tx: Queryable, count: number): Promise<string[]> {
	const { rows } = await tx.query<{ line: string }>(`FETCH ${count} FROM kept_rows`);
	return rows.map(({ line }) => line);
}

export const closeRows = (tx: Queryable): Promise<unknown> => tx.query("CLOSE kept_rows");

/** @param lines as returned by `nextRows` */
export const insertRows = (
	tx: Queryable,
	{ name, columns }: BackedUpTable,
	lines: readonly string[],
): Promise<unknown> =>
	tx.query(
		`INSERT INTO ${quoted(name)} (${columns.map((column) => quoted(column.name)).join(", ")}) OVERRIDING SYSTEM VALUE
		SELECT ${columns.map(({ type }, at) => `(line->>${at})::${type}`).join(", ")} FROM jsonb_array_elements($1::jsonb) AS line`,
		[`[${lines.join(",")}]`],
	);

/** Returns the last value of each sequence. */
export async function sequenceValues(db: Queryable): Promise<SequenceValue[]> {
	const { rows } = await db.query<SequenceValue>(
		"SELECT sequencename AS name, last_value AS value FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1",
	);
	return rows;
}

export const setSequence = (tx: Queryable, { name, value }: SequenceValue): Promise<unknown> =>
	tx.query("SELECT setval($1::regclass, $2)", [`public.${quoted(name)}`, value]);

/** Whether the database has our schema, and whether any of its tables has a row. */
export async function isUsed(
	db: Queryable,
): Promise<{ readonly hasSchema: boolean; readonly hasRows: boolean }> {
	const { rows } = await db.query<{ name: string }>(
		"SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'",
	);
	const tables = rows.map(({ name }) => name).filter((name) => name !== aboutSchema);
	const any = tables.map((name) => `EXISTS (SELECT FROM ${quoted(name)})`).join(" OR ");
	const found = await db.query<{ used: boolean }>(`SELECT ${any || "false"} AS used`);
	return { hasSchema: tables.length > 0, hasRows: found.rows[0]?.used ?? false };
}

/** Returns the migrations applied to the schema, by version. */
export async function appliedMigrations(db: Queryable): Promise<{ version: number; checksum: string }[]> {
	const { rows } = await db.query<{ version: number; checksum: string }>(
		"SELECT version, checksum FROM schema_migration ORDER BY version",
	);
	return rows;
}
