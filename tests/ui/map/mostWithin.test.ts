import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mostWithin } from "#ui/map/mostWithin.ts";

const side = 100;
const somePoints = fc.array(
	fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 400 }) }),
	{ minLength: 1, maxLength: 40 },
);
const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

describe("the largest set of points that fits into a window", () => {
	it("contains all points if they fit", () => {
		const square = [
			{ x: 0, y: 0 },
			{ x: 100, y: 0 },
			{ x: 0, y: 100 },
			{ x: 100, y: 100 },
		];
		expect(mostWithin(square, { x: side, y: side })).toEqual(square);
		const wider = [...square, { x: 101, y: 50 }];
		expect(mostWithin(wider, { x: side, y: side }).length).toBeLessThan(wider.length);
	});

	it("fits, and no window around another point holds more", () =>
		fc.assert(
			fc.property(somePoints, (points) => {
				const kept = mostWithin(points, { x: side, y: side });
				expect(points).toEqual(expect.arrayContaining([...kept]));
				expect(spread(kept.map(({ x }) => x))).toBeLessThanOrEqual(side);
				expect(spread(kept.map(({ y }) => y))).toBeLessThanOrEqual(side);
				for (const { x, y } of points) {
					const around = points.filter(
						(other) => Math.abs(other.x - x) <= side / 2 && Math.abs(other.y - y) <= side / 2,
					);
					expect(kept.length).toBeGreaterThanOrEqual(around.length);
				}
			}),
		));
});
