import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layoutWidths, sizeClass } from "#domain/navigation/layout.ts";
import { defaultDescription, documentTitle, homeTitle, isNoindexPath } from "#domain/navigation/pageHead.ts";
import {
	headerOffset,
	isHeaderHidden,
	isTopBarTransparent,
	isToTopVisible,
	scrollRules,
} from "#domain/navigation/scroll.ts";

const offset = fc.double({ min: -100, max: 5000, noNaN: true });

describe("the page head", () => {
	it("joins page title and site name [META-01]", () => {
		fc.assert(
			fc.property(
				fc.string(),
				fc.string(),
				(page, site) => documentTitle(page, site) === `${page} | ${site}`,
			),
		);
		expect(documentTitle(homeTitle, "어썸스테이")).toBe("국내·해외 숙소 예약 | 어썸스테이");
	});

	it("has a default description [META-02]", () => {
		expect(defaultDescription).toBe("프리미엄 숙소를 오리지널 가격으로 예약하세요.");
	});

	it.each([
		"/login",
		"/login/signup",
		"/mypage",
		"/mypage/books/3",
		"/booking/12",
		"/payments/complete/AW1",
		"/inquiries",
		"/inquiries/new",
		"/lms/AW1",
		"/reviews/order-products/3",
		"/membership/awesome/management",
		"/membership/awesome/management/billing-history",
		"/membership/benefit-mall/management",
		"/accom/12",
		"/MyPage",
	])("keeps %s out of search engines [META-03]", (path) => {
		expect(isNoindexPath(path)).toBe(true);
	});

	it.each([
		"/",
		"/search",
		"/products/12",
		"/faq",
		"/notice/3",
		"/policy/terms",
		"/theme",
		"/events/3",
		"/membership/awesome/subscribe",
		"/membership/benefit-mall/register",
		"/search/login",
	])("lets search engines keep %s [META-03]", (path) => {
		expect(isNoindexPath(path)).toBe(false);
	});
});

const classOf = (width: number) => sizeClass((least) => width >= least);

describe("the layout", () => {
	it("gives every width one size class, in order [LAYOUT-01]", () => {
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

	it("has these widths [CONST-07]", () => {
		expect(layoutWidths).toEqual({
			tablet: 744,
			desktop: 1240,
			header: 1200,
			footer: 1240,
			desktopButton: 800,
		});
	});
});

describe("scrolling", () => {
	it("has these thresholds [CONST-06] [SCROLL-05]", () => {
		expect(scrollRules).toEqual({
			toTopAfter: 150,
			topBarOpaqueAfter: 250,
			headerWithSearch: 68,
			headerWithoutSearch: 80,
			throttleMs: 100,
		});
	});

	it("shows the way to the top after more than 150 px [UI-TOTOP-02] [SCROLL-03]", () => {
		fc.assert(fc.property(offset, (value) => isToTopVisible(value) === value > 150));
		expect([150, 151].map(isToTopVisible)).toEqual([false, true]);
	});

	it("keeps the top bar transparent up to 250 px, if it has the effect [UI-TOPBAR-04] [SCROLL-04]", () => {
		fc.assert(
			fc.property(offset, fc.boolean(), (value, effect) => {
				expect(isTopBarTransparent(value, effect)).toBe(effect && value <= 250);
			}),
		);
		expect([250, 251].map((value) => isTopBarTransparent(value, true))).toEqual([true, false]);
	});

	it("slides the header up by its own height [SCROLL-01] [SCROLL-02]", () => {
		expect([headerOffset(true), headerOffset(false)]).toEqual([68, 80]);
	});

	it("hides the header on the way down past its height and shows it on the way up [SCROLL-01] [SCROLL-02]", () => {
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
