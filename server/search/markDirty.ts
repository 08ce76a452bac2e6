import type { Queryable } from "#server/database/Database.ts";

const mark = {
	name: "search.markDirty",
	text: "INSERT INTO stay_dirty (property_id, ym) SELECT $1, unnest($2::int[])",
};

/**
 * Tells the search that prices or stock of a stay changed in some months (yyyymm). Part of the transaction that changes
 * them, so that the mark exists exactly when the change does. Never waits for another transaction.
 */
export async function markDirty(tx: Queryable, propertyId: number, months: readonly number[]): Promise<void> {
	await tx.query(mark, [propertyId, months]);
}

/** Tells the search that a stay itself changed: its attributes, rooms, plans or promotions, or that it is new or closed. */
export const markChanged = (tx: Queryable, propertyId: number): Promise<void> =>
	markDirty(tx, propertyId, [0]);
