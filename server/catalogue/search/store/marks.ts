import type { Queryable } from "#server/platform/database/Database.ts";

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

/** `markChanged` for many. */
export async function markAllChanged(tx: Queryable, propertyIds: readonly number[]): Promise<void> {
	await tx.query(
		{
			name: "search.markAllChanged",
			text: "INSERT INTO stay_dirty (property_id, ym) SELECT unnest($1::int[]), 0",
		},
		[propertyIds],
	);
}

/** A month of a stay whose prices or stock changed; month 0 is the stay itself. */
export interface Mark {
	readonly propertyId: number;
	readonly ym: number;
}

export async function hasMarks(db: Queryable): Promise<boolean> {
	const { rowCount } = await db.query({ name: "search.isDirty", text: "SELECT FROM stay_dirty LIMIT 1" }, []);
	return rowCount > 0;
}

/** Takes the oldest marks away. */
export async function takeMarks(tx: Queryable, most: number): Promise<readonly Mark[]> {
	const { rows } = await tx.query<Mark>(
		{
			name: "search.takeMarks",
			text: `
				DELETE FROM stay_dirty WHERE dirty_id IN (SELECT dirty_id FROM stay_dirty ORDER BY dirty_id LIMIT $1)
				RETURNING property_id AS "propertyId", ym`,
		},
		[most],
	);
	return rows;
}
