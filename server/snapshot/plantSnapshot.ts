import type { Database, Queryable } from "#server/platform/database/Database.ts";
import type { Snapshot } from "./Snapshot.ts";
import { addNights } from "./store/addNights.ts";
import { continueNumbering, insertLines } from "./store/insertLines.ts";
import { hasRows, isPlanted, lockPlanted, noteNights, notePlanted } from "./store/plantedState.ts";

/**
 * Fills a database that has never been filled. One that has been filled gets the additional nights on sale in a later snapshot of the same
 * world. Idempotent.
 * @returns what was done; `occupied` when the database has stays or members of its own, so that nothing was
 */
export function plantSnapshot(
	db: Database,
	snapshot: Snapshot,
): Promise<"planted" | "extended" | "nothing" | "occupied"> {
	return db.tx(
		async (tx) => {
			const hasOwn = (await hasRows(tx, "property")) || (await hasRows(tx, "member"));
			if (hasOwn && !(await isPlanted(tx))) return "occupied";
			if (!(await notePlanted(tx, snapshot))) return (await extend(tx, snapshot)) ? "extended" : "nothing";
			// Reference data that a start without the demo has left stays as it is.
			for (const { table, lines, isReference } of snapshot.tables)
				if (!isReference || !(await hasRows(tx, table))) await insertLines(tx, table, lines);
			await continueNumbering(
				tx,
				snapshot.tables.map(({ table }) => table),
			);
			return "planted";
		},
		{ hasNoTimeout: true },
	);
}

async function extend(tx: Queryable, snapshot: Snapshot): Promise<boolean> {
	const planted = await lockPlanted(tx);
	const isSame = planted?.seed === snapshot.seed && planted.stays === snapshot.stays;
	if (!isSame || planted.nights_until >= snapshot.nightsUntil) return false;
	await addNights(tx, snapshot.tables, planted.nights_until);
	await noteNights(tx, snapshot.nightsUntil);
	return true;
}
