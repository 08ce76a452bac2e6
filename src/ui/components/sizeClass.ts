/** Breakpoints at which size classes begin, and maximum widths of parts, in CSS pixels. [LAYOUT-01, CONST-07] */
export const layoutWidths = {
	tablet: 744,
	desktop: 1240,
	header: 1200,
	footer: 1240,
	desktopButton: 800,
} as const;

export type SizeClass = "mobile" | "tablet" | "desktop";

/** Returns the size class for a width query such as a media query. Every width has one: below 744 px it is mobile. [LAYOUT-01, DEC-034] */
export function sizeClass(isAtLeast: (width: number) => boolean): SizeClass {
	if (isAtLeast(layoutWidths.desktop)) return "desktop";
	return isAtLeast(layoutWidths.tablet) ? "tablet" : "mobile";
}
