import { ImageQueue } from "./ImageQueue.ts";
import { isPhotograph } from "./isPhotograph.ts";
import { loadSharp } from "./loadSharp.ts";

const formats = new Set(["jpeg", "png", "webp"]);
const longestSide = 1600;
/** Maximum pixels, as produced by a phone camera; a crafted picture must not exhaust memory. */
const maxPixels = 50_000_000;
/** Maximum side length in pixels. Panoramas have sixteen thousand; a line of millions would take half a minute to scale down. */
const longestGiven = 20_000;

/** One at a time, because this uses the same threads as password hashing and pages. */
const gate = new ImageQueue(1, 20);

/**
 * Prepares an uploaded picture for storage: upright, scaled to screen size and re-encoded, so that only its pixels remain, without
 * location, camera data or hidden payload. Returns null when the bytes are not a photograph, whatever the file name says.
 * @throws ImageQueueFull when the queue is full
 */
export const cleanPicture = (bytes: Buffer): Promise<Buffer | null> => gate.pass(() => redrawn(bytes));

async function redrawn(bytes: Buffer): Promise<Buffer | null> {
	if (!isPhotograph(bytes)) return null;
	const sharp = await loadSharp();
	try {
		const { format, width, height } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
		if (!formats.has(format) || Math.max(width, height) > longestGiven) return null;
		return await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
			.autoOrient()
			.resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
			.flatten({ background: "#ffffff" })
			.jpeg({ quality: 82, mozjpeg: true })
			.toBuffer();
	} catch {
		return null;
	}
}
