import { Gate } from "./Gate.ts";
import { loadSharp } from "./loadSharp.ts";

const formats = new Set(["jpeg", "png", "webp"]);
const longestSide = 1600;
/** A phone's camera has fifty; a crafted picture must not fill the memory. */
const maxPixels = 50_000_000;
/** A panorama has sixteen thousand dots; a line of millions takes half a minute to shrink. */
const longestGiven = 20_000;

/** One at a time: what is drawn takes the threads that passwords and pages need as well. */
const gate = new Gate(1, 20);

/**
 * A picture somebody sent, as it may be kept: upright, no larger than a screen needs, and redrawn, so that nothing of the file
 * is left but its pixels: no place, no camera, no hidden payload. Null when the bytes are no photograph, whatever their name says.
 * @throws GateFull when too many wait already
 */
export const cleanPicture = (bytes: Buffer): Promise<Buffer | null> => gate.pass(() => redrawn(bytes));

async function redrawn(bytes: Buffer): Promise<Buffer | null> {
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
