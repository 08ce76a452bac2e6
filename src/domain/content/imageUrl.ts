import { clampWhole } from "#domain/shared/values.ts";

/** [DEC-134] */
export const imageFormats = ["jpg", "webp", "png"] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** [DOM-IMG-04, CONST-12, DEC-134] */
export const imageDefaults = { width: 1600, quality: 80, format: "jpg" } as const;
export const imageWidths = { min: 16, max: 3840 } as const;
/** The widths our own pages ask for, a fifth apart or more: finer steps would only fill caches. Others are made more seldom. */
export const imageLadder: readonly number[] = [320, 480, 640, 800, 1080, 1600];
const qualities = { min: 1, max: 100 } as const;

export interface ImageOptions {
	readonly width?: number | undefined;
	readonly quality?: number | undefined;
	readonly format?: ImageFormat | undefined;
	/** Draws the site's name on it, for the one supplier whose images are so marked. [CHAN-06, DEC-135] */
	readonly isWatermarked?: boolean | undefined;
}

/** What the server puts behind the address of a picture that is to be marked, so that it stays marked wherever it is shown. */
export const watermarkSuffix = "?wm=1";

/** The address of an optimised image; parameters in a fixed order, so that equal images are cached once. [DOM-IMG-04, DEC-134, DEC-135] */
export function imageUrl(
	src: string,
	{
		width = imageDefaults.width,
		quality = imageDefaults.quality,
		format = imageDefaults.format,
		isWatermarked = src.endsWith(watermarkSuffix),
	}: ImageOptions = {},
): string {
	const fittingWidth = clampWhole(width, imageWidths.min, imageWidths.max);
	const fittingQuality = clampWhole(quality, qualities.min, qualities.max);
	const mark = isWatermarked ? "&wm=1" : "";
	const source = src.endsWith(watermarkSuffix) ? src.slice(0, -watermarkSuffix.length) : src;
	return `/images/optimize?src=${encodeURIComponent(source.toWellFormed())}&w=${fittingWidth}&q=${fittingQuality}&f=${format}${mark}`;
}
