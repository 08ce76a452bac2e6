/** Offsets and heights in CSS pixels, the pause in milliseconds. [CONST-06, SCROLL-05] */
export const scrollRules = {
	toTopAfter: 150,
	topBarOpaqueAfter: 250,
	headerWithSearch: 68,
	headerWithoutSearch: 80,
	throttleMs: 100,
} as const;

/** Visible after more than 150 px. [UI-TOTOP-02, SCROLL-03] */
export const isToTopVisible = (offset: number): boolean => offset > scrollRules.toTopAfter;

/** Transparent up to 250 px, and only with the scroll effect on. [UI-TOPBAR-04, SCROLL-04] */
export const isTopBarTransparent = (offset: number, hasScrollEffect: boolean): boolean =>
	hasScrollEffect && offset <= scrollRules.topBarOpaqueAfter;

/** How far the header slides up: its own height. [SCROLL-01, SCROLL-02] */
export const headerOffset = (hasSearchSection: boolean): number =>
	hasSearchSection ? scrollRules.headerWithSearch : scrollRules.headerWithoutSearch;

export interface ScrollStep {
	readonly from: number;
	readonly to: number;
	readonly hasSearchSection: boolean;
	readonly isSearchOpen: boolean;
	readonly wasHidden: boolean;
}

/** Down past its height hides the header, up or the top shows it, an open search keeps it. [DEC-035] */
export function isHeaderHidden({ from, to, hasSearchSection, isSearchOpen, wasHidden }: ScrollStep): boolean {
	if (isSearchOpen || to <= 0 || to < from) return false;
	return to > from && to > headerOffset(hasSearchSection) ? true : wasHidden;
}
