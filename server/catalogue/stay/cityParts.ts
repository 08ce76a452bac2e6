import type { PlaceMeaning } from "#domain/search/words/Term.ts";
import type { CityPoint } from "#server/catalogue/keyword/store/places.ts";
import type { CityPart } from "#server/catalogue/search/StayWish.ts";

/** Search radius in metres around a sight; and, below, around a place that has no stays itself, limited to its city. */
export const sightMetres = 5_000;
const aroundMetres = 50_000;
/** Walking distance in metres from a refused sight, within which no stay is wanted. */
export const refusedMetres = 1_000;

type PlaceInCity = Extract<PlaceMeaning, { readonly kind: "area" | "landmark" }>;

export const isInCity = (place: PlaceMeaning): place is PlaceInCity =>
	place.kind === "area" || place.kind === "landmark";

export const wholeOf = ({ cityId }: CityPoint): CityPart => ({ cityId, area: 0, subArea: 0 });

/** Whether a place is the city, lies in it or contains it. */
export function touches(place: PlaceMeaning, { cityCode, nationCode }: CityPoint): boolean {
	if (place.kind === "elsewhere") return false;
	if (place.kind === "region") {
		return place.cityCodes.includes(cityCode) || place.nationCodes.includes(nationCode);
	}
	return place.kind === "nation" ? place.nationCode === nationCode : place.cityCode === cityCode;
}

/** Returns the parts of the cities that a place stands for; a sight stands for what lies within `metres` of it. */
export const partsOf = (
	place: PlaceMeaning,
	cities: readonly CityPoint[],
	metres: number,
): readonly CityPart[] =>
	cities
		.filter((city) => touches(place, city))
		.map((city): CityPart => {
			const { cityId } = city;
			if (place.kind === "area") return { cityId, area: place.area, subArea: place.subArea };
			if (place.kind === "landmark") return { cityId, lat: place.lat, lng: place.lng, metres };
			return wholeOf(city);
		});

/** Returns the surroundings of a place, limited to its city. */
export const surroundingsOf = (
	{ lat, lng, ...place }: PlaceInCity,
	cities: readonly CityPoint[],
): readonly CityPart[] =>
	cities
		.filter(({ cityCode }) => cityCode === place.cityCode)
		.map(({ cityId }) => ({ cityId, lat, lng, metres: aroundMetres }));
