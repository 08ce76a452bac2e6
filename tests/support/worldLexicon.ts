import type { PlaceName } from "#domain/search/words/placeTerms.ts";
import { latinName } from "#server/catalogue/keyword/latinName.ts";
import { foreignCities, nations } from "#world/places/foreignCities.ts";
import { koreanCities } from "#world/places/koreanCities.ts";
import { pointsOf } from "#world/places/Place.ts";

const cities = [...koreanCities, ...foreignCities];

/** The places of the demo world, as the keyword index passes them to the search reader. */
export const worldPlaces: readonly PlaceName[] = [
	...nations.map(
		({ code, name, english }): PlaceName => ({
			meaning: { kind: "nation", nationCode: code },
			name,
			latin: english,
			stays: 100,
		}),
	),
	...cities.flatMap(
		({ nation: nationCode, code: cityCode, name, english, weight, areas, sights }): PlaceName[] => [
			{ meaning: { kind: "city", nationCode, cityCode }, name, latin: english, stays: 10 * weight },
			...areas.flatMap((each, index): PlaceName[] => {
				const spots = pointsOf(each);
				const parts = spots.filter(({ subArea }) => subArea > 0);
				return [{ ...spots[0]!, name: each.name, subArea: 0 }, ...parts].map(
					({ name: areaName, subArea, at }) => ({
						meaning: { kind: "area", nationCode, cityCode, area: index + 1, subArea, lat: at[0], lng: at[1] },
						name: areaName,
						latin: latinName(areaName),
						stays: 10,
					}),
				);
			}),
			...sights.map(
				([sight, , lat, lng]): PlaceName => ({
					meaning: { kind: "landmark", nationCode, cityCode, lat, lng },
					name: sight,
					latin: latinName(sight),
					stays: 0,
				}),
			),
		],
	),
];
