import type { Queryable } from "#server/platform/database/Database.ts";

/** Returns the names of stays, by ID. */
export async function loadStayNames(
	db: Queryable,
	ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
	if (ids.length === 0) return new Map();
	const { rows } = await db.query<{ id: number; name: string }>(
		{
			name: "catalog.stayNames",
			text: "SELECT property_id AS id, name FROM property WHERE property_id = ANY ($1::int[])",
		},
		[ids],
	);
	return new Map(rows.map(({ id, name }) => [id, name]));
}
