import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	headerOffset,
	isHeaderHidden,
	isTopBarTransparent,
	isToTopVisible,
	scrollRules,
} from "#ui/layout/scrollRules.ts";

const offset = fc.double({ min: -100, max: 5000, noNaN: true });

describe("the scroll rules", () => {
	it("have these thresholds [CONST-06] [SCROLL-05]", () => {
		expect(scrollRules).toEqual({
			toTopAfter: 150,
			topBarOpaqueAfter: 250,
			headerWithSearch: 68,
			headerWithoutSearch: 80,
			throttleMs: 100,
		});
	});

	it("show the back-to-top button beyond 150 px [UI-TOTOP-02] [SCROLL-03] [CONST-06]", () => {
		fc.assert(fc.property(offset, (value) => isToTopVisible(value) === value > 150));
		expect([150, 151].map(isToTopVisible)).toEqual([false, true]);
	});

	it("keep the top bar transparent up to 250 px if it has the scroll effect [UI-TOPBAR-04] [SCROLL-04] [CONST-06]", () => {
		fc.assert(
			fc.property(offset, fc.boolean(), (value, effect) => {
				expect(isTopBarTransparent(value, effect)).toBe(effect && value <= 250);
			}),
		);
		expect([250, 251].map((value) => isTopBarTransparent(value, true))).toEqual([true, false]);
	});

	it("slide the header up by its own height [SCROLL-01] [SCROLL-02]", () => {
		expect([headerOffset(true), headerOffset(false)]).toEqual([68, 80]);
	});

	it("hide the header when scrolling down past its height and show it when scrolling up [SCROLL-01] [SCROLL-02]", () => {
		fc.assert(
			fc.property(offset, offset, fc.boolean(), fc.boolean(), (from, to, hasSearchSection, wasHidden) => {
				const step = { from, to, hasSearchSection, wasHidden, isSearchOpen: false };
				const hidden = isHeaderHidden(step);
				if (to < from || to <= 0) expect(hidden).toBe(false);
				else if (to > from && to > headerOffset(hasSearchSection)) expect(hidden).toBe(true);
				else expect(hidden).toBe(wasHidden);
				expect(isHeaderHidden({ ...step, isSearchOpen: true })).toBe(false);
			}),
		);
		const down = { from: 0, hasSearchSection: true, isSearchOpen: false, wasHidden: false };
		expect([68, 69].map((to) => isHeaderHidden({ ...down, to }))).toEqual([false, true]);
		const stand = { from: 300, to: 300, hasSearchSection: true, isSearchOpen: false };
		expect(isHeaderHidden({ ...stand, wasHidden: true })).toBe(true);
		expect(isHeaderHidden({ ...stand, wasHidden: false })).toBe(false);
		expect(isHeaderHidden({ ...stand, from: 0, to: 0, wasHidden: true })).toBe(false);
	});
});
