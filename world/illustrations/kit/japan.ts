import { type Hex, mix } from "./colour.ts";
import { type Light, tone } from "./light.ts";
import { box, group, opacity, rect, shape, stroke } from "./marks.ts";
import { n, type Paper } from "./Paper.ts";
import type { Random } from "./random.ts";

export interface JapaneseRoofWish {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly rise: number;
	readonly tile: Hex;
	readonly over?: number;
	readonly depth?: number;
}

/** A hipped roof with gently turned-up corners, as on castles and pagodas. */
export function turnedRoof(paper: Paper, light: Light, wish: JapaneseRoofWish): string {
	const { x, y, width, rise } = wish;
	const over = wish.over ?? width * 0.14;
	const depth = wish.depth ?? 0;
	const tile = tone(light, light.season === "winter" ? "#eff3f9" : wish.tile, 0.3, depth);
	const dark = tone(light, mix(wish.tile, "#000000", 0.3), 0.8, depth);
	const d = `M${n(x - over)} ${n(y - rise * 0.1)}Q${n(x)} ${n(y - rise * 0.2)} ${n(x + width * 0.14)} ${n(y - rise)}H${n(x + width * 0.86)}Q${n(x + width)} ${n(y - rise * 0.2)} ${n(x + width + over)} ${n(y - rise * 0.1)}Q${n(x + width * 0.8)} ${n(y + rise * 0.12)} ${n(x + width / 2)} ${n(y + rise * 0.12)}T${n(x - over)} ${n(y - rise * 0.1)}Z`;
	let lines = "";
	const rows = Math.max(6, Math.round(width / 13));
	for (let index = 1; index < rows; index++) {
		const share = index / rows;
		lines += `M${n(x + width * (0.14 + 0.72 * share))} ${n(y - rise)}Q${n(x + width * (0.05 + 0.9 * share))} ${n(y - rise * 0.3)} ${n(x - over + (width + over * 2) * share)} ${n(y + rise * 0.1)}`;
	}
	return group([
		shape(
			d,
			paper.linear([
				[0, mix(tile, "#ffffff", 0.08)],
				[1, tile],
			]),
		),
		group([stroke(lines, dark, 1.3, opacity(0.4))], `clip-path="${paper.clip(`<path d="${d}"/>`)}"`),
		stroke(`M${n(x + width * 0.12)} ${n(y - rise)}H${n(x + width * 0.88)}`, dark, Math.max(2, rise * 0.12)),
	]);
}

/** Small squares of lattice windows across a wall, some lit. */
export function latticeRow(
	light: Light,
	random: Random,
	x: number,
	y: number,
	width: number,
	height: number,
	count: number,
	depth = 0,
): string {
	let lit = "";
	let dark = "";
	const cell = width / count;
	for (let index = 0; index < count; index++) {
		const piece = box(x + cell * index + cell * 0.18, y, cell * 0.64, height);
		if (random.chance(light.lamps)) lit += piece;
		else dark += piece;
	}
	return shape(dark, tone(light, "#5a5f6b", 0.7, depth)) + shape(lit, light.lamp);
}

/** A strip of water edge wall built of fitted stones. */
export function fittedStones(
	light: Light,
	random: Random,
	x: number,
	y: number,
	width: number,
	height: number,
	surface: Hex,
	depth = 0,
): string {
	let joints = "";
	for (let row = 0; row < height; row += 15) {
		joints += `M${n(x)} ${n(y + row)}h${n(width)}`;
		for (let at = x + random.between(0, 24); at < x + width; at += random.between(20, 36))
			joints += `M${n(at)} ${n(y + row)}v15`;
	}
	return (
		rect(x, y, width, height, tone(light, surface, 0.4, depth)) +
		stroke(joints, tone(light, mix(surface, "#000000", 0.35), 0.8, depth), 1.5, opacity(0.4))
	);
}
