import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partsOf, stayDateOf } from "#domain/shared/StayDate.ts";
import { MAX_NIGHT_PRICE } from "#server/catalogue/pricing/StoredPlan.ts";
import {
	cellOf,
	cellWith,
	codeOf,
	firstPlane,
	inUnit,
	NO_UNIT,
	priceOf,
	secondPlane,
	UnitFinder,
} from "#server/catalogue/search/block/cells.ts";
import { NightTable } from "#server/catalogue/search/block/NightTable.ts";

const price = fc.oneof(
	fc.integer({ min: 1, max: MAX_NIGHT_PRICE }),
	fc.integer({ min: 1, max: 8_000 }).map((thousands) => thousands * 1_000),
	fc.integer({ min: 1, max: 90_000 }).map((tens) => tens * 10),
);

describe("night cells", () => {
	it("hold a night's price and its stock, capped at seven", () => {
		fc.assert(
			fc.property(price, fc.integer({ min: 1, max: 30_000 }), (won, stock) => {
				const cell = cellOf(won, stock);
				expect(priceOf(cell)).toBe(won);
				const rooms = Math.min(7, stock);
				const first = firstPlane(cell);
				expect([first >= cellWith(rooms), first < cellWith(rooms + 1)]).toEqual([true, true]);
			}),
		);
	});

	it("are 0 for a night that is closed, sold out or mispriced", () => {
		expect([cellOf(null, 3), cellOf(50_000, 0), cellOf(MAX_NIGHT_PRICE + 1, 3)]).toEqual([0, 0, 0]);
	});

	it("fit a price in the plan's unit into the first plane, and are null for a price that does not fit", () => {
		fc.assert(
			fc.property(
				fc.array(price, { minLength: 1, maxLength: 5 }),
				price,
				fc.integer({ min: 1, max: 7 }),
				(prices, other, stock) => {
					const finder = new UnitFinder();
					for (const each of prices) finder.add(each);
					const unit = finder.unit();
					for (const won of [...prices, other]) {
						const cell = inUnit(cellOf(won, stock), unit);
						if (cell === null) {
							expect(won).toBe(other);
							expect(unit).not.toBe(NO_UNIT);
							continue;
						}
						const told = unit === NO_UNIT ? priceOf(cell) : codeOf(firstPlane(cell)) * unit;
						expect(told).toBe(won);
						expect(firstPlane(cell) >= cellWith(stock)).toBe(true);
						if (unit !== NO_UNIT) expect(secondPlane(cell)).toBe(0);
					}
				},
			),
		);
	});

	it.each([
		[[90_000, 120_000], 100],
		[[90_500, 120_000], 100],
		[[1_500_000], 1_000],
		[[123_457], NO_UNIT],
		[[500_000_000], NO_UNIT],
		[[8_190], 10],
		[[8_191], 1],
		[[], 1],
	])("use for the prices %j the unit %d, leaving headroom to double where possible", (prices, unit) => {
		const finder = new UnitFinder();
		for (const each of prices) finder.add(each);
		expect(finder.unit()).toBe(unit);
	});
});

describe("NightTable", () => {
	it("returns each night from a given day as planes, with a second plane only when a plan has no unit", () => {
		const night = fc.tuple(fc.nat(1), fc.nat(27), fc.nat(2), price, fc.nat(9));
		fc.assert(
			fc.property(fc.array(night, { maxLength: 40 }), (told) => {
				const table = new NightTable(3);
				const expected = new Map<string, number>();
				const months = new Map<string, { prices: Int32Array; stock: Int32Array }>();
				for (const [month, slot, place, won, stock] of told) {
					const key = `${month}/${place}`;
					const all = months.get(key) ?? { prices: new Int32Array(31).fill(-1), stock: new Int32Array(31) };
					months.set(key, all);
					all.prices[slot] = won;
					all.stock[slot] = stock;
					table.set(202_612 + month * 89, place, all.prices, all.stock);
					expected.set(`${month}/${slot}/${place}`, cellOf(won, stock));
				}
				const from = stayDateOf("2026-12-05");
				const units = table.units();
				const [nights, planes] = table.from(from, units);
				const size = units.includes(NO_UNIT) ? 6 : 3;
				expect(planes.length).toBe(nights.length * size);
				const toldDays = [...expected.keys()].map((key) => {
					const [month, slot] = key.split("/").map(Number);
					return stayDateOf(`${month === 0 ? "2026-12" : "2027-01"}-${String(slot! + 1).padStart(2, "0")}`);
				});
				expect(nights).toEqual(expect.arrayContaining(toldDays.filter((day) => day >= from)));
				for (const [row, each] of nights.entries()) {
					expect(each >= from).toBe(true);
					const { month, day } = partsOf(each);
					for (let place = 0; place < 3; place++) {
						const cell = inUnit(
							expected.get(`${month === 12 ? 0 : 1}/${day - 1}/${place}`) ?? 0,
							units[place]!,
						)!;
						expect(planes[row * size + place]).toBe(firstPlane(cell));
						if (size === 6) expect(planes[row * size + 3 + place]).toBe(secondPlane(cell));
					}
				}
			}),
		);
	});
});
