import type { PlaceMeaning } from "./Term.ts";

type RegionMeaning = Extract<PlaceMeaning, { readonly kind: "region" }>;

/**
 * Whether the first place lies within the second, as far as codes can tell. A place is not within itself. A place without stays is taken to
 * lie in the nation or region named with it: 나고야 in 일본, 춘천 in 강원도. A nation lies in regions of nations only: 중국 is no part of 일본.
 */
export function isWithin(inner: PlaceMeaning, outer: PlaceMeaning): boolean {
	if (outer.kind === "elsewhere") return false;
	if (inner.kind === "elsewhere")
		return outer.kind === "region"
			? !inner.isNation || outer.nationCodes.length > 0
			: outer.kind === "nation" && !inner.isNation;
	if (inner.kind === "region") return isPart(inner, outer);
	switch (outer.kind) {
		case "region":
			return (
				("cityCode" in inner && outer.cityCodes.includes(inner.cityCode)) ||
				("nationCode" in inner && outer.nationCodes.includes(inner.nationCode))
			);
		case "nation":
			return inner.kind !== "nation" && inner.nationCode === outer.nationCode;
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

/** Whether a region lies within a place: all of it within a larger region, or, as a region of cities, at home. */
function isPart(inner: RegionMeaning, outer: PlaceMeaning): boolean {
	if (outer.kind === "nation") return outer.nationCode === "KR" && inner.nationCodes.length === 0;
	if (outer.kind !== "region") return false;
	const [part, whole] = [inner, outer].map(({ nationCodes, cityCodes }) => [...nationCodes, ...cityCodes]);
	return part!.length < whole!.length && part!.every((code) => whole!.includes(code));
}

/** Returns the most specific places: only 해운대 for 부산 and 해운대, but both 강릉 and 속초. */
export const narrowest = <T extends { readonly meaning: PlaceMeaning }>(places: readonly T[]): readonly T[] =>
	places.filter((place) => !places.some((other) => isWithin(other.meaning, place.meaning)));

/**
 * Scores how well a place fits the others in a text: 2 when it contains or lies within one of them, 1 when it is in the same nation,
 * otherwise 0.
 */
export function fitTo(place: PlaceMeaning, others: readonly PlaceMeaning[]): number {
	if (others.some((other) => isWithin(place, other) || isWithin(other, place))) return 2;
	const nation = "nationCode" in place ? place.nationCode : null;
	return others.some((other) => "nationCode" in other && other.nationCode === nation) ? 1 : 0;
}

/** Whether one place lies within the other, or both are in the same city. */
export const isOfOneCity = (one: PlaceMeaning, other: PlaceMeaning): boolean =>
	fitTo(one, [other]) > 1 || ("cityCode" in one && "cityCode" in other && one.cityCode === other.cityCode);
