import type { Hex } from "./colour.ts";
import { growthOf, type Light, tone } from "./light.ts";
import { blob, dot, group, opacity, shape, stroke, through } from "./marks.ts";
import { n, type Point } from "./Paper.ts";
import type { Random } from "./random.ts";

const bark: Hex = "#6b4a3a";

/** A fir in tiers: the far flank in shade, snow on its arms in winter. */
export function fir(
	light: Light,
	random: Random,
	x: number,
	base: number,
	height: number,
	depth = 0,
): string {
	const [deep, body] = growthOf[light.season].pine;
	const tiers = Math.max(3, Math.round(height / 34));
	const half = height * random.between(0.2, 0.25);
	let lit = "";
	let shade = "";
	let snow = "";
	for (let index = 0; index < tiers; index++) {
		const from = index / (tiers + 0.6);
		const to = (index + 1.55) / (tiers + 0.6);
		const y0 = base - height * (1 - from);
		const y1 = base - height * 0.06 - height * 0.94 * (1 - Math.min(to, 1));
		const wide = half * (0.28 + 0.72 * Math.min(1, (index + 1) / tiers));
		const dip = (y1 - y0) * 0.2;
		lit += `M${n(x)} ${n(y0)}Q${n(x - wide * 0.3)} ${n(y1 - dip * 1.6)} ${n(x - wide)} ${n(y1)}Q${n(x - wide * 0.4)} ${n(y1 - dip * 0.3)} ${n(x)} ${n(y1 - dip * 0.4)}Q${n(x + wide * 0.4)} ${n(y1 - dip * 0.3)} ${n(x + wide)} ${n(y1)}Q${n(x + wide * 0.3)} ${n(y1 - dip * 1.6)} ${n(x)} ${n(y0)}Z`;
		const away = -light.side;
		shade += `M${n(x)} ${n(y0)}Q${n(x + away * wide * 0.3)} ${n(y1 - dip * 1.6)} ${n(x + away * wide)} ${n(y1)}Q${n(x + away * wide * 0.4)} ${n(y1 - dip * 0.3)} ${n(x + away * wide * 0.06)} ${n(y1 - dip * 0.9)}Z`;
		snow += `M${n(x)} ${n(y0)}Q${n(x + light.side * wide * 0.3)} ${n(y1 - dip * 1.6)} ${n(x + light.side * wide)} ${n(y1)}Q${n(x + light.side * wide * 0.35)} ${n(y1 - dip * 1.9)} ${n(x - light.side * wide * 0.12)} ${n(y0 + (y1 - y0) * 0.6)}Z`;
	}
	return group([
		stroke(`M${n(x)} ${n(base)}v${n(-height * 0.15)}`, tone(light, bark, 0.6, depth), height * 0.035),
		shape(lit, tone(light, body, 0.15, depth)),
		shape(shade, tone(light, deep, 0.8, depth)),
		light.season === "winter" ? shape(snow, tone(light, "#f8fbff", 0.12, depth * 0.8)) : "",
	]);
}

/** A stand of firs as one silhouette, for the distance. */
export function firBand(
	light: Light,
	random: Random,
	line: (x: number) => number,
	wish: {
		from: number;
		to: number;
		step: number;
		height: readonly [number, number];
		depth: number;
		snow?: boolean;
	},
): string {
	let d = "";
	let snow = "";
	for (let x = wish.from; x < wish.to; x += wish.step * random.between(0.5, 1.4)) {
		const high = random.between(...wish.height);
		const half = high * random.between(0.16, 0.24);
		const y = line(x) + 6;
		d += `M${n(x)} ${n(y - high)}L${n(x + half * 0.55)} ${n(y - high * 0.5)}L${n(x + half * 0.35)} ${n(y - high * 0.52)}L${n(x + half)} ${n(y)}L${n(x - half)} ${n(y)}L${n(x - half * 0.35)} ${n(y - high * 0.52)}L${n(x - half * 0.55)} ${n(y - high * 0.5)}Z`;
		if (wish.snow) {
			snow += `M${n(x)} ${n(y - high)}L${n(x + light.side * half * 0.55)} ${n(y - high * 0.5)}L${n(x)} ${n(y - high * 0.62)}Z`;
		}
	}
	const [deep] = growthOf[light.season].pine;
	return (
		shape(d, tone(light, deep, 0.5, wish.depth)) +
		(wish.snow ? shape(snow, tone(light, "#f4f8ff", 0.1, wish.depth * 0.9)) : "")
	);
}

/** A broadleaf tree: trunk, then a crown in shadow, body and light, fringed with leaves. */
export function leafTree(
	light: Light,
	random: Random,
	x: number,
	base: number,
	height: number,
	depth = 0,
	crown = random.pick(growthOf[light.season].crowns),
): string {
	const [deep, body, lit] = crown;
	const wide = height * random.between(0.36, 0.46);
	const top = base - height;
	const middle = top + height * 0.4;
	const trunk = height * 0.045;
	const lean = random.between(-0.03, 0.03) * height;
	const wood = tone(light, bark, 0.55, depth);
	const marks = [
		shape(
			`M${n(x - trunk)} ${n(base)}Q${n(x - trunk * 0.4)} ${n(base - height * 0.2)} ${n(x + lean - trunk * 0.5)} ${n(middle)}L${n(x + lean + trunk * 0.5)} ${n(middle)}Q${n(x + trunk * 0.4)} ${n(base - height * 0.2)} ${n(x + trunk)} ${n(base)}Z`,
			wood,
		),
		stroke(
			`M${n(x)} ${n(base - height * 0.3)}L${n(x - wide * 0.5)} ${n(middle)}M${n(x)} ${n(base - height * 0.34)}L${n(x + wide * 0.5)} ${n(middle - 6)}`,
			wood,
			trunk * 0.7,
		),
	];
	const spots: Point[] = [
		[x + lean - wide * 0.5, middle + height * 0.08],
		[x + lean + wide * 0.5, middle + height * 0.06],
		[x + lean, middle + height * 0.04],
		[x + lean - wide * 0.28, top + height * 0.2],
		[x + lean + wide * 0.3, top + height * 0.22],
		[x + lean, top + height * 0.14],
	];
	const layer = (colour: Hex, turned: number, grow: number, shift: number) => {
		let d = "";
		for (const [cx, cy] of spots) {
			const r = wide * grow * random.between(0.46, 0.58);
			d += blob(random, cx + light.side * shift * wide, cy - Math.abs(shift) * wide, r, r * 0.84, 8, 0.12);
		}
		return shape(d, tone(light, colour, turned, depth));
	};
	marks.push(layer(deep, 0.6, 1, 0), layer(body, 0.2, 0.8, 0.1));
	let clumps = "";
	for (const [cx, cy] of spots) {
		for (let index = 0; index < 5; index++) {
			const angle = random.between(0, Math.PI * 2);
			const reach = wide * 0.42 * Math.sqrt(random.next());
			clumps += blob(
				random,
				cx + light.side * wide * 0.22 + Math.cos(angle) * reach,
				cy - wide * 0.18 + Math.sin(angle) * reach * 0.7,
				wide * random.between(0.07, 0.16),
				wide * random.between(0.045, 0.09),
				6,
				0.2,
			);
		}
	}
	marks.push(shape(clumps, tone(light, lit, 0, depth), opacity(0.85)));
	marks.push(
		leafFringe(light, random, x + lean, top + height * 0.32, wide * 1.02, height * 0.34, body, lit, depth),
	);
	return group(marks);
}

function leafFringe(
	light: Light,
	random: Random,
	x: number,
	y: number,
	rx: number,
	ry: number,
	body: Hex,
	lit: Hex,
	depth: number,
): string {
	let inner = "";
	let outer = "";
	const size = Math.max(1.6, rx * 0.035);
	const count = Math.round(Math.min(46, rx * 0.5));
	for (let index = 0; index < count; index++) {
		const angle = random.between(0, Math.PI * 2);
		const reach = Math.sqrt(random.next());
		const spot = dot(
			x + Math.cos(angle) * rx * reach * 1.06,
			y + Math.sin(angle) * ry * reach * 1.06,
			size * random.between(0.7, 1.6),
		);
		if (reach > 0.8) outer += spot;
		else inner += spot;
	}
	return (
		shape(outer, tone(light, body, 0.2, depth)) + shape(inner, tone(light, lit, 0, depth), opacity(0.75))
	);
}

/** A Korean red pine: bowed trunk, flat pads of needles. */
export function redPine(
	light: Light,
	random: Random,
	x: number,
	base: number,
	height: number,
	depth = 0,
): string {
	const [deep, body] = growthOf[light.season].pine;
	const bow = random.between(0.1, 0.22) * height * (random.chance(0.5) ? 1 : -1);
	const trunk: Point[] = [
		[x, base],
		[x + bow * 0.7, base - height * 0.3],
		[x + bow * 0.4, base - height * 0.62],
		[x + bow * 1.1, base - height * 0.92],
	];
	const wood = tone(light, "#8a5440", 0.45, depth);
	const marks = [
		stroke(through(trunk), wood, height * 0.038),
		stroke(
			`M${n(x + bow * 0.6)} ${n(base - height * 0.45)}Q${n(x - bow * 0.4)} ${n(base - height * 0.5)} ${n(x - bow * 1.3)} ${n(base - height * 0.6)}M${n(x + bow * 0.45)} ${n(base - height * 0.66)}Q${n(x + bow * 1.2)} ${n(base - height * 0.66)} ${n(x + bow * 2)} ${n(base - height * 0.72)}`,
			wood,
			height * 0.02,
		),
	];
	const pads: readonly (readonly [number, number, number])[] = [
		[x + bow * 1.1, base - height * 0.94, 0.26],
		[x - bow * 1.3, base - height * 0.62, 0.19],
		[x + bow * 2, base - height * 0.74, 0.2],
		[x + bow * 0.1, base - height * 0.8, 0.2],
	];
	for (const [px, py, reach] of pads)
		marks.push(pad(light, random, px, py, reach * height, deep, body, depth));
	return group(marks);
}

function pad(
	light: Light,
	random: Random,
	x: number,
	y: number,
	reach: number,
	deep: Hex,
	body: Hex,
	depth: number,
): string {
	let low = "";
	let high = "";
	for (let index = -2; index <= 2; index++) {
		const cx = x + index * reach * 0.42;
		const cy = y - (2 - Math.abs(index)) * reach * 0.1;
		low += blob(random, cx, cy, reach * 0.42, reach * 0.2, 8, 0.12);
		high += blob(random, cx + light.side * 4, cy - reach * 0.09, reach * 0.32, reach * 0.1, 8, 0.12);
	}
	const snowy = light.season === "winter";
	return (
		shape(low, tone(light, deep, 0.55, depth)) +
		shape(high, snowy ? tone(light, "#f5f9ff", 0.1, depth) : tone(light, body, 0, depth))
	);
}
