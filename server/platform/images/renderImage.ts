import type { Metadata, Sharp } from "sharp";
import type { ImageLook } from "./imageRequest.ts";
import { isPhotograph } from "./isPhotograph.ts";
import { loadSharp } from "./loadSharp.ts";
import { watermark } from "./watermark.ts";

/** Maximum pixels; no picture of a stay needs more, and a crafted one must not exhaust memory. */
const maxPixels = 50_000_000;

export interface Pixels {
	readonly bytes: Buffer;
	/** Whether the picture is our own; only those may be vector drawings. */
	readonly isOwn: boolean;
}

/**
 * Renders a picture in the requested width, format and quality, with a watermark if requested. Photographs are never enlarged.
 * @throws when the bytes are not a supported picture or have too many pixels
 */
export async function renderImage(
	{ bytes, isOwn }: Pixels,
	look: ImageLook,
	siteName: string,
): Promise<Buffer> {
	if (!isOwn && !isPhotograph(bytes)) throw new Error("not a photograph");
	const sharp = await loadSharp();
	const limits = { limitInputPixels: maxPixels, failOn: "error" } as const;
	const seen = await sharp(bytes, limits).metadata();
	const isVector = seen.format === "svg";
	const density = isVector ? Math.max(1, Math.min(1200, (72 * look.width) / seen.width)) : undefined;
	let image = sharp(bytes, { ...limits, ...(density ? { density } : {}) }).autoOrient();
	image = image.resize({ width: look.width, withoutEnlargement: !isVector });
	if (look.isWatermarked) {
		const [width, height] = finalSize(seen, look.width, isVector);
		image = image.composite([{ input: watermark(siteName, width, height), gravity: "southeast" }]);
	}
	return encode(image, look);
}

function finalSize(seen: Metadata, wanted: number, mayEnlarge: boolean): readonly [number, number] {
	const { width, height } = seen.autoOrient;
	const final = mayEnlarge ? wanted : Math.min(wanted, width);
	return [final, Math.max(1, Math.round((height * final) / width))];
}

function encode(image: Sharp, { format, quality }: ImageLook): Promise<Buffer> {
	switch (format) {
		case "webp":
			// WebP reaches the same visual quality as JPEG at a value about a quarter lower.
			return image.webp({ quality: Math.max(1, Math.round(quality * 0.75)), effort: 5 }).toBuffer();
		case "png":
			return image.png({ palette: true, quality, effort: 7 }).toBuffer();
		case "jpg":
			return image.flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: true }).toBuffer();
	}
}
