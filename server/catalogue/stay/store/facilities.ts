import type { Reads } from "#server/platform/database/Database.ts";

/** A facility; `id` is its bit position in property.fac. */
export interface FacilityEntry {
	readonly id: number;
	readonly code: string;
	readonly name: string;
	readonly category: string;
}

/** Returns all facilities, ordered by ID. */
export async function loadFacilities(reads: Reads): Promise<readonly FacilityEntry[]> {
	const { rows } = await reads.query<FacilityEntry>(
		"SELECT facility_id AS id, code, name, category FROM facility ORDER BY facility_id",
	);
	return rows;
}
