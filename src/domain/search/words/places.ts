import type { PlaceMeaning } from "./Term.ts";

/** Whether the first place lies in the second, as far as codes tell. A place is not within itself. */
export function isWithin(inner: PlaceMeaning, outer: PlaceMeaning): boolean {
	if (inner.kind === "elsewhere" || outer.kind === "elsewhere") return false;
	switch (outer.kind) {
		case "region":
			return (
				("cityCode" in inner && outer.cityCodes.includes(inner.cityCode)) ||
				("nationCode" in inner && outer.nationCodes.includes(inner.nationCode))
			);
		case "nation":
			return inner.kind !== "nation" && "nationCode" in inner && inner.nationCode === outer.nationCode;
		case "city":
			return (inner.kind === "area" || inner.kind === "landmark") && inner.cityCode === outer.cityCode;
		case "area":
			if (inner.kind === "landmark") return inner.cityCode === outer.cityCode;
			return (
				inner.kind === "area" &&
				inner.cityCode === outer.cityCode &&
				inner.area === outer.area &&
				outer.subArea === 0 &&
				inner.subArea !== 0
			);
		case "landmark":
			return false;
	}
}

/** Whether the first place says more than the second: 나고야, where there is no stay, more than 일본. */
const saysMore = (one: PlaceMeaning, other: PlaceMeaning): boolean =>
	isWithin(one, other) || (one.kind === "elsewhere" && (other.kind === "nation" || other.kind === "region"));

/** The places that are asked for: of 부산 and 해운대 only 해운대, of 강릉 and 속초 both. */
export const narrowest = <T extends { readonly meaning: PlaceMeaning }>(places: readonly T[]): readonly T[] =>
	places.filter((place) => !places.some((other) => saysMore(other.meaning, place.meaning)));

/** How much a place fits to the others of a text: 2 when it lies in one or holds one, 1 when it shares its nation, else 0. */
export function fitTo(place: PlaceMeaning, others: readonly PlaceMeaning[]): number {
	if (others.some((other) => isWithin(place, other) || isWithin(other, place))) return 2;
	const nation = "nationCode" in place ? place.nationCode : null;
	return others.some((other) => "nationCode" in other && other.nationCode === nation) ? 1 : 0;
}

/** Whether one of two places lies in the other, or both in one city. */
export const isOfOneCity = (one: PlaceMeaning, other: PlaceMeaning): boolean =>
	fitTo(one, [other]) > 1 || ("cityCode" in one && "cityCode" in other && one.cityCode === other.cityCode);
