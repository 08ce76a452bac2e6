/** A row by column name; all rows of one table have the same columns. Lists become arrays or JSON, depending on the column. */
export type Row = Readonly<Record<string, unknown>>;

/** A table's rows. */
export interface TableRows {
	readonly table: string;
	readonly rows: Iterable<Row>;
	/** Whether they are facts or parts of the product, which an installation without the demo has as well. */
	readonly isReference?: true;
}
