import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { afterPercent } from "#server/catalogue/pricing/planAmount.ts";
import { Amounts, NO_AMOUNT } from "#server/catalogue/search/Amounts.ts";
import { CityModel } from "#server/catalogue/search/CityModel.ts";
import { NightCache } from "#server/catalogue/search/NightCache.ts";
import { bytesOf } from "#server/catalogue/search/NightSlot.ts";
import { NightSums } from "#server/catalogue/search/NightSums.ts";
import { NightWindow } from "#server/catalogue/search/NightWindow.ts";
import {
	amountByFactors,
	HIDDEN_AMOUNT,
	priceByFactors,
	priceFactors,
} from "#server/catalogue/search/PriceTable.ts";
import { columns, emptyColumns } from "./randomColumns.ts";

describe("NightCache", () => {
	const [first, second, third] = ["2026-12-01", "2026-12-02", "2026-12-03"].map(stayDateOf) as [
		ReturnType<typeof stayDateOf>,
		ReturnType<typeof stayDateOf>,
		ReturnType<typeof stayDateOf>,
	];
	const size = { blocks: 1, planes: 1 } as const;
	const room = bytesOf(size);

	it("evicts the least recently used night when full, but none the current query needs", () => {
		const file = new NightCache(2 * room);
		const old = file.slot(1, first, size);
		const used = file.slot(1, second, size);
		expect(file.slot(1, first, size)).toBe(old);
		file.slot(1, third, size);
		expect([old.isGone, used.isGone, file.bytes]).toEqual([false, false, 3 * room]);
		file.trim();
		expect([old.isGone, used.isGone, file.bytes]).toEqual([false, true, 2 * room]);
		// The freed slot is reused.
		expect(file.slot(1, second, size).parts.place).toBe(used.parts.place);
	});

	it("drops past nights, and those whose size no longer fits their city", () => {
		const file = new NightCache(10 * room);
		for (const city of [1, 2]) for (const night of [first, second]) file.slot(city, night, size);
		file.dropBefore(second);
		expect([file.peek(1, first), file.peek(2, second)].map(Boolean)).toEqual([false, true]);
		const small = file.peek(1, second)!;
		expect(file.slot(1, second, { blocks: 2, planes: 1 })).not.toBe(small);
		expect([small.isGone, file.bytes]).toEqual([true, 3 * room]);
	});

	it("frees its disk space when cleared and starts again from the beginning", () => {
		const file = new NightCache(10 * room);
		file.slot(1, first, size);
		const before = file.slot(1, second, size);
		file.clear();
		expect([file.bytes, before.isGone]).toEqual([0, true]);
		const cells = Uint16Array.of(7);
		before.read(0, 0, new Uint8Array(cells.buffer));
		expect(cells[0]).toBe(7);
		expect(file.slot(1, third, size).parts.place).toBe(0);
	});

	it("returns the stored cells for known blocks and zeros for all others", () => {
		fc.assert(
			fc.property(fc.array(columns, { minLength: 1, maxLength: 40 }), fc.nat(), (blocks, seed) => {
				const city = new CityModel(
					blocks.map((block, number) => ({ number, layout: number + 1, columns: block })),
				);
				const slot = new NightCache(room).slot(1, first, city.nightSize);
				const known = [...city.blocks.values()].filter(({ number }) => (seed >> (number % 30)) % 2 === 0);
				const night = (number: number, cells: number) =>
					Uint16Array.from({ length: cells }, (_, cell) => 8192 + 100 * number + cell);
				for (const block of city.blocks.values()) {
					slot.put(block, new Uint8Array(night(block.number, block.cells).buffer));
				}
				for (const block of known) slot.known(block);
				expect(slot.missing(city)).toEqual(
					[...city.blocks.values()].filter((block) => !known.includes(block)),
				);
				const window = new NightWindow();
				for (const block of city.blocks.values()) {
					const at = window.open({ cityId: 1, city, nights: [slot] }, block, true);
					const expected = night(block.number, block.cells);
					expect(window.first[0]!.subarray(at, at + block.cells)).toEqual(
						known.includes(block) ? expected : expected.fill(0),
					);
				}
			}),
			{ numRuns: 30 },
		);
	});

	it("updates single cells only while the block still has the same layout", () => {
		const file = new NightCache(room);
		const slot = file.slot(1, first, { blocks: 1, planes: 2 });
		const block = {
			number: 0,
			layout: 3,
			cells: 2,
			firstStay: 0,
			stays: 1,
			firstCell: 0,
			south: 0,
			north: 0,
			west: 0,
			east: 0,
		};
		slot.put(block, null);
		slot.known(block);
		slot.set(block, 1, 0x5_0007);
		slot.set({ ...block, layout: 4 }, 0, 1);
		const read = (plane: number) => {
			const cells = new Uint16Array(2);
			slot.read(plane, 0, new Uint8Array(cells.buffer));
			return [...cells];
		};
		expect([read(0), read(1), slot.isSold]).toEqual([[0, 7], [0, 5], false]);
	});
});

describe("NightSums", () => {
	const first = stayDateOf("2026-12-01");
	const room = bytesOf({ blocks: 1, planes: 1 });
	const cell = fc.tuple(fc.nat(7), fc.nat(8191)).map(([rooms, code]) => 8192 * rooms + code);
	const plans = fc.integer({ min: 1, max: 60 });

	it("adds up a stay's nights with one or two planes, and knows which plans are free", () => {
		const asked = fc
			.tuple(plans, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 9 }))
			.chain(([cells, nights, rooms]) =>
				fc.record({
					nights: fc.array(fc.array(cell, { minLength: cells, maxLength: cells }), {
						minLength: nights,
						maxLength: nights,
					}),
					rooms: fc.constant(rooms),
					from: fc.nat(cells - 1),
				}),
			);
		fc.assert(
			fc.property(asked, ({ nights, rooms, from }) => {
				const count = nights[0]!.length;
				const city = new CityModel([
					{
						number: 0,
						layout: 1,
						columns: {
							...emptyColumns(1),
							cellEnds: Uint16Array.of(count),
							plans: new Int32Array(count),
							rules: new Int32Array(count),
							units: Uint16Array.from({ length: count }, (_, index) => 10 ** (index % 4)),
						},
					},
				]);
				const [block] = city.blocks.values();
				const file = new NightCache(100 * room);
				const slots = nights.map((cells, index) => {
					const slot = file.slot(index, first, city.nightSize);
					slot.put(block!, new Uint8Array(Uint16Array.from(cells).buffer));
					slot.known(block!);
					return slot;
				});
				const sums = new NightSums(rooms);
				for (const start of [0, from]) {
					sums.take({ cityId: 1, city, nights: slots }, block!, start, count);
					for (let index = start; index < count; index++) {
						const isFree = nights.every((cells) => cells[index]! >> 13 >= rooms);
						const sum = nights.reduce((all, cells) => all + (cells[index]! & 8191), 0);
						expect(sums.codes[index - start]! >= 0).toBe(isFree);
						if (!isFree) continue;
						expect(sums.codes[index - start]).toBe(sum);
						expect(sums.wonAt(index - start, city.units[index]!)).toBe(sum * city.units[index]!);
					}
				}
			}),
		);
	});
});

describe("Amounts.lowest", () => {
	const amount = fc.oneof(
		{ weight: 6, arbitrary: fc.integer({ min: 0, max: 400_000 }) },
		{ weight: 2, arbitrary: fc.integer({ min: 2 ** 24 - 3, max: 2 ** 24 + 3 }) },
		{ weight: 1, arbitrary: fc.integer({ min: 2 ** 31 - 3, max: 2 ** 36 }) },
		{ weight: 2, arbitrary: fc.constantFrom(Number.NaN, -Number.NaN, HIDDEN_AMOUNT) },
	);

	it("is exact for amounts of any size, and NOTHING when none is a number", () => {
		fc.assert(
			fc.property(fc.array(amount, { maxLength: 12 }), fc.nat(12), fc.nat(12), (all, one, other) => {
				const [from, end] = [Math.min(one, other, all.length), Math.min(Math.max(one, other), all.length)];
				const amounts = new Amounts();
				for (const [index, each] of all.entries()) amounts.set(index, each);
				const free = all.slice(from, end).filter((each) => !Number.isNaN(each));
				expect(amounts.lowest(from, end)).toBe(Math.min(NO_AMOUNT, ...free));
			}),
			{ numRuns: 2_000 },
		);
	});
});

describe("priceByFactors", () => {
	const percent = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100 }));
	const code = fc.nat(2 ** 16 - 1);
	const unit = fc.constantFrom(1, 10, 100, 1_000, 10_000);
	const long = fc.nat(2 ** 31 - 1).map((each) => each * 30);

	it("applies one percentage after the other", () => {
		fc.assert(
			fc.property(
				fc.record({
					code,
					unit,
					grade: percent,
					discount: percent,
					long,
					rooms: fc.integer({ min: 1, max: 5 }),
				}),
				(asked) => {
					const { grade, discount, rooms } = asked;
					const expected = (won: number) => afterPercent(afterPercent(won * rooms, grade), discount);
					const amounts = new Amounts();
					const factors = Float64Array.from([...Array(4).fill(0), ...priceFactors(grade, discount, rooms)]);
					const closed = asked.code - 2 ** 31;
					const cells = { rules: Int32Array.of(0, 1, 1), units: Uint16Array.of(1, asked.unit, asked.unit) };
					priceByFactors(amounts, Int32Array.of(asked.code, closed), cells, [1, 2], factors);
					const won = expected(asked.code * asked.unit);
					expect([...amounts.all.subarray(0, 2)]).toEqual([won, Number.NaN]);
					expect([...amounts.short.subarray(0, 2)]).toEqual([Math.fround(won), Number.NaN]);
					expect(amountByFactors(asked.long, 1, factors)).toBe(expected(asked.long));
				},
			),
			{ numRuns: 2_000 },
		);
	});
});
