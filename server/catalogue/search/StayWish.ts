import { distanceBetween } from "#domain/stay/nearness.ts";
import type { CityModel } from "./CityModel.ts";

/** A part of a city. An `area` of 0 means the whole city, whatever the `subArea`. */
export type CityPart =
	| { readonly cityId: number; readonly area: number; readonly subArea: number }
	/** The surroundings of a point. */
	| { readonly cityId: number; readonly lat: number; readonly lng: number; readonly metres: number };

/** Alternatives of which a stay must have at least one. */
export interface OneOf {
	readonly kinds: readonly number[];
	/** Facility numbers (bit positions). */
	readonly facilities: readonly number[];
	/** IDs of stays that count as matching. */
	readonly stays: ReadonlySet<number> | null;
}

/** The requirements on a stay expressed by the words of a search, apart from those on its plans. */
export interface StayWish {
	/** The stay must be in one of these; null means anywhere. */
	readonly parts: readonly CityPart[] | null;
	/** The stay must be in none of these. */
	readonly outside: readonly CityPart[];
	/** Accepted kinds; empty means any. */
	readonly kinds: readonly number[];
	readonly stars: readonly number[];
	/** All of these must be met. */
	readonly wishes: readonly OneOf[];
	/** None of these may be met. */
	readonly unwanted: readonly OneOf[];
	/** The stays whose name was searched for; null means any. */
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

/**
 * Returns a function that rates how near a stay is to a part of a city: 0 anywhere inside an area, the distance from a point in hundreds of
 * metres, rounded up, or -1 outside.
 */
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

/** Whether every stay of the city fulfils the wish. */
export const isAnyStay = (
	{ parts, outside, kinds, stars, wishes, unwanted, named }: StayWish,
	cityId: number,
): boolean =>
	!outside.some((part) => part.cityId === cityId) &&
	kinds.length + stars.length + wishes.length + unwanted.length === 0 &&
	named === null &&
	(parts === null || parts.some((part) => part.cityId === cityId && "area" in part && part.area === 0));

/** Returns a function that rates how far each stay of a city is from what was requested: 0 is an exact match, -1 no match. */
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
	for (const part of wish.outside.filter((each) => each.cityId === cityId)) {
		const within = nearTo(part, city);
		checks.push((place) => within(place) < 0);
	}
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
