/** The width in CSS pixels each size class begins at, and the widest each part gets. [LAYOUT-01, CONST-07] */
export const layoutWidths = {
	tablet: 744,
	desktop: 1240,
	header: 1200,
	footer: 1240,
	desktopButton: 800,
} as const;

export type SizeClass = "mobile" | "tablet" | "desktop";

/** Asks for the width as media queries do. None is without a class: everything below 744 is mobile. [LAYOUT-01, DEC-034] */
export function sizeClass(isAtLeast: (width: number) => boolean): SizeClass {
	if (isAtLeast(layoutWidths.desktop)) return "desktop";
	return isAtLeast(layoutWidths.tablet) ? "tablet" : "mobile";
}
