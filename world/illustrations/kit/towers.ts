import { brighten, type Hex, mix } from "./colour.ts";
import { type Light, tone } from "./light.ts";
import { box, group, opacity, rect, shape, stroke } from "./marks.ts";
import { n, type Paper } from "./Paper.ts";
import type { Random } from "./random.ts";

export type TowerStyle = "grid" | "bands" | "fins" | "glass" | "flats" | "stepped";

export interface TowerWish {
	readonly x: number;
	readonly width: number;
	readonly top: number;
	readonly base: number;
	readonly surface: Hex;
	readonly style: TowerStyle;
	readonly depth?: number;
	/** Overrides the light's share of lit windows. */
	readonly lamps?: number;
	/** Whether to leave out the return wall, for rows seen from far away. */
	readonly flat?: boolean;
}

interface Panes {
	readonly lit: string;
	readonly dark: string;
}

/** Places lit windows in runs: people stay up by floor and by corner, not at random. */
function panes(random: Random, wish: TowerWish, face: number, share: number): Panes {
	let lit = "";
	let dark = "";
	const high = wish.base - wish.top;
	const scale = Math.max(0.6, Math.min(1.5, wish.width / 90));
	const put = (isLit: boolean, piece: string) => {
		if (isLit) lit += piece;
		else dark += piece;
	};
	const inset = face * 0.09;
	const left = wish.x + inset;
	const inner = face - inset * 2;
	if (wish.style === "bands") {
		const step = 15 * scale;
		for (let y = wish.top + 12 * scale; y < wish.base - step; y += step) {
			const cut = random.between(0.2, 0.8);
			put(random.chance(share * 0.8), box(left, y, inner * cut - 1, step * 0.5));
			put(random.chance(share * 0.8), box(left + inner * cut + 1, y, inner * (1 - cut) - 1, step * 0.5));
		}
		return { lit, dark };
	}
	if (wish.style === "fins") {
		const columns = Math.max(3, Math.round(inner / (11 * scale)));
		const step = inner / columns;
		for (let column = 0; column < columns; column++) {
			let y = wish.top + 14 * scale;
			while (y < wish.base - 16) {
				const run = random.between(24, 70) * scale;
				put(
					random.chance(share * 0.7),
					box(left + column * step + step * 0.22, y, step * 0.56, Math.min(run, wish.base - 8 - y)),
				);
				y += run + 3;
			}
		}
		return { lit, dark };
	}
	const cell = (wish.style === "flats" ? 17 : 14) * scale;
	const columns = Math.max(2, Math.round(inner / cell));
	const rows = Math.max(2, Math.round((high - 20 * scale) / (cell * 1.25)));
	const stepX = inner / columns;
	const stepY = (high - 16 * scale) / rows;
	for (let row = 0; row < rows; row++) {
		let run = random.chance(share);
		for (let column = 0; column < columns; column++) {
			if (random.chance(0.55)) run = random.chance(share);
			put(
				run,
				box(
					left + column * stepX + stepX * 0.17,
					wish.top + 12 * scale + row * stepY,
					stepX * 0.66,
					stepY * 0.52,
				),
			);
		}
	}
	return { lit, dark };
}

/** A tall building with a lit front, a shaded return wall, and windows lit according to the hour. */
export function tower(paper: Paper, light: Light, random: Random, wish: TowerWish): string {
	const depth = wish.depth ?? 0;
	const high = wish.base - wish.top;
	const wall = wish.flat ? 0 : wish.width * 0.2;
	const face = wish.width - wall;
	const faceX = light.side < 0 ? wish.x : wish.x + wall;
	const wallX = light.side < 0 ? wish.x + face : wish.x;
	const front = tone(light, wish.surface, 0.15, depth);
	const shade = tone(light, wish.surface, 0.95, depth);
	const down = (colour: Hex) =>
		paper.across(
			[
				[0, brighten(colour, 0.015)],
				[1, mix(colour, light.haze, 0.3)],
			],
			[0, wish.top],
			[0, wish.base],
		);
	const marks = [
		rect(faceX, wish.top, face, high, down(front)),
		wall ? rect(wallX, wish.top, wall, high, down(shade)) : "",
	];
	const share = (wish.lamps ?? light.lamps) * (1 - depth * 0.3);
	if (wish.style === "glass") {
		const sheen = mix(front, light.sky[3], 0.5);
		marks.push(
			shape(
				`M${n(faceX)} ${n(wish.top + high * 0.1)}L${n(faceX + face)} ${n(wish.top - face * 0.2 + high * 0.02)}V${n(wish.top + high * 0.28)}L${n(faceX)} ${n(wish.top + high * 0.5)}Z`,
				sheen,
				`${opacity(0.4)} clip-path="${paper.clip(`<rect x="${n(faceX)}" y="${n(wish.top)}" width="${n(face)}" height="${n(high)}"/>`)}"`,
			),
		);
		let lines = "";
		for (let y = wish.top + 14; y < wish.base; y += 13) lines += `M${n(faceX)} ${n(y)}h${n(face)}`;
		marks.push(stroke(lines, shade, 1.4, opacity(0.45)));
	}
	const made = panes(random, { ...wish, x: faceX }, face, share);
	const paneDark = mix(front, light.hour === "night" ? "#0b1330" : mix(light.sky[0], "#22324d", 0.4), 0.42);
	if (wish.style !== "glass") marks.push(shape(made.dark, mix(paneDark, light.haze, depth * 0.6)));
	if (made.lit) marks.push(shape(made.lit, mix(light.lamp, light.haze, depth * 0.55)));
	if (wish.style === "flats") {
		marks.push(rect(faceX + face * 0.46, wish.top + 6, face * 0.08, high - 6, shade, opacity(0.5)));
	}
	return group(marks);
}

/** Roof structures of a tower: parapet, mast, crown. */
export function towerCap(
	light: Light,
	random: Random,
	wish: TowerWish,
	kind: "mast" | "crown" | "tank" | "slant" | "none" = random.pick([
		"mast",
		"crown",
		"tank",
		"none",
		"slant",
	]),
): string {
	const depth = wish.depth ?? 0;
	const body = tone(light, wish.surface, 0.5, depth);
	const middle = wish.x + wish.width / 2;
	if (kind === "mast") {
		return (
			rect(middle - wish.width * 0.18, wish.top - 12, wish.width * 0.36, 13, body) +
			stroke(`M${n(middle)} ${n(wish.top - 12)}v${n(-wish.width * 0.7)}`, body, 2.6) +
			(light.lamps > 0.4
				? `<circle cx="${n(middle)}" cy="${n(wish.top - 12 - wish.width * 0.7)}" r="3" fill="#ff6a5a"/>`
				: "")
		);
	}
	if (kind === "crown") {
		return (
			rect(wish.x + wish.width * 0.12, wish.top - 14, wish.width * 0.76, 15, body) +
			rect(wish.x + wish.width * 0.26, wish.top - 26, wish.width * 0.48, 14, body)
		);
	}
	if (kind === "tank") {
		return rect(wish.x + wish.width * 0.2, wish.top - 10, wish.width * 0.22, 11, body);
	}
	if (kind === "slant") {
		const high = wish.width * 0.32;
		return shape(
			light.side < 0
				? `M${n(wish.x)} ${n(wish.top + 1)}L${n(wish.x + wish.width)} ${n(wish.top + 1)}V${n(wish.top - high)}Z`
				: `M${n(wish.x)} ${n(wish.top + 1)}L${n(wish.x + wish.width)} ${n(wish.top + 1)}L${n(wish.x)} ${n(wish.top - high)}Z`,
			body,
		);
	}
	return "";
}

export interface RowWish {
	readonly from: number;
	readonly to: number;
	readonly base: number;
	readonly height: readonly [number, number];
	readonly width: readonly [number, number];
	readonly surfaces: readonly Hex[];
	readonly styles: readonly TowerStyle[];
	readonly depth: number;
	/** Extra height by x share, 0..1: where the city centre rises. */
	readonly swell?: (share: number) => number;
}

/** A row of towers standing side by side. */
export function towerRow(paper: Paper, light: Light, random: Random, wish: RowWish): string {
	const marks: string[] = [];
	let x = wish.from;
	while (x < wish.to) {
		const width = random.between(...wish.width);
		const share = (x + width / 2 - wish.from) / (wish.to - wish.from);
		const swell = wish.swell ? wish.swell(Math.max(0, Math.min(1, share))) : 1;
		const high = random.between(...wish.height) * swell;
		const made: TowerWish = {
			x,
			width,
			top: wish.base - high,
			base: wish.base,
			surface: random.pick(wish.surfaces),
			style: random.pick(wish.styles),
			depth: wish.depth,
			flat: wish.depth > 0.6,
		};
		marks.push(towerCap(light, random, made), tower(paper, light, random, made));
		x += width * random.between(0.86, 1.18);
	}
	return marks.join("");
}

/** The merged outline of a far city, with a scatter of lights. */
export function farCity(
	paper: Paper,
	light: Light,
	random: Random,
	wish: { from: number; to: number; base: number; height: number; depth: number; surface?: Hex },
): string {
	let d = `M${n(wish.from)} ${n(wish.base)}`;
	let lamps = "";
	let x = wish.from;
	while (x < wish.to) {
		const width = random.between(18, 52);
		const share = (x - wish.from) / (wish.to - wish.from);
		const high = wish.height * random.between(0.25, 1) * (0.45 + Math.sin(share * Math.PI) * 0.55);
		d += `L${n(x)} ${n(wish.base - high)}h${n(width)}`;
		for (let index = 0; index < 5; index++) {
			if (random.chance(light.lamps)) {
				lamps += box(
					x + random.between(3, width - 5),
					wish.base - random.between(4, Math.max(6, high - 4)),
					3,
					3,
				);
			}
		}
		x += width;
		if (random.chance(0.25)) {
			d += `L${n(x)} ${n(wish.base - wish.height * 0.2)}`;
			x += random.between(4, 14);
		}
	}
	const body = tone(light, wish.surface ?? "#aab4c4", 0.6, wish.depth);
	return (
		shape(
			`${d}L${n(x)} ${n(wish.base)}Z`,
			paper.across(
				[
					[0, body],
					[1, mix(body, light.haze, 0.6)],
				],
				[0, wish.base - wish.height],
				[0, wish.base],
			),
		) + (lamps ? shape(lamps, light.lamp, opacity(0.75)) : "")
	);
}
