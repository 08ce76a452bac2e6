import { brighten, mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import {
	blob,
	dot,
	group,
	opacity,
	oval,
	polygon,
	rect,
	shape,
	stroke,
	through,
} from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper, type Point } from "#world/illustrations/kit/Paper.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { mist, ridges } from "#world/illustrations/kit/terrain.ts";
import { firBand, leafTree, redPine } from "#world/illustrations/kit/trees.ts";
import { bamboo, shrub } from "#world/illustrations/kit/undergrowth.ts";
import { ripples } from "#world/illustrations/kit/water.ts";

/** A wooden inn in a garden, steam rising from the open-air bath. */
export const ryokan: Draw = (paper, { light: free, random, variant }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	if (variant % 2 === 0) paper.mirror();
	const growth = growthOf[light.season];
	const winter = light.season === "winter";
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 430, clouds: 4, sunAt: 0.2 }));
	paper.add(
		ridges(paper, light, random.fork("hills"), {
			top: 150,
			base: 470,
			surface: winter ? "#9fb0c4" : "#71958a",
			layers: 4,
			depth: [0.7, 0.3],
		}),
		firBand(light, random.fork("cedars"), () => 520, {
			from: -20,
			to: width + 20,
			step: 20,
			height: [90, 190],
			depth: 0.3,
			snow: winter,
		}),
		rect(0, 514, width, 140, tone(light, winter ? growth.ground : growth.hill, 0.3, 0.3)),
		mist(paper, light, 520, 80, 0.6),
	);
	const trees = random.fork("trees");
	paper.add(leafTree(light, trees, 140, 590, 300, 0.08), leafTree(light, trees, 1130, 580, 300, 0.06));
	if (variant % 3 === 1)
		for (let index = 0; index < 7; index++)
			paper.add(bamboo(light, trees, 20 + index * 34, 640, trees.between(430, 560), 0.06));
	paper.add(inn(paper, light, 430, 610, variant));
	ground(paper, light, random.fork("ground"));
	bath(paper, light, random.fork("bath"), height);
	paper.add(overhang(paper, light, random.fork("branch"), variant % 3 === 2 ? -1 : 1, 0.4, growth.crowns[0]));
	paper.add(airborne(paper, light, random.fork("air"), winter ? 1.2 : 0.9), finish(paper, light));
};

/** A low hipped roof of dark tiles with deep eaves. */
function eaves(paper: Paper, light: Light, x: number, y: number, width: number, rise: number): string {
	const over = 46;
	const snowy = light.season === "winter";
	const tile = tone(light, snowy ? "#eff4fa" : "#525a66", 0.3);
	const d = `M${n(x - over)} ${n(y)}Q${n(x + 10)} ${n(y - rise * 0.36)} ${n(x + 54)} ${n(y - rise)}H${n(x + width - 54)}Q${n(x + width - 10)} ${n(y - rise * 0.36)} ${n(x + width + over)} ${n(y)}Z`;
	let lines = "";
	const rows = Math.round(width / 16);
	for (let index = 1; index < rows; index++) {
		const share = index / rows;
		const x1 = x + 54 + (width - 108) * share;
		const x2 = x - over + (width + over * 2) * share;
		lines += `M${n(x1)} ${n(y - rise)}Q${n(x1 + (x2 - x1) * 0.2)} ${n(y - rise * 0.36)} ${n(x2)} ${n(y)}`;
	}
	return group([
		shape(
			`M${n(x - over)} ${n(y)}H${n(x + width + over)}L${n(x + width)} ${n(y + 16)}H${n(x)}Z`,
			tone(light, "#4a3428", 0.9),
		),
		shape(
			d,
			paper.linear([
				[0, brighten(tile, 0.06)],
				[1, brighten(tile, -0.05)],
			]),
		),
		group(
			[stroke(lines, brighten(tile, -0.14), 1.8, opacity(snowy ? 0.35 : 0.6))],
			`clip-path="${paper.clip(`<path d="${d}"/>`)}"`,
		),
		stroke(`M${n(x - over)} ${n(y)}H${n(x + width + over)}`, brighten(tile, snowy ? 0.04 : -0.1), 5),
		stroke(
			`M${n(x + 46)} ${n(y - rise - 4)}H${n(x + width - 46)}`,
			tone(light, snowy ? "#ffffff" : "#3d434d", 0.2),
			10,
		),
	]);
}

/** The two-storeyed inn; `x` is its left wall, `base` its floor. */
export function inn(paper: Paper, light: Light, x: number, base: number, variant: number): string {
	const wood = tone(light, variant % 3 === 0 ? "#7a4f38" : "#5e4234", 0.4);
	const dark = tone(light, "#3f2d26", 0.8);
	const lit = light.lamps > 0.1;
	const page = (index: number) => (lit && index % 4 !== 2 ? "#ffe6ab" : tone(light, "#f5eddc", 0.3));
	const shoji = (sx: number, sy: number, w: number, h: number, index: number) => {
		let bars = "";
		for (let row = 1; row < 5; row++) bars += `M${n(sx)} ${n(sy + (h * row) / 5)}h${n(w)}`;
		for (let column = 1; column < 3; column++) bars += `M${n(sx + (w * column) / 3)} ${n(sy)}v${n(h)}`;
		return (
			rect(sx, sy, w, h, page(index)) +
			stroke(bars, wood, 1.6) +
			`<rect x="${n(sx)}" y="${n(sy)}" width="${n(w)}" height="${n(h)}" fill="none" stroke="${dark}" stroke-width="3.4"/>`
		);
	};
	const floor = (fx: number, fy: number, w: number, h: number, bays: number, seed: number) => {
		const marks = [rect(fx, fy, w, h, tone(light, "#8d6a4c", 0.5))];
		const bay = w / bays;
		for (let index = 0; index < bays; index++) {
			marks.push(shoji(fx + index * bay + 6, fy + 14, bay - 12, h - 34, index + seed));
		}
		for (let index = 0; index <= bays; index++) marks.push(rect(fx + index * bay - 4, fy, 8, h, wood));
		marks.push(rect(fx, fy, w, 12, "#191a2c", opacity(0.26)));
		return marks.join("");
	};
	let rails = "";
	for (let at = x + 88; at < x + 470; at += 15) rails += `M${at} ${base - 186}v34`;
	return group([
		floor(x + 86, base - 258, 386, 104, 5, 1),
		stroke(`${rails}M${x + 74} ${base - 188}h412M${x + 74} ${base - 152}h412`, dark, 4),
		eaves(paper, light, x + 70, base - 254, 418, 92),
		floor(x, base - 118, 560, 118, 7, 0),
		rect(x - 16, base - 8, 592, 20, tone(light, "#a97c56", 0.15)),
		stroke(`M${x - 16} ${base + 2}h592`, dark, 1.6, opacity(0.5)),
		stroke([0, 1, 2, 3, 4, 5, 6].map((index) => `M${x + index * 92} ${base + 12}v22`).join(""), dark, 7),
		eaves(paper, light, x - 20, base - 114, 600, 58),
		noren(light, x + 250, base - 112),
		lit ? glow(paper, light, x + 280, base - 60, 300, 0.42) : "",
		lit ? glow(paper, light, x + 280, base - 200, 240, 0.3) : "",
		lantern(paper, light, x - 6, base - 76),
		lantern(paper, light, x + 566, base - 76),
	]);
}

/** The split door curtain. */
function noren(light: Light, x: number, y: number): string {
	const cloth = tone(light, "#34507a", 0.3);
	return `${[0, 1, 2]
		.map((index) => shape(`M${n(x + index * 28)} ${n(y + 16)}h26q3 26 -1 50h-24q-3 -24 -1 -50z`, cloth))
		.join("")}<circle cx="${n(x + 41)}" cy="${n(y + 42)}" r="9" fill="${tone(light, "#f5ede0", 0.2)}"/>`;
}

function lantern(paper: Paper, light: Light, x: number, y: number): string {
	const lit = light.lamps > 0.1;
	return (
		stroke(`M${n(x)} ${n(y - 40)}v20`, "#2c2430", 2) +
		oval(x, y, 13, 19, lit ? "#ffcf86" : tone(light, "#f4e9d4", 0.2)) +
		rect(x - 8, y - 21, 16, 4, "#2c2430") +
		rect(x - 8, y + 17, 16, 4, "#2c2430") +
		(lit ? glow(paper, light, x, y, 70, 0.7) : "")
	);
}

function ground(paper: Paper, light: Light, random: Random): void {
	const growth = growthOf[light.season];
	paper.add(
		shape(
			`${through([
				[-40, 640],
				[240, 628],
				[600, 640],
				[900, 630],
				[1240, 616],
			])}V960H-40Z`,
			paper.across(
				[
					[
						0,
						tone(
							light,
							light.season === "winter" ? growth.ground : mix(growth.ground, "#8aa06a", 0.4),
							0.15,
							0.06,
						),
					],
					[1, tone(light, growth.groundDeep, 0.55)],
				],
				[0, 620],
				[0, 900],
			),
		),
	);
	for (const [x, y, rx] of [
		[700, 660, 26],
		[676, 684, 32],
		[716, 712, 38],
	] as const) {
		paper.add(
			oval(x, y + 5, rx, rx * 0.34, "#2a2836", opacity(0.25)),
			oval(x, y, rx, rx * 0.3, tone(light, light.season === "winter" ? "#e3e9f0" : "#b3aca2", 0.15)),
		);
	}
	for (const [x, y, r] of [
		[470, 660, 40],
		[560, 668, 28],
		[860, 664, 46],
		[950, 676, 34],
		[1080, 664, 60],
		[330, 664, 50],
	] as const) {
		paper.add(shrub(light, random, x, y, r, random.pick(growth.crowns), 0.03));
	}
	paper.add(
		rock(light, random, 410, 676, 34, 40, "#8d8a88"),
		rock(light, random, 1010, 684, 40, 46, "#918c8a"),
	);
}

/** The open-air bath among boulders, with bamboo spout, stools and steam. */
function bath(paper: Paper, light: Light, random: Random, height: number): void {
	const rim: Point[] = [
		[150, 800],
		[260, 744],
		[440, 724],
		[640, 732],
		[820, 752],
		[960, 800],
		[980, 870],
		[900, 940],
		[180, 940],
		[120, 870],
	];
	const outline = through(rim, true);
	const warm = light.hour === "day" ? "#8ed0c8" : mix(light.water[0], "#7fb8b8", 0.4);
	const growth = growthOf[light.season];
	paper.add(
		shape(
			outline,
			paper.across(
				[
					[0, mix(warm, light.sky[3], 0.5)],
					[1, mix(warm, "#1f5a6b", light.hour === "night" ? 0.55 : 0.35)],
				],
				[0, 724],
				[0, 930],
			),
		),
		group(
			[
				ripples(random, 740, 930, 1000, 40, "#ffffff", 0.4),
				light.lamps > 0.1
					? shape(
							"M470 724H760V960H470Z",
							paper.linear([
								[0, light.lamp, 0.4],
								[1, light.lamp, 0],
							]),
						)
					: "",
			],
			`clip-path="${paper.clip(`<path d="${outline}"/>`)}"`,
		),
	);
	rim.forEach(([x, y], index) => {
		if (index === 7 || index === 8) return;
		const r = random.between(44, 66);
		paper.add(rock(light, random, x, y + 22, r, r * 0.72, mix("#7f7a7c", "#a39a90", random.next())));
		if (index < 6)
			paper.add(rock(light, random, x + random.between(46, 70), y + 14, r * 0.6, r * 0.5, "#8b8583"));
	});
	paper.add(
		stroke("M1010 742L884 774", tone(light, "#9fae62", 0.3), 14),
		stroke("M1010 742L884 774", tone(light, "#d6dba0", 0), 4, opacity(0.6)),
		stroke("M884 778Q876 800 876 822", "#ffffff", 6, opacity(0.7)),
		shape("M560 862h92l-10 34h-72z", tone(light, "#c79a64", 0.25)),
		stroke("M560 874h90", tone(light, "#7d5a3c", 0.6), 3),
		oval(606, 862, 46, 8, tone(light, "#e8c796", 0.05)),
		rect(584, 852, 40, 9, tone(light, "#ffffff", 0.05), 'rx="4"'),
	);
	steam(paper, light, random, 240, 860, 800);
	paper.add(
		redPine(light, random.fork("pine"), 60, height + 10, 420),
		shrub(light, random, 40, height + 10, 90, growth.crowns.at(-1)!),
		shrub(light, random, 1120, height + 16, 110, growth.crowns[0]!),
		stoneLamp(paper, light, 1060, 800, 130),
		shape(
			polygon([
				[1040, 800],
				[1080, 800],
				[1090, 812],
				[1030, 812],
			]),
			tone(light, "#8f8a86", 0.6),
		),
	);
	let moss = "";
	for (let index = 0; index < 30; index++)
		moss += dot(random.between(1000, 1200), random.between(760, 890), random.between(2, 5));
	paper.add(shape(moss, tone(light, growth.ground, 0.1), opacity(0.6)));
}

/** Warm veils of steam over a bath between two heights. */
export function steam(
	paper: Paper,
	light: Light,
	random: Random,
	from: number,
	to: number,
	base: number,
): void {
	const veil = (x: number, y: number, reach: number, strength: number) =>
		shape(
			blob(random, x, y, reach, reach * 0.6, 8, 0.2),
			paper.radial([
				[0, "#ffffff", strength],
				[0.6, "#ffffff", strength * 0.5],
				[1, "#ffffff", 0],
			]),
		);
	for (let index = 0; index < 15; index++) {
		const rise = random.next();
		paper.add(
			veil(random.between(from, to), base - rise * 230, 70 + rise * 100, light.hour === "night" ? 0.22 : 0.4),
		);
	}
}

function stoneLamp(paper: Paper, light: Light, x: number, base: number, size: number): string {
	const stone = tone(light, "#a8a29c", 0.4);
	const lit = light.lamps > 0.1;
	const snowy = light.season === "winter";
	return (
		rect(x - size * 0.07, base - size * 0.5, size * 0.14, size * 0.5, stone) +
		rect(x - size * 0.2, base - size * 0.58, size * 0.4, size * 0.09, stone) +
		rect(x - size * 0.15, base - size * 0.8, size * 0.3, size * 0.23, stone) +
		rect(
			x - size * 0.09,
			base - size * 0.77,
			size * 0.18,
			size * 0.17,
			lit ? "#fff0bd" : tone(light, "#4c4850", 0.8),
		) +
		shape(
			`M${n(x - size * 0.34)} ${n(base - size * 0.78)}Q${n(x - size * 0.1)} ${n(base - size * 0.86)} ${n(x)} ${n(base - size)}Q${n(x + size * 0.1)} ${n(base - size * 0.86)} ${n(x + size * 0.34)} ${n(base - size * 0.78)}Z`,
			tone(light, snowy ? "#ffffff" : "#87817c", 0.3),
		) +
		(lit ? glow(paper, light, x, base - size * 0.68, size * 0.9, 0.6) : "")
	);
}
