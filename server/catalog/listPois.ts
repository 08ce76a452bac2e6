import type { CatalogContext } from "./CatalogContext.ts";
import { degreesAround, distanceBetween } from "./nearness.ts";
import { requireStay } from "./requireStay.ts";
import type { Schemas } from "./wire.ts";

const RADIUS = 1_000;
const MOST = 20;

/**
 * Places around a stay, nearest first, at most twenty. [CALL-CONTENT-25, DEC-162]
 * @throws Refusal notFound
 */
export async function listPois(
	{ db }: CatalogContext,
	productIdx: number,
	radius: number = RADIUS,
): Promise<{ pois: Schemas["PointOfInterest"][] }> {
	const stay = await requireStay(db, productIdx);
	const around = degreesAround(stay, radius);
	const { rows } = await db.query<Omit<Schemas["PointOfInterest"], "distance">>(
		{
			name: "catalog.pois",
			text: `SELECT name, category, lat, lng FROM poi
				WHERE lat BETWEEN $1::float8 - $3 AND $1::float8 + $3 AND lng BETWEEN $2::float8 - $4 AND $2::float8 + $4`,
		},
		[stay.lat, stay.lng, around.lat, around.lng],
	);
	const pois = rows
		.map((poi) => ({ ...poi, distance: Math.round(distanceBetween(stay, poi)) }))
		.filter(({ distance }) => distance <= radius)
		.sort((one, other) => one.distance - other.distance || (one.name < other.name ? -1 : 1))
		.slice(0, MOST);
	return { pois };
}
