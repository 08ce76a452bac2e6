import { brighten, type Hex, mix } from "./colour.ts";
import { type Light, tone } from "./light.ts";
import { group, opacity, polygon, rect, shape, stroke } from "./marks.ts";
import { paneColour, windowPane } from "./openings.ts";
import { n, type Paper } from "./Paper.ts";
import type { Random } from "./random.ts";

export interface GableWish {
	readonly x: number;
	readonly base: number;
	/** Width of the gable front, and of the long side. */
	readonly front: number;
	readonly flank: number;
	readonly eaves: number;
	readonly rise: number;
	readonly wall: Hex;
	readonly roof: Hex;
	readonly depth?: number;
	/** Side of the front on which the long wall is drawn. */
	readonly turn: -1 | 1;
	readonly boards?: boolean;
	readonly lit?: boolean;
	readonly chimney?: boolean;
}

/** A house seen from a corner: gable front, long side under a pitched roof, snow on it in winter. */
export function gableHouse(paper: Paper, light: Light, random: Random, wish: GableWish): string {
	const { x, base, front, flank, eaves, rise, turn } = wish;
	const depth = wish.depth ?? 0;
	const top = base - eaves;
	const ridgeX = x + front / 2;
	const over = front * 0.07;
	const near = turn > 0 ? x + front : x;
	const far = near + turn * flank;
	const frontTurn = light.side === -turn ? 0.05 : 0.75;
	const flankTurn = light.side === turn ? 0.1 : 0.9;
	const wallFront = tone(light, wish.wall, frontTurn, depth);
	const wallFlank = tone(light, wish.wall, flankTurn, depth);
	const roofTone = tone(light, light.season === "winter" ? "#f3f7fc" : wish.roof, flankTurn * 0.6, depth);
	const marks: string[] = [];
	if (wish.chimney) {
		const cx = ridgeX + turn * flank * 0.55;
		marks.push(
			rect(cx, top - rise - eaves * 0.16, front * 0.12, rise * 0.9, tone(light, "#a8735c", 0.6, depth)),
			rect(
				cx - 3,
				top - rise - eaves * 0.18,
				front * 0.12 + 6,
				6,
				tone(light, light.season === "winter" ? "#ffffff" : "#8b5f4c", 0.2, depth),
			),
		);
	}
	marks.push(
		shape(
			polygon([
				[near, base],
				[near, top],
				[far, top],
				[far, base],
			]),
			wallFlank,
		),
		shape(
			polygon([
				[x, base],
				[x, top],
				[ridgeX, top - rise],
				[x + front, top],
				[x + front, base],
			]),
			paper.linear([
				[0, wallFront],
				[1, mix(wallFront, light.haze, 0.14)],
			]),
		),
	);
	if (wish.boards) {
		let lines = "";
		for (let y = top + 8; y < base; y += 13)
			lines += `M${n(x)} ${n(y)}h${n(front)}M${n(near)} ${n(y)}h${n(turn * flank)}`;
		marks.push(stroke(lines, brighten(wallFlank, -0.07), 1.2, opacity(0.6)));
	}
	marks.push(houseWindows(paper, light, random, wish, top, near));
	// A band of shade below the eaves.
	marks.push(
		shape(
			polygon([
				[near, top],
				[far, top],
				[far, top + eaves * 0.09],
				[near, top + eaves * 0.09],
			]),
			brighten(wallFlank, -0.1),
			opacity(0.6),
		),
	);
	const roofPlane = polygon([
		[ridgeX, top - rise - 5],
		[ridgeX + turn * (flank + over), top - rise - 5],
		[far + turn * over, top + rise * 0.08 + 3],
		[near + turn * over * 0.9, top + rise * 0.08 + 3],
	]);
	marks.push(
		shape(
			roofPlane,
			paper.linear([
				[0, roofTone],
				[1, brighten(roofTone, -0.05)],
			]),
		),
		roofLines(light, wish, ridgeX, top, near, depth),
	);
	const away = turn > 0 ? x : x + front;
	marks.push(
		stroke(
			`M${n(away - turn * over)} ${n(top + rise * 0.1)}L${n(ridgeX)} ${n(top - rise - 2)}L${n(near + turn * over * 0.7)} ${n(top + rise * 0.1)}`,
			tone(light, light.season === "winter" ? "#ffffff" : mix(wish.roof, "#ffffff", 0.12), 0.2, depth),
			Math.max(4, front * 0.035),
		),
	);
	return group(marks);
}

function roofLines(
	light: Light,
	wish: GableWish,
	ridgeX: number,
	top: number,
	near: number,
	depth: number,
): string {
	if (light.season === "winter") return "";
	let d = "";
	const rows = 6;
	for (let row = 1; row < rows; row++) {
		const share = row / rows;
		const x0 = ridgeX + (near - ridgeX) * share;
		const y = top - wish.rise + wish.rise * share;
		d += `M${n(x0)} ${n(y)}h${n(wish.turn * (wish.flank + wish.front * 0.05))}`;
	}
	return stroke(d, tone(light, mix(wish.roof, "#000000", 0.3), 0.7, depth), 1.4, opacity(0.45));
}

function houseWindows(
	paper: Paper,
	light: Light,
	random: Random,
	wish: GableWish,
	top: number,
	near: number,
): string {
	const { x, base, front, flank, eaves, rise, turn } = wish;
	const depth = wish.depth ?? 0;
	const marks: string[] = [];
	const floors = eaves > front * 0.95 ? 2 : 1;
	const storey = eaves / floors;
	const burns = () => wish.lit ?? random.chance(light.lamps);
	const frame = mix(wish.wall, "#ffffff", 0.6);
	for (let floor = 0; floor < floors; floor++) {
		const y = top + floor * storey + storey * 0.26;
		const high = storey * 0.46;
		const wide = front * 0.2;
		for (const share of [0.17, 0.63]) {
			if (floor === floors - 1 && share > 0.5) continue;
			marks.push(
				windowPane(paper, light, {
					x: x + front * share,
					y,
					width: wide,
					height: high,
					frame,
					lit: burns(),
					rows: 2,
					sill: true,
					depth,
				}),
			);
		}
		const count = Math.max(1, Math.round(flank / (front * 0.55)));
		for (let index = 0; index < count; index++) {
			const cell = flank / count;
			const wx = (turn > 0 ? near : near - flank) + index * cell + cell * 0.28;
			marks.push(
				windowPane(paper, light, {
					x: wx,
					y,
					width: cell * 0.44,
					height: high,
					frame,
					lit: burns(),
					rows: 2,
					depth,
				}),
			);
		}
	}
	marks.push(
		windowPane(paper, light, {
			x: x + front * 0.5 - front * 0.07,
			y: top - rise * 0.5,
			width: front * 0.14,
			height: rise * 0.3,
			frame,
			lit: burns(),
			depth,
		}),
	);
	const doorX = x + front * 0.6;
	const doorTop = base - storey * 0.68;
	marks.push(
		rect(doorX - 4, doorTop - 4, front * 0.24 + 8, base - doorTop + 4, tone(light, frame, 0.2, depth)),
		rect(doorX, doorTop, front * 0.24, base - doorTop, tone(light, "#8a5a3e", 0.3, depth)),
		rect(
			doorX + front * 0.05,
			doorTop + storey * 0.08,
			front * 0.14,
			storey * 0.26,
			light.lamps > 0.1 ? light.lamp : paneColour(light, depth),
		),
	);
	return marks.join("");
}
