import sharp from "sharp";

const formats = new Set(["jpeg", "png", "webp"]);
const longestSide = 1600;
/** A phone's camera has fifty; a crafted picture must not fill the memory. */
const mostPixels = 50_000_000;

/**
 * A picture somebody sent, as it may be kept: upright, no larger than a screen needs, and redrawn, so that nothing of the file
 * is left but its pixels: no place, no camera, no hidden payload. Null when the bytes are no photograph, whatever their name says.
 */
export async function cleanPicture(bytes: Buffer): Promise<Buffer | null> {
	try {
		const { format } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
		if (!formats.has(format)) return null;
		return await sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" })
			.autoOrient()
			.resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
			.flatten({ background: "#ffffff" })
			.jpeg({ quality: 82, mozjpeg: true })
			.toBuffer();
	} catch {
		return null;
	}
}
