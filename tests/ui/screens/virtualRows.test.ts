import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { virtualRows, visibleRange } from "#ui/screens/search/parts/virtualRows.ts";

const count = fc.integer({ min: 1, max: 1_000 });

describe("a long virtualised list", () => {
	it("renders every row in view, wherever it is scrolled to, and few others", () => {
		fc.assert(
			fc.property(
				count,
				fc.integer({ min: 100, max: 400 }),
				fc.integer({ min: 400, max: 1200 }),
				fc.double({ min: -0.5, max: 1.5, noNaN: true }),
				(rows, row, windowHeight, share) => {
					const height = rows * row;
					const top = -Math.round(share * height);
					const { from, to } = visibleRange({ top, height, count: rows }, windowHeight);
					for (let place = 0; place < rows; place++) {
						const begins = top + place * row;
						const isSeen = begins + row > 0 && begins < windowHeight;
						if (isSeen) expect(place >= from && place < to).toBe(true);
					}
					expect([from >= 0, to <= rows, to > from]).toEqual([true, true, true]);
					expect(to - from).toBeLessThanOrEqual((3 * windowHeight) / row + 9);
				},
			),
		);
	});

	it("keeps the place of every row, rendered or not, and keeps the focused row rendered", () => {
		fc.assert(
			fc.property(count, fc.nat(1_000), fc.nat(30), fc.option(fc.nat()), (rows, from, more, any) => {
				const range = { from: Math.min(from, rows), to: Math.min(from + more, rows) };
				// In a list that has become shorter, the focus may have been in a row that no longer exists.
				const held = any === null ? null : any % (rows + 2);
				const parts = virtualRows(rows, range, held);
				const places: number[] = [];
				let next = 0;
				for (const part of parts) {
					if ("place" in part) {
						expect(part.place).toBe(next);
						places.push(part.place);
						next += 1;
					} else {
						expect(part.leftOut).toBeGreaterThan(0);
						next += part.leftOut;
						expect(part.before).toBe(next);
					}
				}
				expect(next).toBe(rows);
				const inRange = Array.from({ length: range.to - range.from }, (_, index) => range.from + index);
				const wanted = held === null || held >= rows ? inRange : [...inRange, held];
				expect(new Set(places)).toEqual(new Set(wanted));
			}),
		);
	});

	it("is rendered completely while its height is unknown", () => {
		fc.assert(
			fc.property(fc.constantFrom(0, -800, 1600, -50), fc.nat(9), (top, rows) => {
				expect(visibleRange({ top, height: 0, count: rows }, 800)).toEqual({ from: 0, to: rows });
			}),
		);
	});
});
