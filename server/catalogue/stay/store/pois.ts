import type { Reads } from "#server/platform/database/Database.ts";

/** A point of interest near a stay. */
export interface Poi {
	readonly name: string;
	readonly category: string;
	readonly lat: number;
	readonly lng: number;
}

/** Returns the points of interest within the given degrees of a point. */
export async function loadPoisAround(
	reads: Reads,
	point: { readonly lat: number; readonly lng: number },
	degrees: { readonly lat: number; readonly lng: number },
): Promise<readonly Poi[]> {
	const { rows } = await reads.query<Poi>(
		{
			name: "catalog.pois",
			text: `SELECT name, category, lat, lng FROM poi
				WHERE lat BETWEEN $1::float8 - $3 AND $1::float8 + $3 AND lng BETWEEN $2::float8 - $4 AND $2::float8 + $4`,
		},
		[point.lat, point.lng, degrees.lat, degrees.lng],
	);
	return rows;
}
