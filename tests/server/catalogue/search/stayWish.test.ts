import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceBetween } from "#domain/stay/nearness.ts";
import { packAttributes } from "#server/catalogue/search/block/attributes.ts";
import { CityModel } from "#server/catalogue/search/CityModel.ts";
import {
	type CityPart,
	isAnyStay,
	type OneOf,
	type StayWish,
	wishIn,
} from "#server/catalogue/search/StayWish.ts";

interface Stay {
	readonly id: number;
	readonly kind: number;
	readonly star: number;
	readonly area: number;
	readonly subArea: number;
	readonly facilities: readonly number[];
	readonly lat: number;
	readonly lng: number;
}

const some = <T>(value: fc.Arbitrary<T>, maxLength = 2) => fc.uniqueArray(value, { maxLength });
const small = (max: number) => fc.integer({ min: 0, max });
const facility = fc.constantFrom(0, 5, 31, 32, 40, 62);
const place = {
	lat: fc.constantFrom(37.5, 37.5009, 37.51, 37.6),
	lng: fc.constantFrom(127, 127.001, 127.02),
};

const stays: fc.Arbitrary<Stay[]> = fc
	.array(
		fc.record({
			kind: small(3),
			star: small(3),
			area: small(2),
			subArea: small(2),
			facilities: some(facility, 3),
			...place,
		}),
		{ minLength: 1, maxLength: 12 },
	)
	.map((all) => all.map((stay, index) => ({ ...stay, id: index + 1 })));

const oneOf: fc.Arbitrary<OneOf> = fc.record({
	kinds: some(small(3)),
	facilities: some(facility),
	stays: fc.option(
		some(small(12)).map((ids) => new Set(ids)),
		{ nil: null },
	),
});

const cityId = fc.constantFrom(1, 2);
const part: fc.Arbitrary<CityPart> = fc.oneof(
	fc.record({ cityId, area: small(2), subArea: small(2) }),
	fc.record({ cityId, ...place, metres: fc.constantFrom(0, 100, 150, 1_000, 20_000) }),
);

const wish: fc.Arbitrary<StayWish> = fc.record({
	parts: fc.option(fc.array(part, { maxLength: 3 }), { nil: null }),
	outside: some(part, 1),
	kinds: some(small(3), 1),
	stars: some(small(3), 1),
	wishes: some(oneOf, 1),
	unwanted: some(oneOf, 1),
	named: fc.option(
		some(small(12), 6).map((ids) => new Set(ids)),
		{ nil: null, freq: 2 },
	),
});

function cityOf(all: readonly Stay[]): CityModel {
	const bits = ({ facilities }: Stay, from: number) =>
		facilities.reduce((sum, bit) => sum + (bit >= from && bit < from + 32 ? 2 ** (bit - from) : 0), 0);
	const columns = {
		ids: Int32Array.from(all, ({ id }) => id),
		cellEnds: new Uint16Array(all.length),
		attributes: packAttributes(
			all.map(({ kind, star, area }) => ({ kinds: kind, stars: star, areas: area, scoreMin: 0 })),
		),
		subAreas: Int16Array.from(all, ({ subArea }) => subArea),
		facilities: Uint32Array.from(all.flatMap((stay) => [bits(stay, 0), bits(stay, 32)])),
		lats: Float64Array.from(all, ({ lat }) => lat),
		lngs: Float64Array.from(all, ({ lng }) => lng),
		ranks: new Int32Array(all.length),
		plans: new Int32Array(0),
		rules: new Int32Array(0),
		units: new Uint16Array(0),
	};
	return new CityModel([{ number: 0, layout: 1, columns }]);
}

const hasOneOf = (stay: Stay, { kinds, facilities, stays: ids }: OneOf): boolean =>
	kinds.includes(stay.kind) ||
	facilities.some((each) => stay.facilities.includes(each)) ||
	ids?.has(stay.id) === true;

const isWanted = (stay: Stay, { kinds, stars, wishes, unwanted, named }: StayWish): boolean =>
	(kinds.length === 0 || kinds.includes(stay.kind)) &&
	(stars.length === 0 || stars.includes(stay.star)) &&
	wishes.every((each) => hasOneOf(stay, each)) &&
	!unwanted.some((each) => hasOneOf(stay, each)) &&
	(named === null || named.has(stay.id));

/** Distance in hundreds of metres, rounded up; null = outside. */
function awayFrom(stay: Stay, where: CityPart): number | null {
	if ("metres" in where) {
		const metres = distanceBetween(stay, where);
		return metres > where.metres ? null : Math.ceil(metres / 100);
	}
	const isInArea = where.area === stay.area && [0, stay.subArea].includes(where.subArea);
	return where.area === 0 || isInArea ? 0 : null;
}

function expected(stay: Stay, asked: StayWish, city: number): number {
	if (!isWanted(stay, asked)) return -1;
	const isOut = asked.outside.some((where) => where.cityId === city && awayFrom(stay, where) !== null);
	if (isOut) return -1;
	if (asked.parts === null) return 0;
	const away = asked.parts
		.filter((where) => where.cityId === city)
		.map((where) => awayFrom(stay, where))
		.filter((distance) => distance !== null);
	return away.length === 0 ? -1 : Math.min(...away);
}

describe("a search's wish for a stay [DEC-193, PROD-05]", () => {
	it("is evaluated for every stay of a city, with its distance", () => {
		fc.assert(
			fc.property(stays, wish, cityId, (all, asked, city) => {
				const wanted = wishIn(asked, city, cityOf(all));
				expect(all.map((_, index) => wanted(index))).toEqual(all.map((stay) => expected(stay, asked, city)));
			}),
			{ numRuns: 2_000 },
		);
	});

	it("matches every stay of a city only when none is left out", () => {
		fc.assert(
			fc.property(stays, wish, cityId, (all, asked, city) => {
				const isEach = all.every((stay) => expected(stay, asked, city) === 0);
				expect(isAnyStay(asked, city) && !isEach).toBe(false);
			}),
			{ numRuns: 2_000 },
		);
	});

	const nothing: StayWish = {
		parts: null,
		outside: [],
		kinds: [],
		stars: [],
		wishes: [],
		unwanted: [],
		named: null,
	};
	const whole = { cityId: 1, area: 0, subArea: 0 };
	const quarter = { cityId: 1, area: 2, subArea: 0 };
	const point = { cityId: 1, lat: 37.5, lng: 127, metres: 100 };
	const pool: OneOf = { kinds: [], facilities: [3], stays: null };

	it.each<[string, Partial<StayWish>, isAny: boolean]>([
		["nothing", {}, true],
		["a city", { parts: [whole] }, true],
		["another city", { parts: [{ ...whole, cityId: 2 }] }, false],
		["a city, and a part of no area", { parts: [{ ...whole, subArea: 2 }] }, true],
		["a city and a part of it", { parts: [quarter, whole] }, true],
		["a part of a city", { parts: [quarter] }, false],
		["what is around a point", { parts: [point] }, false],
		["a city but one of its parts", { parts: [whole], outside: [quarter] }, false],
		["a city but a part of another", { parts: [whole], outside: [{ ...quarter, cityId: 2 }] }, true],
		["a kind", { kinds: [1] }, false],
		["stars", { stars: [5] }, false],
		["a kind and stars", { kinds: [1], stars: [5] }, false],
		["a pool", { wishes: [pool] }, false],
		["a kind and a pool", { kinds: [1], wishes: [pool] }, false],
		["no pool", { unwanted: [pool] }, false],
		["a kind, and no pool", { kinds: [1], unwanted: [pool] }, false],
		["stays by their name", { named: new Set([1]) }, false],
	])("matches any stay of city 1 or not: %s", (_what, asked, isAny) => {
		expect(isAnyStay({ ...nothing, ...asked }, 1)).toBe(isAny);
	});
});
