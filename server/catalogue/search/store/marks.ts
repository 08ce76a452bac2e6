import type { Queryable } from "#server/platform/database/Database.ts";
import { shardSql } from "./shards.ts";

const mark = {
	name: "search.markDirty",
	text: "INSERT INTO stay_dirty (property_id, ym) SELECT $1, unnest($2::int[])",
};

/**
 * Marks that prices or stock of a stay changed in some months (yyyymm), for the search to pick up. Runs in the transaction that changes
 * them, so that the mark is committed exactly when the change is. Never waits for another transaction.
 */
export async function markDirty(tx: Queryable, propertyId: number, months: readonly number[]): Promise<void> {
	await tx.query(mark, [propertyId, months]);
}

/** Marks that the stay itself changed: its attributes, rooms, plans or promotions, or that it is new or closed. */
export const markChanged = (tx: Queryable, propertyId: number): Promise<void> =>
	markDirty(tx, propertyId, [0]);

/** Like `markChanged`, for several stays. */
export async function markAllChanged(tx: Queryable, propertyIds: readonly number[]): Promise<void> {
	await tx.query(
		{
			name: "search.markAllChanged",
			text: "INSERT INTO stay_dirty (property_id, ym) SELECT unnest($1::int[]), 0",
		},
		[propertyIds],
	);
}

/** A month of a stay whose prices or stock changed; month 0 means the stay itself. */
export interface Mark {
	readonly propertyId: number;
	readonly ym: number;
}

/** A shard with its number of marks among the oldest ones. */
export interface MarkedShard {
	readonly shard: number;
	readonly marks: number;
}

/** Returns the shards of the `limit` oldest marks; the shard with the oldest mark comes first. */
export async function markedShards(db: Queryable, limit: number): Promise<readonly MarkedShard[]> {
	const { rows } = await db.query<MarkedShard>(
		{
			name: "search.markedShards",
			text: `
				SELECT ${shardSql("p.city_id")} AS shard, count(*)::int AS marks
				FROM (SELECT dirty_id, property_id FROM stay_dirty ORDER BY dirty_id LIMIT $1) d
				JOIN property p ON p.property_id = d.property_id
				GROUP BY 1 ORDER BY min(d.dirty_id)`,
		},
		[limit],
	);
	return rows;
}

/** Removes and returns the oldest marks of some shards. */
export async function takeDirtyMarks(
	tx: Queryable,
	shards: readonly number[],
	limit: number,
): Promise<readonly Mark[]> {
	const { rows } = await tx.query<Mark>(
		{
			name: "search.takeDirtyMarks",
			text: `
				DELETE FROM stay_dirty WHERE dirty_id IN (
					SELECT d.dirty_id FROM stay_dirty d JOIN property p ON p.property_id = d.property_id
					WHERE ${shardSql("p.city_id")} = ANY ($1::int[]) ORDER BY d.dirty_id LIMIT $2
				) RETURNING property_id AS "propertyId", ym`,
		},
		[shards, limit],
	);
	return rows;
}

/** Restores marks that were taken but could not be processed. */
export async function restoreDirtyMarks(tx: Queryable, marks: readonly Mark[]): Promise<void> {
	if (marks.length === 0) return;
	await tx.query(
		{
			name: "search.restoreDirtyMarks",
			text: "INSERT INTO stay_dirty (property_id, ym) SELECT * FROM unnest($1::int[], $2::int[])",
		},
		[marks.map(({ propertyId }) => propertyId), marks.map(({ ym }) => ym)],
	);
}
