import { clampWhole } from "#domain/shared/values.ts";

/** Output formats of the image optimiser. [DEC-134] */
export const imageFormats = ["jpg", "webp", "png"] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Options used when none are given; the width is in pixels. [DOM-IMG-04, CONST-12, DEC-134] */
export const imageDefaults = { width: 1600, quality: 80, format: "jpg" } as const;
export const imageWidths = { min: 16, max: 3840 } as const;
/**
 * Image widths our own pages request, in pixels. Steps are at least a fifth apart, because finer ones would only fill caches. Other widths
 * are rendered more rarely.
 */
export const imageLadder: readonly number[] = [320, 480, 640, 800, 1080, 1600];
const qualities = { min: 1, max: 100 } as const;

export interface ImageOptions {
	readonly width?: number | undefined;
	readonly quality?: number | undefined;
	readonly format?: ImageFormat | undefined;
	/** Draws the site's name on the image, for the one supplier that requires it. [CHAN-06, DEC-135] */
	readonly isWatermarked?: boolean | undefined;
}

/** Suffix the server appends to the URL of an image that needs a watermark, so that it is watermarked wherever it is shown. */
export const watermarkSuffix = "?wm=1";

/**
 * Returns the URL of an optimised image. Parameters come in a fixed order so that equal images share a cache entry. [DOM-IMG-04, DEC-134,
 * DEC-135]
 */
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
