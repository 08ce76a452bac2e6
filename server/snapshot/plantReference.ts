import type { Database, Queryable } from "#server/platform/database/Database.ts";
import { continueNumbering, insertLines } from "./store/insertLines.ts";
import { hasRows, lockReference } from "./store/plantedState.ts";

/** Rows of a table, all with the same columns. */
export interface ReferenceTable {
	readonly table: string;
	readonly rows: readonly object[];
}

async function emptyOf(db: Queryable, tables: readonly ReferenceTable[]): Promise<readonly ReferenceTable[]> {
	const empty: ReferenceTable[] = [];
	for (const each of tables) if (!(await hasRows(db, each.table))) empty.push(each);
	return empty;
}

/**
 * Fills the empty tables of a database with reference data: what stays and texts refer to, such as cities, facilities and the FAQ, and the
 * sights that searches can name. Without it, no stay could be imported. Idempotent; a table that has any rows keeps them as they are.
 */
export async function plantReference(db: Database, tables: readonly ReferenceTable[]): Promise<void> {
	if ((await emptyOf(db, tables)).length === 0) return;
	await db.tx(async (tx) => {
		await lockReference(tx);
		const empty = await emptyOf(tx, tables);
		for (const { table, rows } of empty)
			await insertLines(
				tx,
				table,
				rows.map((row) => JSON.stringify(row)),
			);
		await continueNumbering(
			tx,
			empty.map(({ table }) => table),
		);
	});
}
