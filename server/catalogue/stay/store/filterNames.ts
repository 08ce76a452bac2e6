import type { Reads } from "#server/platform/database/Database.ts";

/** A filter value defined by the catalogue. */
export interface NamedValue {
	readonly id: number;
	readonly name: string;
}

/** Returns the kinds of stays, ordered by ID. */
export async function loadKinds(reads: Reads): Promise<readonly NamedValue[]> {
	const { rows } = await reads.query<NamedValue>(
		{ name: "catalog.kinds", text: "SELECT type_id AS id, name FROM property_type ORDER BY type_id" },
		[],
	);
	return rows;
}

/** Returns the areas of a city, ordered by number. */
export async function loadAreas(reads: Reads, cityId: number): Promise<readonly NamedValue[]> {
	const { rows } = await reads.query<NamedValue>(
		{
			name: "catalog.areas",
			text: "SELECT area AS id, name FROM area WHERE city_id = $1 AND sub_area = 0 ORDER BY area",
		},
		[cityId],
	);
	return rows;
}
