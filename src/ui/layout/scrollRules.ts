/** Offsets and heights in CSS pixels; the throttle period in milliseconds. [CONST-06, SCROLL-05] */
export const scrollRules = {
	toTopAfter: 150,
	topBarOpaqueAfter: 250,
	headerWithSearch: 68,
	headerWithoutSearch: 80,
	throttleMs: 100,
} as const;

/** Whether the go-to-top button is visible: after scrolling more than 150 px. [UI-TOTOP-02, SCROLL-03] */
export const isToTopVisible = (offset: number): boolean => offset > scrollRules.toTopAfter;

/** Whether the top bar is transparent: up to 250 px, and only with the scroll effect. [UI-TOPBAR-04, SCROLL-04] */
export const isTopBarTransparent = (offset: number, hasScrollEffect: boolean): boolean =>
	hasScrollEffect && offset <= scrollRules.topBarOpaqueAfter;

/** How far the header slides up, which is its own height. [SCROLL-01, SCROLL-02] */
export const headerOffset = (hasSearchSection: boolean): number =>
	hasSearchSection ? scrollRules.headerWithSearch : scrollRules.headerWithoutSearch;

export interface ScrollStep {
	readonly from: number;
	readonly to: number;
	readonly hasSearchSection: boolean;
	readonly isSearchOpen: boolean;
	readonly wasHidden: boolean;
}

/**
 * Whether the header is hidden: scrolling down past its height hides it, scrolling up or reaching the top shows it, and it stays visible
 * while the search is open. [DEC-035]
 */
export function isHeaderHidden({ from, to, hasSearchSection, isSearchOpen, wasHidden }: ScrollStep): boolean {
	if (isSearchOpen || to <= 0 || to < from) return false;
	return to > from && to > headerOffset(hasSearchSection) ? true : wasHidden;
}
