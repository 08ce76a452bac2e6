import type { PlaceName } from "#domain/search/words/placeTerms.ts";
import { latinName } from "#server/catalogue/keyword/latinName.ts";
import { foreignCities, nations } from "#world/places/foreignCities.ts";
import { koreanCities } from "#world/places/koreanCities.ts";

const cities = [...koreanCities, ...foreignCities];

/** The places of the demo world, as the keyword index hands them to the reading. */
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
				const area = index + 1;
				const parts = each.parts.flatMap((part) => ("name" in part ? [part.name] : []));
				return [each.name, ...parts].map((areaName, subArea) => ({
					meaning: { kind: "area", nationCode, cityCode, area, subArea, lat: 0, lng: 0 },
					name: areaName,
					latin: latinName(areaName),
					stays: 10,
				}));
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
