import { letterStrokes } from "#server/platform/images/letterStrokes.ts";

const orange = "#e8590c";

/** The logo mark in a 32-unit square: the sun rising in a doorway. */
const door = `<path d="M8 25V15a8 8 0 0 1 16 0v10z" fill="#fff"/><path d="M11 25a5 5 0 0 1 10 0z" fill="${orange}"/>`;

/** The mark on its rounded tile. */
export const tile = (pixels: number): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 32 32"><rect width="32" height="32" rx="9.5" fill="${orange}"/>${door}</svg>\n`;

/** The mark for systems that apply their own outline: everything important is within the inner four fifths. */
export const fullTile = (pixels: number): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 32 32"><path d="M0 0h32v32H0z" fill="${orange}"/><g transform="translate(4.2 3.6) scale(.74)">${door}</g></svg>\n`;

/** The name as vector strokes, `tall` units high, with its top left corner at the given point. */
export function nameAt(
	name: string,
	x: number,
	y: number,
	tall: number,
	colour: string,
	weight = 11,
): string {
	return `<g transform="translate(${x} ${y}) scale(${tall / 100})"><path d="${letterStrokes(name).d}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}

/** Mark and name side by side. */
export function wordmark(name: string): string {
	const tall = 21;
	const width = 42 + Math.ceil((letterStrokes(name).width * tall) / 100);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="32" viewBox="0 0 ${width} 32" role="img" aria-labelledby="name"><title id="name">${name}</title><rect width="32" height="32" rx="9.5" fill="${orange}"/>${door}${nameAt(name, 41, 5.6, tall, "#1a1c1f", 12)}</svg>\n`;
}
