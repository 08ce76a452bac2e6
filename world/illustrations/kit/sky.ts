import { brighten, mix } from "./colour.ts";
import type { Light } from "./light.ts";
import { disc, dot, oval, rect, shape } from "./marks.ts";
import { n, type Paper } from "./Paper.ts";
import type { Random } from "./random.ts";

export interface SkyWish {
	/** y of the horizon. */
	readonly horizon: number;
	/** x of the sun or moon as a share of the width; on the light's side when omitted. */
	readonly sunAt?: number;
	readonly clouds?: number;
	readonly disc?: boolean;
}

/** Sky down to the horizon with sun or moon, its glow, clouds, stars. */
export function sky(paper: Paper, light: Light, random: Random, wish: SkyWish): string[] {
	const { width, height } = paper;
	const [zenith, high, low, horizon] = light.sky;
	const marks = [
		rect(
			0,
			0,
			width,
			height,
			paper.across(
				[
					[0, zenith],
					[0.4, high],
					[0.76, low],
					[1, horizon],
				],
				[0, 0],
				[0, wish.horizon],
			),
		),
	];
	if (light.hour === "night") marks.push(stars(random.fork("stars"), width, wish.horizon));
	const x = width * (wish.sunAt ?? (light.side < 0 ? 0.22 : 0.78));
	const y = wish.horizon * light.sunHeight;
	const reach = light.hour === "day" ? height * 0.45 : height * 0.75;
	marks.push(
		disc(
			x,
			y,
			reach,
			paper.radial([
				[0, light.glow, light.hour === "night" ? 0.42 : 0.85],
				[0.25, light.glow, light.hour === "night" ? 0.16 : 0.4],
				[1, light.glow, 0],
			]),
		),
	);
	if (wish.disc !== false) {
		const radius = height * (light.hour === "night" ? 0.034 : light.hour === "day" ? 0.036 : 0.058);
		marks.push(disc(x, y, radius, light.sun, light.hour === "day" ? 'opacity=".85"' : undefined));
		if (light.hour === "night") {
			marks.push(
				disc(x - radius * 0.25, y + radius * 0.2, radius * 0.2, mix(light.sun, light.haze, 0.25)),
				disc(x + radius * 0.35, y - radius * 0.25, radius * 0.13, mix(light.sun, light.haze, 0.2)),
			);
		}
	}
	marks.push(...clouds(paper, light, random.fork("clouds"), wish.horizon, wish.clouds ?? 4));
	return marks;
}

function stars(random: Random, width: number, horizon: number): string {
	let small = "";
	let large = "";
	const count = Math.round(width / 13);
	for (let index = 0; index < count; index++) {
		const x = random.between(0, width);
		const y = random.next() ** 1.6 * horizon * 0.85;
		if (random.chance(0.14)) large += dot(x, y, random.between(1.7, 2.4));
		else small += dot(x, y, random.between(0.8, 1.4));
	}
	return shape(small, "#ffffff", 'opacity=".5"') + shape(large, "#fff6da", 'opacity=".85"');
}

/** Wisps near the horizon, flat banks higher up; lit above, dissolving below. */
function clouds(paper: Paper, light: Light, random: Random, horizon: number, count: number): string[] {
	const marks: string[] = [];
	const lit =
		light.hour === "night"
			? brighten(light.sky[2], 0.04)
			: light.hour === "day"
				? "#ffffff"
				: mix(light.sky[3], light.glow, 0.35);
	const banks = Math.floor(count * 0.55);
	for (let index = 0; index < banks; index++) {
		const share = (index + random.between(0.2, 0.8)) / banks;
		const low = random.chance(0.5);
		marks.push(
			bank(paper, light, random, {
				x: paper.width * share,
				y: horizon * (low ? random.between(0.62, 0.86) : random.between(0.2, 0.5)),
				reach: paper.width * random.between(0.13, 0.26) * (low ? 1 : 0.8),
				lit,
			}),
		);
	}
	for (let index = 0; index < count - banks; index++) {
		const y = horizon * random.between(0.3, 0.92);
		const reach = paper.width * random.between(0.1, 0.24);
		const x = random.between(0, paper.width);
		const thick = random.between(2.5, 6);
		const fade = paper.linear(
			[
				[0, lit, 0],
				[0.4, lit, 0.6],
				[1, lit, 0],
			],
			[0, 0],
			[1, 0],
		);
		marks.push(
			oval(x, y, reach, thick, fade),
			oval(x + reach * 0.4, y + thick * 2.6, reach * 0.6, thick * 0.6, fade),
		);
	}
	return marks;
}

interface Bank {
	readonly x: number;
	readonly y: number;
	readonly reach: number;
	readonly lit: string;
}

function bank(paper: Paper, light: Light, random: Random, wish: Bank): string {
	const layer = (rise: number, shift: number, strength: number) => {
		let d = "";
		const puffs = random.whole(8, 12);
		for (let index = 0; index < puffs; index++) {
			const share = index / (puffs - 1);
			const swell = Math.sin(share * Math.PI) ** 0.8 * random.between(0.45, 1);
			const rx = wish.reach * random.between(0.13, 0.2);
			const ry = rise * (0.25 + swell);
			const cx = wish.x + shift + (share - 0.5) * 2 * wish.reach;
			d += `M${n(cx - rx)} ${n(wish.y)}a${n(rx)} ${n(ry)} 0 0 1 ${n(rx * 2)} 0z`;
		}
		return shape(
			d,
			paper.across(
				[
					[0, wish.lit, strength],
					[0.6, mix(wish.lit, light.sky[2], 0.4), strength * 0.75],
					[1, light.sky[2], 0],
				],
				[0, wish.y - rise * 1.15],
				[0, wish.y],
			),
		);
	};
	const dim = light.hour === "night" ? 0.35 : 1;
	const rise = wish.reach * random.between(0.2, 0.3);
	return layer(rise, wish.reach * 0.12, 0.45 * dim) + layer(rise * 0.66, -wish.reach * 0.1, 0.9 * dim);
}
