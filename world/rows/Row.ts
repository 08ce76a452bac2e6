/** A row by column name; all rows of one list have the same columns. Lists become arrays or json, as the column wants. */
export type Row = Readonly<Record<string, unknown>>;

/** Rows for a table. */
export interface TableRows {
	readonly table: string;
	readonly rows: Iterable<Row>;
}
