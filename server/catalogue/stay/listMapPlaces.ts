import type { operations } from "#contracts/content.d.ts";
import type { GeoBounds } from "#domain/stay/GeoBounds.ts";
import type { DataOf } from "#server/platform/http/DataOf.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { loadMapAreas, loadMapCities, loadMapSights } from "./store/mapPlaces.ts";

/** Largest latitude span, in degrees, at which a map shows more than cities. */
const widest = 1.5;

/** Returns place names for a map: cities and, when zoomed in, areas, stations and sights. [DEC-185] */
export async function listMapPlaces(
	{ reads }: CatalogContext,
	bounds: GeoBounds,
): Promise<DataOf<operations["listMapPlaces"]>> {
	const isNear = bounds.north - bounds.south <= widest;
	const [cities, areas, sights] = await Promise.all([
		loadMapCities(reads, bounds),
		isNear ? loadMapAreas(reads, bounds) : [],
		isNear ? loadMapSights(reads, bounds) : [],
	]);
	return {
		places: [
			...cities.map((place) => ({ ...place, kind: "CITY" as const })),
			...areas.map((place) => ({ ...place, kind: "AREA" as const })),
			...sights.map(({ isStation, ...place }) => ({
				...place,
				kind: isStation ? ("STATION" as const) : ("SIGHT" as const),
			})),
		],
	};
}
