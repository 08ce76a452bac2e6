import { brighten, type Hex, mix } from "./colour.ts";
import { growthOf, type Light, tone } from "./light.ts";
import { blob, box, opacity, shape } from "./marks.ts";
import type { Paper } from "./Paper.ts";
import type { Random } from "./random.ts";
import { type TowerStyle, tower, towerCap } from "./towers.ts";

export interface BasinWish {
	/** y of the farthest and of the nearest row. */
	readonly far: number;
	readonly near: number;
	readonly rows: number;
	readonly surfaces: readonly Hex[];
	/** Gaps in a row (a river, a park), by y. */
	readonly open?: (y: number) => readonly (readonly [number, number])[];
	/** How tall a row may be at an x share. */
	readonly swell?: (share: number, row: number) => number;
	/** Called after each row, to place bridges and landmarks between rows. */
	readonly between?: (row: number, y: number) => string;
	readonly roof?: Hex;
}

const styles: readonly TowerStyle[] = ["grid", "bands", "fins", "flats", "grid"];

/** A whole city seen from a hill: rows of houses that grow toward the viewer, trees between them. */
export function cityBasin(paper: Paper, light: Light, random: Random, wish: BasinWish): string {
	const marks: string[] = [];
	const crowns = growthOf[light.season].crowns;
	for (let row = 0; row < wish.rows; row++) {
		const share = row / Math.max(1, wish.rows - 1);
		const y = wish.far + (wish.near - wish.far) * share ** 1.5;
		const scale = 0.2 + share * 0.8;
		const depth = 0.66 * (1 - share) ** 1.1 + 0.04;
		const open = wish.open?.(y) ?? [];
		const closed = (x: number, reach: number) => open.some(([a, b]) => x + reach > a && x < b);
		let trees = "";
		let treesLit = "";
		let x = -30 + random.between(-20, 20);
		while (x < paper.width + 20) {
			const width = random.between(46, 92) * scale;
			if (!closed(x, width)) {
				const grow = wish.swell ? wish.swell((x + width / 2) / paper.width, row) : 1;
				const high = random.between(46, 128) * scale * grow;
				const surface = random.pick(wish.surfaces);
				if (share < 0.42) marks.push(smallHouse(paper, light, random, x, y, width, high, surface, depth));
				else {
					const made = {
						x,
						width,
						top: y - high,
						base: y,
						surface,
						style: random.pick(styles),
						depth,
					};
					marks.push(
						towerCap(light, random, made, random.pick(["tank", "none", "crown", "none"])),
						tower(paper, light, random, made),
					);
				}
				if (random.chance(0.5)) {
					const r = random.between(13, 24) * scale;
					for (let puff = -1; puff <= 1; puff++) {
						const px = x + width + puff * r * 0.9;
						trees += blob(random, px, y - r * 0.3, r * 0.8, r * random.between(0.55, 0.85), 7, 0.14);
						treesLit += blob(random, px + light.side * r * 0.16, y - r * 0.52, r * 0.46, r * 0.36, 6, 0.16);
					}
				}
			}
			x += width * random.between(0.92, 1.22);
		}
		const crown = random.pick(crowns);
		marks.push(
			shape(trees, tone(light, crown[0], 0.55, depth)),
			shape(treesLit, tone(light, crown[1], 0.1, depth), opacity(0.9)),
		);
		if (wish.between) marks.push(wish.between(row, y));
	}
	return marks.join("");
}

function smallHouse(
	paper: Paper,
	light: Light,
	random: Random,
	x: number,
	y: number,
	width: number,
	high: number,
	surface: Hex,
	depth: number,
): string {
	const wall = width * 0.26;
	const front = tone(light, surface, 0.15, depth);
	const shade = tone(light, surface, 0.95, depth);
	const faceX = light.side < 0 ? x : x + wall;
	const foot = (colour: Hex) =>
		paper.across(
			[
				[0, brighten(colour, 0.01)],
				[1, mix(colour, light.haze, 0.4)],
			],
			[0, y - high],
			[0, y],
		);
	let lit = "";
	const cell = Math.max(3.4, width * 0.11);
	for (let row = y - high + cell; row < y - cell; row += cell * 2) {
		for (let column = faceX + cell * 0.8; column < faceX + width - wall - cell; column += cell * 1.8) {
			if (random.chance(light.lamps * 0.6)) lit += box(column, row, cell * 0.9, cell * 0.9);
		}
	}
	return (
		shape(box(faceX, y - high, width - wall, high), foot(front)) +
		shape(box(light.side < 0 ? x + width - wall : x, y - high, wall, high), foot(shade)) +
		(lit ? shape(lit, light.lamp, opacity(0.85 - depth * 0.4)) : "")
	);
}
