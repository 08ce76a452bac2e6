import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Box, gather, separate } from "#ui/map/separate.ts";

const someBoxes: fc.Arbitrary<Box[]> = fc.array(
	fc.record({
		x: fc.integer({ min: 0, max: 600 }),
		y: fc.integer({ min: 0, max: 600 }),
		width: fc.constant(96),
		height: fc.constant(48),
	}),
	{ maxLength: 60 },
);
const touch = (one: Box, other: Box): boolean =>
	Math.abs(one.x - other.x) < 96 && Math.abs(one.y - other.y) < 48;

describe("separating overlapping pins", () => {
	it("puts each pin into exactly one group, whose first pin keeps its place", () =>
		fc.assert(
			fc.property(someBoxes, (boxes) => {
				const groups = gather(boxes);
				expect(groups.flat().toSorted((one, other) => one - other)).toEqual(boxes.map((_, index) => index));
				for (const [first, ...others] of groups) {
					expect(others.every((other) => other > first! && touch(boxes[first!]!, boxes[other]!))).toBe(true);
				}
			}),
		));

	it("leaves no two groups overlapping", () =>
		fc.assert(
			fc.property(someBoxes, (boxes) => {
				const leaders = gather(boxes).map(([first]) => boxes[first!]!);
				for (const [index, one] of leaders.entries()) {
					expect(leaders.slice(index + 1).some((other) => touch(one, other))).toBe(false);
				}
				expect(separate(boxes).map((index) => boxes[index])).toEqual(leaders);
			}),
		));

	it("keeps pins that are exactly adjacent", () => {
		const box = { width: 96, height: 48 };
		const beside = [
			{ ...box, x: 0, y: 0 },
			{ ...box, x: 96, y: 0 },
			{ ...box, x: 0, y: 48 },
		];
		expect(separate(beside)).toEqual([0, 1, 2]);
		expect(gather(beside)).toEqual([[0], [1], [2]]);
	});
});
