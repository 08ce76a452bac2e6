import type { PlaceName } from "#domain/search/words/placeTerms.ts";
import type { PlaceMeaning } from "#domain/search/words/Term.ts";
import { runInWorker } from "./runInWorker.ts";
import type { Sight } from "./store/places.ts";
import type { Region } from "./store/regionsAndStays.ts";

function meaningOf({ nationCode, cityCode, area, subArea, lat, lng }: Region): PlaceName["meaning"] {
	if (cityCode === "") return { kind: "nation", nationCode };
	if (area === 0) return { kind: "city", nationCode, cityCode };
	return { kind: "area", nationCode, cityCode, area, subArea, lat, lng };
}

/** Whether a region is the place named in a text, one of its cities, or the city a named landmark is in. */
export function isRegionOf(region: Region, place: PlaceMeaning): boolean {
	switch (place.kind) {
		case "nation":
			return region.cityCode === "" && region.nationCode === place.nationCode;
		case "city":
		case "landmark":
			return region.cityCode === place.cityCode && region.area === 0;
		case "area":
			return (
				region.cityCode === place.cityCode && region.area === place.area && region.subArea === place.subArea
			);
		case "region":
			return region.area === 0 && place.cityCodes.includes(region.cityCode);
		case "elsewhere":
			return false;
	}
}

/** Returns the places of the catalogue in the form used to parse queries. */
export async function placeNames(
	regions: readonly Region[],
	sights: readonly Sight[],
): Promise<readonly PlaceName[]> {
	const latin = await latinNames([...regions.filter(({ otherName }) => otherName === ""), ...sights]);
	return [
		...regions.map(
			(region): PlaceName => ({
				meaning: meaningOf(region),
				name: region.name,
				latin: region.otherName || latin.get(region.name)!,
				stays: region.popularity,
			}),
		),
		...sights.map(
			({ name, ...point }): PlaceName => ({
				meaning: { kind: "landmark", ...point },
				name,
				latin: latin.get(name)!,
				stays: 0,
			}),
		),
	];
}

/** Returns the romanised names, keyed by name. Runs in a worker, because two thousand names take a quarter of a second. */
const latinNames = (places: readonly { readonly name: string }[]): Promise<ReadonlyMap<string, string>> =>
	runInWorker("server/catalogue/keyword/latinWorker.ts", [...new Set(places.map(({ name }) => name))]);
