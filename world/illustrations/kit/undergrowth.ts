import { brighten, type Hex } from "./colour.ts";
import { type Light, tone } from "./light.ts";
import { blob, box, group, opacity, oval, polygon, shape, stroke } from "./marks.ts";
import { n } from "./Paper.ts";
import type { Random } from "./random.ts";

/** A garden shrub: a low heap of leafy puffs. */
export function shrub(
	light: Light,
	random: Random,
	x: number,
	base: number,
	reach: number,
	colours: readonly [Hex, Hex, Hex],
	depth = 0,
): string {
	const [deep, body, lit] = colours;
	let low = "";
	let middle = "";
	let high = "";
	for (let index = -2; index <= 2; index++) {
		const r = reach * (0.46 - Math.abs(index) * 0.06) * random.between(0.85, 1.15);
		const px = x + index * reach * 0.36;
		const py = base - r * (0.6 + (2 - Math.abs(index)) * 0.2);
		low += blob(random, px, py, r, r * 0.86, 8, 0.1) + box(px - r * 0.86, py, r * 1.72, base - py);
		middle += blob(random, px + light.side * r * 0.16, py - r * 0.16, r * 0.84, r * 0.66, 9, 0.14);
		for (let spot = 0; spot < 4; spot++) {
			high += blob(
				random,
				px + light.side * r * 0.3 + random.between(-0.5, 0.5) * r,
				py - r * 0.36 + random.between(-0.3, 0.3) * r,
				r * random.between(0.1, 0.22),
				r * random.between(0.08, 0.14),
				6,
				0.2,
			);
		}
	}
	return group([
		oval(
			x - light.side * reach * 0.2,
			base,
			reach * 1.05,
			reach * 0.1,
			tone(light, "#3a4a4a", 1, depth),
			opacity(0.22),
		),
		shape(low, tone(light, deep, 0.6, depth)),
		shape(middle, tone(light, body, 0.2, depth)),
		shape(high, tone(light, lit, 0, depth), opacity(0.9)),
	]);
}

/** Blades of grass along a line, as one path. */
export function grass(
	random: Random,
	from: number,
	to: number,
	line: (x: number) => number,
	height: number,
	colour: Hex,
	step = 9,
): string {
	let d = "";
	for (let x = from; x < to; x += step * random.between(0.5, 1.5)) {
		const high = height * random.between(0.5, 1.2);
		const bend = random.between(-0.5, 0.5) * high;
		const y = line(x) + 4;
		d += `M${n(x - 2.4)} ${n(y)}Q${n(x + bend * 0.3)} ${n(y - high * 0.6)} ${n(x + bend)} ${n(y - high)}Q${n(x + bend * 0.4 + 2)} ${n(y - high * 0.5)} ${n(x + 2.4)} ${n(y)}Z`;
	}
	return shape(d, colour);
}

/** Bamboo stems with their joints and narrow leaves. */
export function bamboo(
	light: Light,
	random: Random,
	x: number,
	base: number,
	height: number,
	depth = 0,
): string {
	const stem = tone(light, "#8fae62", 0.3, depth);
	const joint = brighten(stem, -0.12);
	const lean = random.between(-30, 30);
	const marks = [
		stroke(
			`M${n(x)} ${n(base)}Q${n(x)} ${n(base - height * 0.5)} ${n(x + lean)} ${n(base - height)}`,
			stem,
			8,
		),
	];
	let joints = "";
	for (let y = base - 60; y > base - height; y -= 74) joints += `M${n(x - 5)} ${n(y)}h12`;
	marks.push(stroke(joints, joint, 2.5));
	let leaves = "";
	for (let index = 0; index < 12; index++) {
		const y = base - height * random.between(0.35, 1);
		const away = random.chance(0.5) ? 1 : -1;
		const long = random.between(36, 66);
		const fall = random.between(8, 34);
		leaves += polygon([
			[x + lean * 0.5, y],
			[x + lean * 0.5 + away * long * 0.45, y + fall * 0.1 - 5],
			[x + lean * 0.5 + away * long, y + fall],
			[x + lean * 0.5 + away * long * 0.4, y + fall * 0.3 + 5],
		]);
	}
	marks.push(shape(leaves, tone(light, "#6f9e58", 0.2, depth)));
	return group(marks);
}
