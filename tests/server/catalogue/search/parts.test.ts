import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BestStays } from "#server/catalogue/search/BestStays.ts";
import { createBackgroundLoop } from "#server/catalogue/search/backgroundLoop.ts";
import { attributeColumns, attributes } from "#server/catalogue/search/block/attributes.ts";
import type { BlockColumns } from "#server/catalogue/search/block/BlockColumns.ts";
import { BLOCK_CELLS } from "#server/catalogue/search/block/cells.ts";
import { layOut, mortonCode } from "#server/catalogue/search/block/layout.ts";
import { CityModel } from "#server/catalogue/search/CityModel.ts";
import { fromRow, toRow } from "#server/catalogue/search/store/blockRow.ts";
import { columns, emptyColumns } from "./randomColumns.ts";

describe("layOut", () => {
	const stays = fc
		.array(
			fc.record({
				cells: fc.integer({ min: 1, max: 40 }),
				lat: fc.double({ min: -90, max: 90, noNaN: true }),
				lng: fc.double({ min: -180, max: 180, noNaN: true }),
			}),
			{ maxLength: 200 },
		)
		.map((all) => all.map((each, id) => ({ ...each, id })));

	it("places every stay once, in blocks within the size limit, with neighbours adjacent", () => {
		fc.assert(
			fc.property(stays, (all) => {
				const blocks = layOut(all);
				expect(blocks.flat().toSorted((one, other) => one - other)).toEqual(all.map(({ id }) => id));
				for (const ids of blocks) {
					expect(ids.reduce((sum, id) => sum + all[id]!.cells, 0)).toBeLessThanOrEqual(BLOCK_CELLS);
				}
				const codes = blocks.flat().map((id) => mortonCode(all[id]!.lat, all[id]!.lng));
				expect(codes).toEqual(codes.toSorted((one, other) => one - other));
			}),
		);
	});
});

const starOf = (block: BlockColumns, index: number) =>
	attributeColumns(block.attributes, block.ids.length).stars[index];

describe("a block's columns", () => {
	it("survive a round trip to the database at any buffer offset", () => {
		fc.assert(
			fc.property(columns, fc.integer({ min: 0, max: 7 }), (block, offset) => {
				const shifted = toRow(block).map((bytes) => {
					const moved = Buffer.alloc(bytes.length + offset);
					bytes.copy(moved, offset);
					return moved.subarray(offset);
				});
				expect(fromRow(shifted)).toEqual(block);
			}),
		);
	});

	it("build a city that finds the place of each of its stays and of no others", () => {
		const ids = fc.uniqueArray(fc.integer({ min: 0, max: 2 ** 31 - 1 }), { minLength: 1, maxLength: 40 });
		fc.assert(
			fc.property(ids, ids, (own, others) => {
				const block = { ...emptyColumns(own.length), ids: Int32Array.from(own) };
				const city = new CityModel([{ number: 0, layout: 1, columns: block }]);
				expect(own.map((id) => city.placeOf(id))).toEqual([...own.keys()]);
				for (const id of others) if (!own.includes(id)) expect(city.placeOf(id)).toBeUndefined();
			}),
		);
		expect(new CityModel([]).placeOf(1)).toBeUndefined();
	});

	it("build a city in which every stay keeps its plans", () => {
		fc.assert(
			fc.property(fc.array(columns, { maxLength: 4 }), (blocks) => {
				const city = new CityModel(blocks.map((block, number) => ({ number, layout: 1, columns: block })));
				let stay = 0;
				for (const block of blocks) {
					block.ids.forEach((id, index) => {
						const from = index === 0 ? 0 : block.cellEnds[index - 1]!;
						const own = city.plans.subarray(city.firstCells[stay], city.firstCells[stay + 1]);
						expect(city.ids[stay]).toBe(id);
						expect(city.attributeOf("stars", stay)).toBe(starOf(block, index));
						expect(own).toEqual(block.plans.subarray(from, block.cellEnds[index]));
						stay++;
					});
				}
				expect(city.stays).toBe(stay);
			}),
		);
	});

	it("build a city that stores each combination of attributes once", () => {
		fc.assert(
			fc.property(fc.array(columns, { maxLength: 4 }), (blocks) => {
				const city = new CityModel(blocks.map((block, number) => ({ number, layout: 1, columns: block })));
				const { stars, kinds, scoreMin, areas } = city.attributes;
				const profiles = Array.from(stars, (star, profile) =>
					[star, kinds[profile], scoreMin[profile], areas[profile]].join(),
				);
				expect(new Set(profiles).size).toBe(profiles.length);
				const own = blocks.flatMap((block) => {
					const each = attributeColumns(block.attributes, block.ids.length);
					return Array.from(block.ids, (_, index) => attributes.map((name) => each[name][index]).join());
				});
				expect(Array.from(city.profiles, (profile) => profiles[profile])).toEqual(own);
			}),
		);
	});
});

describe("CityModel.with changed blocks", () => {
	it("takes the newer blocks and keeps the others", () => {
		const stored = fc.array(columns, { minLength: 1, maxLength: 5 });
		fc.assert(
			fc.property(stored, stored, fc.nat(6), (blocks, news, from) => {
				const before = blocks.map((block, number) => ({ number, layout: 5, columns: block }));
				const changed = news.map((block, index) => ({
					number: from + index,
					layout: 4 + index,
					columns: block,
				}));
				const expected = new Map(before.map((block) => [block.number, block]));
				for (const block of changed) {
					if (!expected.has(block.number) || block.layout > 5) expected.set(block.number, block);
				}
				const inOrder = [...expected.values()].sort((one, other) => one.number - other.number);
				expect(new CityModel(before).with(changed)).toEqual(new CityModel(inOrder));
			}),
		);
	});
});

describe("BestStays", () => {
	const city = new CityModel([
		{
			number: 0,
			layout: 1,
			columns: {
				...emptyColumns(50),
				ids: Int32Array.from({ length: 50 }, (_, place) => 100 - place),
				ranks: Int32Array.from({ length: 50 }, (_, place) => place % 4),
			},
		},
	]);

	it("keeps the best by key, rank and id, in order [DEC-059]", () => {
		const key = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(Number.POSITIVE_INFINITY));
		fc.assert(
			fc.property(fc.array(key, { maxLength: 50 }), fc.integer({ min: 0, max: 60 }), (keys, limit) => {
				const best = new BestStays(limit);
				for (const [place, each] of keys.entries()) best.offer(each, city, place);
				const expected = keys
					.map((each, place) => ({ each, place, rank: city.ranks[place]!, id: city.ids[place]! }))
					.sort((one, other) => {
						if (one.each !== other.each) return one.each < other.each ? -1 : 1;
						return one.rank - other.rank || one.id - other.id;
					});
				expect(best.inOrder().map(({ place }) => place)).toEqual(
					expected.slice(0, limit).map(({ place }) => place),
				);
			}),
		);
	});
});

describe("createBackgroundLoop", () => {
	it("repeats its work, continues after a failure and stops after the round in progress", async () => {
		const errors: unknown[] = [];
		const { promise: third, resolve } = Promise.withResolvers<void>();
		let rounds = 0;
		const upkeep = createBackgroundLoop({
			work: async () => {
				rounds++;
				if (rounds === 2) throw new Error("lost");
				if (rounds === 3) resolve();
			},
			pauseMs: () => 0,
			onError: (error) => errors.push(error),
		});
		upkeep.start();
		upkeep.start();
		await third;
		await upkeep.stop();
		const after = rounds;
		await new Promise((later) => setTimeout(later, 20));
		expect([errors.length, rounds]).toEqual([1, after]);
	});
});
