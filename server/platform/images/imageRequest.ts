import { type ImageFormat, imageDefaults, imageFormats, imageWidths } from "#domain/content/imageUrl.ts";

/** The requested appearance of a picture. */
export interface ImageLook {
	readonly width: number;
	readonly quality: number;
	readonly format: ImageFormat;
	readonly isWatermarked: boolean;
}

export interface ImageRequest extends ImageLook {
	/** As given: a path of ours or an absolute URL. */
	readonly src: string;
}

const known = new Set(["src", "w", "q", "f", "wm"]);

const whole = (text: string, low: number, high: number): number | null => {
	const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
	return value >= low && value <= high ? value : null;
};

/**
 * Parses the query of /images/optimize. Returns null when a parameter is unknown, repeated or out of range, so that only canonical URLs of
 * a picture can fill caches. [DEC-134, CONST-12]
 */
export function imageRequest(query: Readonly<Record<string, unknown>>): ImageRequest | null {
	for (const [key, value] of Object.entries(query)) {
		if (!known.has(key) || typeof value !== "string") return null;
	}
	const { src, w, q, f, wm } = query as Readonly<Record<string, string | undefined>>;
	if (!src || src.length > 2000) return null;
	const width = w === undefined ? imageDefaults.width : whole(w, imageWidths.min, imageWidths.max);
	const quality = q === undefined ? imageDefaults.quality : whole(q, 1, 100);
	const format = f === undefined ? imageDefaults.format : imageFormats.find((each) => each === f);
	if (width === null || quality === null || !format) return null;
	if (wm !== undefined && wm !== "0" && wm !== "1") return null;
	return { src, width, quality, format, isWatermarked: wm === "1" };
}
