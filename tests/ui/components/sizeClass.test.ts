import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layoutWidths, sizeClass } from "#ui/components/sizeClass.ts";

const offset = fc.double({ min: -100, max: 5000, noNaN: true });

const classOf = (width: number) => sizeClass((least) => width >= least);

describe("the size classes", () => {
	it("cover every width in ascending order [LAYOUT-01] [CONST-07] [DEC-034]", () => {
		const rank = { mobile: 0, tablet: 1, desktop: 2 } as const;
		fc.assert(
			fc.property(offset, offset, (a, b) => {
				const [low, high] = a < b ? [a, b] : [b, a];
				expect(rank[classOf(low)]).toBeLessThanOrEqual(rank[classOf(high)]);
			}),
		);
		expect([743, 743.9, 743.95, 744, 1239.9, 1239.95, 1240].map(classOf)).toEqual([
			"mobile",
			"mobile",
			"mobile",
			"tablet",
			"tablet",
			"tablet",
			"desktop",
		]);
	});

	it("use these layout widths [CONST-07] [DEC-034]", () => {
		expect(layoutWidths).toEqual({
			tablet: 744,
			desktop: 1240,
			header: 1200,
			footer: 1240,
			desktopButton: 800,
		});
	});
});
