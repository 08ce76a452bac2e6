import { letterStrokes } from "./letterStrokes.ts";

/**
 * Draws the site's name as a small SVG for the lower right corner of a picture of the given size: white strokes with a soft dark outline,
 * legible on snow and at night. [CHAN-06, DEC-135]
 */
export function watermark(siteName: string, width: number, height: number): Buffer {
	const { d, width: units } = letterStrokes(siteName);
	const tall = Math.max(6, Math.min(width * 0.034, height * 0.08, (width * 0.5 * 100) / units));
	const margin = Math.max(2, width * 0.018);
	const scale = tall / 100;
	const boxWidth = Math.max(1, Math.min(width, Math.ceil(units * scale + margin)));
	const boxHeight = Math.max(1, Math.min(height, Math.ceil(tall + margin)));
	const path = `d="${d}" fill="none" stroke-linecap="round" stroke-linejoin="round"`;
	return Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${boxWidth}" height="${boxHeight}"><g transform="scale(${scale.toFixed(4)})"><path ${path} stroke="#10131c" stroke-opacity=".42" stroke-width="20"/><path ${path} stroke="#ffffff" stroke-opacity=".88" stroke-width="9"/></g></svg>`,
	);
}
