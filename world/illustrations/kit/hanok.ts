import { brighten, type Hex, mix } from "./colour.ts";
import { type Light, tone } from "./light.ts";
import { dot, group, opacity, polygon, rect, shape, stroke } from "./marks.ts";
import { glow } from "./openings.ts";
import { n, type Paper } from "./Paper.ts";

export interface HanokWish {
	readonly x: number;
	readonly base: number;
	/** Width of the body between the outer posts. */
	readonly width: number;
	readonly height: number;
	readonly bays: number;
	readonly depth?: number;
	/** Index of the bay with the open wooden hall. */
	readonly hall?: number;
	readonly platform?: boolean;
	/** Whether the rafter ends are painted as on a palace. */
	readonly palace?: boolean;
}

/** A tiled roof with upturned eaves: ridge, tile lines, round end tiles, white mortar. */
export function tiledRoof(
	paper: Paper,
	light: Light,
	wish: { x: number; y: number; width: number; rise: number; depth?: number; tile?: Hex; palace?: boolean },
): string {
	const { x, y, width, rise } = wish;
	const depth = wish.depth ?? 0;
	const over = Math.min(width * 0.13, rise * 0.9);
	const left = x - over;
	const right = x + width + over;
	const tip = rise * 0.2;
	const ridgeL = x + width * 0.1;
	const ridgeR = x + width * 0.9;
	const top = y - rise;
	const eave = `${n(right)} ${n(y - tip)}Q${n(x + width * 0.86)} ${n(y + tip * 0.55)} ${n(x + width / 2)} ${n(y + tip * 0.5)}Q${n(x + width * 0.14)} ${n(y + tip * 0.55)} ${n(left)} ${n(y - tip)}`;
	const outline = `M${n(left)} ${n(y - tip)}Q${n(x + width * 0.04)} ${n(y - rise * 0.5)} ${n(ridgeL)} ${n(top)}Q${n(x + width / 2)} ${n(top + rise * 0.1)} ${n(ridgeR)} ${n(top)}Q${n(x + width * 0.96)} ${n(y - rise * 0.5)} ${eave}Z`;
	const snowy = light.season === "winter";
	const base = snowy ? "#e9eff7" : (wish.tile ?? "#4c535f");
	const body = tone(light, base, 0.35, depth);
	const groove = tone(light, mix(base, "#000000", snowy ? 0.14 : 0.35), 0.8, depth);
	let lines = "";
	const rows = Math.max(10, Math.round(width / 17));
	for (let index = 1; index < rows; index++) {
		const share = index / rows;
		const x1 = ridgeL + (ridgeR - ridgeL) * share;
		const x2 = left + (right - left) * share;
		const bend = Math.abs(share - 0.5) * 2;
		lines += `M${n(x1)} ${n(top + rise * 0.08)}Q${n(x1 + (x2 - x1) * 0.3)} ${n(y - rise * 0.4)} ${n(x2)} ${n(y + tip * 0.5 - bend * bend * tip * 1.3)}`;
	}
	const clip = `clip-path="${paper.clip(`<path d="${outline}"/>`)}"`;
	let ends = "";
	for (let index = 0; index <= rows; index++) {
		const share = index / rows;
		const bend = Math.abs(share - 0.5) * 2;
		ends += dot(
			left + (right - left) * share,
			y + tip * 0.55 - bend ** 2.4 * tip * 1.5 + rise * 0.02,
			Math.max(1.6, rise * 0.035),
		);
	}
	const under = `M${n(left)} ${n(y - tip)}Q${n(x + width * 0.14)} ${n(y + tip * 0.55)} ${n(x + width / 2)} ${n(y + tip * 0.5)}Q${n(x + width * 0.86)} ${n(y + tip * 0.55)} ${n(right)} ${n(y - tip)}L${n(x + width + over * 0.12)} ${n(y + rise * 0.16)}H${n(x - over * 0.12)}Z`;
	const marks = [
		shape(under, tone(light, wish.palace ? "#3f7a68" : "#6b4733", 0.9, depth)),
		shape(
			outline,
			paper.linear([
				[0, brighten(body, 0.05)],
				[1, brighten(body, -0.05)],
			]),
		),
		group([stroke(lines, groove, Math.max(1, rise * 0.022), opacity(snowy ? 0.4 : 0.65))], clip),
		group(
			[
				shape(
					light.side < 0
						? `M${n(x + width * 0.62)} ${n(top - 20)}H${n(right + 20)}V${n(y + 30)}H${n(x + width * 0.8)}Z`
						: `M${n(x + width * 0.38)} ${n(top - 20)}H${n(left - 20)}V${n(y + 30)}H${n(x + width * 0.2)}Z`,
					tone(light, "#2c3350", 1, depth),
					opacity(0.2),
				),
			],
			clip,
		),
		shape(ends, tone(light, snowy ? "#b9c6d6" : mix(base, "#ffffff", 0.3), 0.2, depth)),
		stroke(
			`M${n(ridgeL - rise * 0.12)} ${n(top - rise * 0.05)}Q${n(x + width / 2)} ${n(top + rise * 0.12)} ${n(ridgeR + rise * 0.12)} ${n(top - rise * 0.05)}`,
			tone(light, snowy ? "#ffffff" : "#e8e3da", 0.2, depth),
			Math.max(2.5, rise * 0.1),
		),
		stroke(
			`M${n(ridgeL - rise * 0.14)} ${n(top - rise * 0.1)}Q${n(x + width / 2)} ${n(top + rise * 0.07)} ${n(ridgeR + rise * 0.14)} ${n(top - rise * 0.1)}`,
			tone(light, snowy ? "#ffffff" : base, 0.5, depth),
			Math.max(2, rise * 0.075),
		),
		stroke(
			`M${n(ridgeL)} ${n(top)}Q${n(x + width * 0.04)} ${n(y - rise * 0.5)} ${n(left + 4)} ${n(y - tip * 0.96)}M${n(ridgeR)} ${n(top)}Q${n(x + width * 0.96)} ${n(y - rise * 0.5)} ${n(right - 4)} ${n(y - tip * 0.96)}`,
			tone(light, snowy ? "#ffffff" : mix(base, "#ffffff", 0.15), 0.3, depth),
			Math.max(2, rise * 0.06),
		),
	];
	return group(marks);
}

/** A paper lattice door, glowing when the room behind is lit. */
export function latticeDoor(
	light: Light,
	x: number,
	y: number,
	width: number,
	height: number,
	lit: boolean,
	depth = 0,
): string {
	const wood = tone(light, "#6d4a34", 0.5, depth);
	const page = lit ? "#ffe7b0" : tone(light, "#f6efdf", 0.35, depth);
	let bars = "";
	for (let index = 1; index < 4; index++)
		bars += `M${n(x + (width * index) / 4)} ${n(y)}v${n(height * 0.76)}`;
	for (const share of [0.1, 0.2, 0.42, 0.52, 0.66]) bars += `M${n(x)} ${n(y + height * share)}h${n(width)}`;
	return (
		rect(x, y, width, height, page) +
		rect(x, y + height * 0.76, width, height * 0.24, tone(light, "#8b5e40", 0.45, depth)) +
		stroke(bars, wood, Math.max(0.9, width * 0.025)) +
		`<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="none" stroke="${wood}" stroke-width="${n(Math.max(1.6, width * 0.055))}"/>`
	);
}

/** A hanok from the front: stone platform, posts, white walls, paper doors, an open hall, the great roof. */
export function hanokHouse(paper: Paper, light: Light, wish: HanokWish): string {
	const { x, base, width, height, bays } = wish;
	const depth = wish.depth ?? 0;
	const lit = light.lamps > 0.1;
	const rise = height * 0.62;
	const top = base - height;
	const wood = tone(light, wish.palace ? "#8f3f33" : "#7a5139", 0.45, depth);
	const dark = tone(light, "#4d3426", 0.8, depth);
	const marks: string[] = [];
	if (wish.platform !== false) {
		const p = height * 0.16;
		marks.push(
			rect(x - width * 0.05, base, width * 1.1, p, tone(light, "#c9c0b2", 0.25, depth)),
			rect(
				x - width * 0.05,
				base + p * 0.5,
				width * 1.1,
				1.6,
				tone(light, "#8d8578", 0.8, depth),
				opacity(0.5),
			),
			rect(
				x - width * 0.05,
				base,
				width * 1.1,
				p * 0.16,
				tone(light, light.season === "winter" ? "#ffffff" : "#e9e2d6", 0, depth),
			),
		);
	}
	marks.push(rect(x, top, width, height, tone(light, "#f3ecdf", 0.35, depth)));
	const bay = width / bays;
	for (let index = 0; index < bays; index++) {
		const bx = x + bay * index;
		if (index === wish.hall) {
			marks.push(
				rect(
					bx,
					top,
					bay,
					height,
					lit ? mix(light.lamp, "#8a5a36", 0.35) : tone(light, "#5d4030", 0.9, depth),
				),
				latticeDoor(light, bx + bay * 0.3, top + height * 0.2, bay * 0.4, height * 0.56, lit, depth),
				lit ? glow(paper, light, bx + bay / 2, top + height * 0.5, bay * 0.8, 0.5) : "",
				rect(bx, base - height * 0.16, bay, height * 0.16, tone(light, "#a87850", 0.2, depth)),
				stroke(
					`M${n(bx)} ${n(base - height * 0.1)}h${n(bay)}M${n(bx)} ${n(base - height * 0.05)}h${n(bay)}`,
					dark,
					1,
					opacity(0.5),
				),
			);
		} else {
			const wide = bay * 0.62;
			const burn = lit && (index + bays) % 3 !== 1;
			marks.push(
				rect(bx + (bay - wide) / 2, top + height * 0.22, wide, height * 0.62, dark),
				latticeDoor(light, bx + (bay - wide) / 2, top + height * 0.22, wide / 2, height * 0.6, burn, depth),
				latticeDoor(light, bx + bay / 2, top + height * 0.22, wide / 2, height * 0.6, burn, depth),
			);
			marks.push(rect(bx, base - height * 0.13, bay, height * 0.13, tone(light, "#b9a489", 0.4, depth)));
		}
	}
	const post = Math.max(2.5, bay * 0.07);
	for (let index = 0; index <= bays; index++) {
		marks.push(
			rect(x + bay * index - post / 2, top, post, height, wood),
			rect(
				x + bay * index - post * 0.9,
				base - post * 0.9,
				post * 1.8,
				post * 1.3,
				tone(light, "#b7afa3", 0.4, depth),
			),
		);
	}
	marks.push(
		rect(x - bay * 0.06, top + height * 0.1, width + bay * 0.12, Math.max(3, height * 0.055), wood),
		rect(x, top, width, height * 0.15, "#1d1f33", opacity(light.hour === "night" ? 0.3 : 0.26)),
	);
	if (wish.palace) {
		let ends = "";
		for (let at = x; at < x + width; at += 13) ends += dot(at, top + height * 0.03, 3.4);
		marks.push(
			rect(x, top - 2, width, height * 0.1, tone(light, "#3f8a76", 0.5, depth)),
			shape(ends, tone(light, "#e8b34d", 0.3, depth)),
		);
	}
	marks.push(
		tiledRoof(paper, light, {
			x,
			y: top + height * 0.04,
			width,
			rise,
			depth,
			...(wish.palace ? { palace: true } : {}),
		}),
	);
	return group(marks);
}

/** A mud and stone courtyard wall under its own small tiled coping. */
export function tiledWall(
	light: Light,
	x: number,
	base: number,
	width: number,
	height: number,
	depth = 0,
): string {
	const top = base - height;
	let ends = "";
	for (let at = x + 6; at < x + width; at += 13) ends += dot(at, top + 2, 4);
	let stones = "";
	for (let at = x + 8, odd = 0; at < x + width - 8; at += 25, odd++) {
		stones += `M${n(at)} ${n(base - height * 0.3 - (odd % 2) * 8)}h17`;
		stones += `M${n(at + 10)} ${n(base - height * 0.62 - (odd % 2) * 5)}h15`;
	}
	const tile = light.season === "winter" ? "#f3f6fa" : "#555c68";
	return group([
		rect(x, top, width, height, tone(light, "#e6d7be", 0.35, depth)),
		stroke(stones, tone(light, "#a8917a", 0.5, depth), 8, opacity(0.6)),
		shape(
			polygon([
				[x - 6, top + 4],
				[x + 4, top - 14],
				[x + width - 4, top - 14],
				[x + width + 6, top + 4],
			]),
			tone(light, tile, 0.3, depth),
		),
		shape(ends, tone(light, mix(tile, "#000000", 0.2), 0.5, depth)),
	]);
}
