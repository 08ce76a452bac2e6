import type { Database } from "#server/platform/database/Database.ts";
import { continueNumbering, insertLines } from "./store/insertLines.ts";
import { hasReference, lockReference } from "./store/plantedState.ts";

/** Rows of a table, all with the same columns. */
export interface ReferenceTable {
	readonly table: string;
	readonly rows: readonly object[];
}

/**
 * Fills a new database with reference data: what stays and texts refer to, such as cities, facilities and the FAQ. Without it, no stay could
 * be imported. Idempotent; a database that has any keeps it as it is.
 */
export async function plantReference(db: Database, read: () => readonly ReferenceTable[]): Promise<void> {
	if (await hasReference(db)) return;
	const tables = read();
	await db.tx(async (tx) => {
		await lockReference(tx);
		if (await hasReference(tx)) return;
		for (const { table, rows } of tables)
			await insertLines(
				tx,
				table,
				rows.map((row) => JSON.stringify(row)),
			);
		await continueNumbering(
			tx,
			tables.map(({ table }) => table),
		);
	});
}
