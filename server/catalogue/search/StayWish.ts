import { distanceBetween } from "#domain/stay/nearness.ts";
import type { CityModel } from "./CityModel.ts";

/** A part of a city; all of it where the area is 0, whatever part of an area is said. */
export type CityPart =
	| { readonly cityId: number; readonly area: number; readonly subArea: number }
	/** Around a point. */
	| { readonly cityId: number; readonly lat: number; readonly lng: number; readonly metres: number };

/** Things of which a stay must have one. */
export interface OneOf {
	readonly kinds: readonly number[];
	/** Facility numbers. */
	readonly facilities: readonly number[];
	/** The stays themselves. */
	readonly stays: ReadonlySet<number> | null;
}

/** What the words of a search ask of a stay, besides what its plans must offer. */
export interface StayWish {
	/** It lies in one of them; null = anywhere. */
	readonly parts: readonly CityPart[] | null;
	/** Empty = any. */
	readonly kinds: readonly number[];
	readonly stars: readonly number[];
	/** It fulfils each. */
	readonly wishes: readonly OneOf[];
	/** It fulfils none. */
	readonly unwanted: readonly OneOf[];
	/** Its name was named; null = any name. */
	readonly named: ReadonlySet<number> | null;
}

type Check = (place: number) => boolean;

const maskOf = (facilities: readonly number[]): readonly [low: number, high: number] => {
	const bits = facilities.reduce((mask, facility) => mask | (1n << BigInt(facility)), 0n);
	return [Number(bits & 0xffffffffn) | 0, Number(bits >> 32n) | 0];
};

function oneOf({ kinds, facilities, stays }: OneOf, city: CityModel): Check {
	const [low, high] = maskOf(facilities);
	const kindSet = new Set(kinds);
	return (place) =>
		(city.facilities[2 * place]! & low) !== 0 ||
		(city.facilities[2 * place + 1]! & high) !== 0 ||
		kindSet.has(city.attributeOf("kinds", place)) ||
		(stays?.has(city.ids[place]!) ?? false);
}

/** How near a stay is to a part: 0 inside an area, else 1 for each hundred metres begun; -1 outside. */
function nearTo(part: CityPart, city: CityModel): (place: number) => number {
	if ("area" in part) {
		const { area, subArea } = part;
		return (place) =>
			area === 0 ||
			(city.attributeOf("areas", place) === area && (subArea === 0 || city.subAreas[place] === subArea))
				? 0
				: -1;
	}
	return (place) => {
		const metres = distanceBetween(part, { lat: city.lats[place]!, lng: city.lngs[place]! });
		return metres <= part.metres ? Math.ceil(metres / 100) : -1;
	};
}

/** Whether every stay of a city is what was asked for. */
export const isAnyStay = (
	{ parts, kinds, stars, wishes, unwanted, named }: StayWish,
	cityId: number,
): boolean =>
	kinds.length + stars.length + wishes.length + unwanted.length === 0 &&
	named === null &&
	(parts === null || parts.some((part) => part.cityId === cityId && "area" in part && part.area === 0));

/** Of every place in a city how far it is from what was asked for, 0 being right there; -1 when it is not what was asked for. */
export function wishIn(wish: StayWish, cityId: number, city: CityModel): (place: number) => number {
	const kinds = new Set(wish.kinds);
	const stars = new Set(wish.stars);
	const checks: Check[] = wish.wishes.map((each) => oneOf(each, city));
	for (const each of wish.unwanted) {
		const has = oneOf(each, city);
		checks.push((place) => !has(place));
	}
	if (kinds.size > 0) checks.push((place) => kinds.has(city.attributeOf("kinds", place)));
	if (stars.size > 0) checks.push((place) => stars.has(city.attributeOf("stars", place)));
	const { named } = wish;
	if (named) checks.push((place) => named.has(city.ids[place]!));
	const parts =
		wish.parts?.filter((part) => part.cityId === cityId).map((part) => nearTo(part, city)) ?? null;
	return (place) => {
		if (!checks.every((check) => check(place))) return -1;
		if (!parts) return 0;
		const near = parts.map((part) => part(place)).filter((distance) => distance >= 0);
		return near.length > 0 ? Math.min(...near) : -1;
	};
}
