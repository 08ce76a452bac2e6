import type { Queryable, Reads, Statement } from "./Database.ts";

/** Base of stores: runs SQL in the database or the transaction it is created with. */
export abstract class Store<D extends Reads = Queryable> {
	protected readonly db: D;

	constructor(db: D) {
		this.db = db;
	}

	protected async rows<R extends object>(statement: Statement, values?: readonly unknown[]): Promise<R[]> {
		return (await this.db.query<R>(statement, values)).rows;
	}

	/** Returns the first row; null when there is none. */
	protected async row<R extends object>(
		statement: Statement,
		values?: readonly unknown[],
	): Promise<R | null> {
		return (await this.rows<R>(statement, values))[0] ?? null;
	}

	/** Whether the statement finds or changes any row. */
	protected async hasRows(statement: Statement, values?: readonly unknown[]): Promise<boolean> {
		return (await this.db.query(statement, values)).rowCount > 0;
	}
}
