import { brighten, type Hex, mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish } from "#world/illustrations/kit/framing.ts";
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
} from "#world/illustrations/kit/marks.ts";
import { range } from "#world/illustrations/kit/mountains.ts";
import { glow, paneColour } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import { person } from "#world/illustrations/kit/people.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { crestAt, mist, ridge, ridgeBody } from "#world/illustrations/kit/terrain.ts";
import { fir, firBand } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, ripples, water } from "#world/illustrations/kit/water.ts";

/** An A-frame cabin and bell tents on a lakeside meadow, a fire burning between them. */
export const campLake: Draw = (paper, { light: free, random, variant }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	if (variant % 4 === 0) paper.mirror();
	const growth = growthOf[light.season];
	const winter = light.season === "winter";
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 480, clouds: 5, sunAt: 0.24 }));
	paper.add(
		range(paper, light, random.fork("range"), {
			base: 540,
			height: 300,
			surface: "#93a3ba",
			depth: 0.5,
			rough: 0.9,
			snow: winter ? 0.6 : 0.24,
			peaks: [
				[0.12, 0.8],
				[0.36, 0.66],
				[0.6, 1],
				[0.86, 0.74],
			],
		}),
		mist(paper, light, 510, 80, 0.6),
	);
	const far = ridge(paper, random.fork("far"), { y: 520, rise: 14, base: 580, wave: 0.5 });
	paper.add(
		firBand(light, random.fork("firs"), (x) => crestAt(far, x) + 10, {
			from: -20,
			to: width + 20,
			step: 15,
			height: [40, 80],
			depth: 0.28,
			snow: winter,
		}),
		ridgeBody(paper, light, far, winter ? growth.groundDeep : growth.pine[0], 0.26, 0.1),
		water(paper, light, 566, 700, [mix(light.water[0], light.sky[3], 0.3), light.water[1]]),
		ripples(random.fork("ripples"), 570, 690, width, 60, light.sky[3], 0.45),
		glitter(random.fork("sun"), light, width * 0.24, 570, 680),
		shape(
			"M-10 690Q260 640 560 664T1210 630V910H-10Z",
			paper.across(
				[
					[0, tone(light, growth.ground, 0.08, 0.05)],
					[1, tone(light, growth.groundDeep, 0.5)],
				],
				[0, 630],
				[0, height],
			),
		),
	);
	const trees = random.fork("trees");
	for (const [x, y, h] of [
		[640, 690, 150],
		[700, 684, 210],
		[1120, 690, 300],
		[1190, 700, 240],
		[1050, 676, 170],
	] as const)
		paper.add(fir(light, trees, x, y, h, 0.03));
	paper.add(
		aFrame(paper, light, 880, 716),
		tent(paper, light, 400, 738, 210, "#f1e4cb"),
		tent(paper, light, 150, 716, 150, "#e9d6b4"),
	);
	paper.add(bulbs(paper, light), fire(paper, light, random.fork("fire"), 640, 806));
	for (const [x, y, turn, coat] of [
		[540, 808, 1, "#d9694c"],
		[744, 806, -1, "#4f7f96"],
	] as const)
		paper.add(stump(light, x, y), person(light, { x, base: y + 2, height: 96, coat, turn }));
	paper.add(
		fir(light, trees, 40, 900, 500),
		fir(light, trees, 1150, 910, 400),
		rock(light, trees, 980, 850, 40, 30, "#8d8a90"),
		rock(light, trees, 300, 850, 30, 22, "#9a9698"),
		shrub(light, trees, 180, height + 10, 80, growth.crowns[0]!),
		shrub(light, trees, 1020, height + 12, 80, growth.crowns.at(-1)!),
		shrub(light, trees, 840, 760, 26, growth.crowns[0]!),
		birds(random.fork("birds"), 520, 190, tone(light, "#44506a", 0.6, 0.2), 4),
		airborne(paper, light, random.fork("air"), winter ? 1.2 : 0.5),
		finish(paper, light),
	);
};

function aFrame(paper: Paper, light: Light, x: number, base: number): string {
	const winter = light.season === "winter";
	const lit = light.lamps > 0.05;
	const half = 116;
	const top = base - 230;
	const wood = tone(light, "#a5724a", light.side < 0 ? 0.1 : 0.6);
	const roof = tone(light, winter ? "#f3f7fc" : "#454b57", light.side < 0 ? 0.7 : 0.2);
	const pane = lit
		? paper.linear([
				[0, "#ffefc2"],
				[1, light.lamp],
			])
		: paper.linear([
				[0, light.sky[2]],
				[1, paneColour(light)],
			]);
	const glass = polygon([
		[x - half * 0.62, base - 14],
		[x, top + 50],
		[x + half * 0.62, base - 14],
	]);
	return group([
		shape(
			polygon([
				[x, top - 10],
				[x + 120, top - 10],
				[x + 120 + half * 0.86, base],
				[x + half, base],
			]),
			roof,
		),
		shape(
			polygon([
				[x - half, base],
				[x, top],
				[x + half, base],
			]),
			wood,
		),
		shape(glass, pane),
		group(
			[
				stroke(
					`M${x} ${base}V${top}M${x - 46} ${base}V${top}M${x + 46} ${base}V${top}M${x - half} ${base - 84}h${half * 2}`,
					tone(light, "#5f4030", 0.5),
					5,
				),
			],
			`clip-path="${paper.clip(`<path d="${glass}"/>`)}"`,
		),
		stroke(
			`M${x - half - 8} ${base + 2}L${x} ${top - 8}L${x + half + 4} ${base + 2}`,
			tone(light, winter ? "#ffffff" : "#6b4a36", 0.2),
			12,
		),
		rect(x - half - 20, base - 6, half * 2 + 40, 16, tone(light, "#b78a60", 0.15)),
		rect(x - half - 20, base + 8, half * 2 + 40, 8, tone(light, "#5f4030", 0.8)),
		lit ? glow(paper, light, x, base - 70, 210, 0.5) : "",
	]);
}

/** A canvas bell tent, glowing when a lamp burns inside. */
function tent(paper: Paper, light: Light, x: number, base: number, size: number, cloth: Hex): string {
	const lit = light.lamps > 0.05;
	const half = size * 0.56;
	const body = tone(light, cloth, 0.1);
	const canvas = lit
		? paper.linear([
				[0, mix(body, light.lamp, 0.35)],
				[1, mix(light.lamp, "#ffefd0", 0.3)],
			])
		: paper.linear([
				[0, body],
				[1, brighten(body, -0.04)],
			]);
	const top = base - size;
	return group([
		oval(x, base + 2, half * 1.1, size * 0.05, "#1f2a36", opacity(0.25)),
		stroke(
			`M${n(x - half)} ${n(base - size * 0.22)}L${n(x - half * 1.5)} ${n(base + 4)}M${n(x + half)} ${n(base - size * 0.22)}L${n(x + half * 1.5)} ${n(base + 4)}`,
			tone(light, "#e9dcc4", 0.2),
			2.4,
		),
		shape(
			`M${n(x - half)} ${n(base)}V${n(base - size * 0.24)}Q${n(x - half * 0.4)} ${n(base - size * 0.5)} ${n(x)} ${n(top)}Q${n(x + half * 0.4)} ${n(base - size * 0.5)} ${n(x + half)} ${n(base - size * 0.24)}V${n(base)}Z`,
			canvas,
		),
		shape(
			`M${n(x)} ${n(top)}Q${n(x - light.side * half * 0.4)} ${n(base - size * 0.5)} ${n(x - light.side * half)} ${n(base - size * 0.24)}V${n(base)}H${n(x - light.side * half * 0.3)}Z`,
			"#4a3f5c",
			opacity(lit ? 0.12 : 0.2),
		),
		stroke(
			`M${n(x - half * 0.5)} ${n(base)}Q${n(x - half * 0.26)} ${n(base - size * 0.5)} ${n(x)} ${n(top)}M${n(x + half * 0.5)} ${n(base)}Q${n(x + half * 0.26)} ${n(base - size * 0.5)} ${n(x)} ${n(top)}`,
			tone(light, "#b79f7c", 0.4),
			2,
			opacity(0.6),
		),
		shape(
			`M${n(x - half * 0.26)} ${n(base)}Q${n(x - half * 0.14)} ${n(base - size * 0.34)} ${n(x)} ${n(base - size * 0.56)}Q${n(x + half * 0.14)} ${n(base - size * 0.34)} ${n(x + half * 0.26)} ${n(base)}Z`,
			lit ? "#fff3cf" : tone(light, "#6d5a48", 0.6),
		),
		light.season === "winter"
			? shape(
					`M${n(x - half * 0.34)} ${n(base - size * 0.6)}Q${n(x - half * 0.12)} ${n(top + size * 0.1)} ${n(x)} ${n(top)}Q${n(x + half * 0.12)} ${n(top + size * 0.1)} ${n(x + half * 0.34)} ${n(base - size * 0.6)}Q${n(x)} ${n(base - size * 0.68)} ${n(x - half * 0.34)} ${n(base - size * 0.6)}Z`,
					tone(light, "#ffffff", 0.1),
				)
			: "",
		lit ? glow(paper, light, x, base - size * 0.3, size * 0.9, 0.45) : "",
	]);
}

function bulbs(paper: Paper, light: Light): string {
	const lit = light.lamps > 0.05;
	let spots = "";
	for (let index = 1; index < 16; index++) {
		const t = index / 16;
		spots += dot(240 + 560 * t, 560 + 60 * 4 * t * (1 - t) - 30 * t + 8, 5);
	}
	return group([
		stroke("M240 560V760M800 530V740", tone(light, "#6b4a36", 0.5), 5),
		stroke("M240 560Q520 665 800 530", tone(light, "#4a3f40", 0.5), 2),
		shape(spots, lit ? "#fff0c4" : tone(light, "#fdf4e0", 0.1)),
		lit
			? [0.2, 0.4, 0.6, 0.8]
					.map((t) => glow(paper, light, 240 + 560 * t, 560 + 240 * t * (1 - t) - 30 * t, 60, 0.5))
					.join("")
			: "",
	]);
}

function fire(paper: Paper, light: Light, random: Random, x: number, y: number): string {
	const flame = (w: number, h: number, colour: string) =>
		shape(
			`M${n(x - w)} ${n(y)}Q${n(x - w * 1.1)} ${n(y - h * 0.5)} ${n(x - w * 0.2)} ${n(y - h)}Q${n(x + w * 0.1)} ${n(y - h * 0.6)} ${n(x + w * 0.5)} ${n(y - h * 0.72)}Q${n(x + w * 1.2)} ${n(y - h * 0.3)} ${n(x + w)} ${n(y)}Z`,
			colour,
		);
	let sparks = "";
	for (let index = 0; index < 12; index++)
		sparks += dot(x + random.between(-34, 34), y - random.between(60, 170), random.between(1.4, 3));
	const warm: Light = { ...light, lamp: "#ffb45a" };
	return group([
		glow(paper, warm, x, y - 30, light.lamps > 0.3 ? 260 : 130, light.lamps > 0.3 ? 0.75 : 0.4),
		oval(x, y + 8, 62, 14, tone(light, "#4a4248", 0.6)),
		...[-52, -34, -12, 14, 36, 54].map((dx) =>
			shape(blob(random, x + dx, y + 8 + Math.abs(dx) * -0.08, 13, 10, 6, 0.1), tone(light, "#8f8a88", 0.4)),
		),
		stroke(
			`M${x - 34} ${y + 4}L${x + 26} ${y - 14}M${x + 34} ${y + 4}L${x - 26} ${y - 14}`,
			tone(light, "#6b4530", 0.4),
			11,
		),
		flame(26, 74, "#f07a2c"),
		flame(17, 50, "#ffb33f"),
		flame(9, 28, "#ffe9a6"),
		shape(sparks, "#ffc46a", opacity(0.9)),
	]);
}

function stump(light: Light, x: number, y: number): string {
	return (
		rect(x - 26, y - 26, 52, 28, tone(light, "#8a6244", 0.4), 'rx="5"') +
		oval(x, y - 26, 26, 7, tone(light, "#d9b58a", 0.1))
	);
}
