import { degreesAround, distanceBetween } from "#domain/stay/nearness.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { requireStay } from "./requireStay.ts";
import { loadPoisAround } from "./store/pois.ts";
import type { Schemas } from "./wire.ts";

const RADIUS = 1_000;
const MOST = 20;

/**
 * Returns at most twenty points of interest around a stay, nearest first. `radius` is in metres. [CALL-CONTENT-25, DEC-162]
 * @throws Refusal notFound
 */
export async function listPois(
	{ db }: CatalogContext,
	productIdx: number,
	radius: number = RADIUS,
): Promise<{ pois: Schemas["PointOfInterest"][] }> {
	const stay = await requireStay(db, productIdx);
	const around = await loadPoisAround(db, stay, degreesAround(stay, radius));
	const pois = around
		.map((poi) => ({ ...poi, distance: Math.round(distanceBetween(stay, poi)) }))
		.filter(({ distance }) => distance <= radius)
		.sort((one, other) => one.distance - other.distance || (one.name < other.name ? -1 : 1))
		.slice(0, MOST);
	return { pois };
}
