import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { group, opacity, polygon, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import { person } from "#world/illustrations/kit/people.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { mist, ridges } from "#world/illustrations/kit/terrain.ts";
import { grass, shrub } from "#world/illustrations/kit/undergrowth.ts";

const vanishing = { x: 600, y: 560 } as const;

/** An avenue of tall dawn redwoods on a river island, two people walking down it. */
export const gapyeong: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, 1);
	const { width, height } = paper;
	const growth = growthOf[light.season];
	const winter = light.season === "winter";
	paper.add(
		...sky(paper, light, random.fork("sky"), { horizon: 560, clouds: 4, sunAt: 0.52 }),
		ridges(paper, light, random.fork("hills"), {
			top: 330,
			base: 570,
			surface: growth.hill,
			layers: 3,
			depth: [0.72, 0.5],
		}),
		mist(paper, light, 560, 60, 0.6),
		shape(
			polygon([
				[-40, vanishing.y],
				[width + 40, vanishing.y],
				[width + 40, height],
				[-40, height],
			]),
			paper.across(
				[
					[0, mix(tone(light, growth.ground, 0.1), light.haze, 0.55)],
					[0.3, tone(light, growth.ground, 0.2)],
					[1, tone(light, growth.groundDeep, 0.6)],
				],
				[0, vanishing.y],
				[0, height],
			),
		),
		path(paper, light, winter),
	);
	const trees = random.fork("trees");
	for (let row = 9; row >= 0; row--) {
		const near = 1 / (1 + row * 0.72);
		for (const side of [-1, 1] as const) {
			const x = vanishing.x + side * (26 + 470 * near);
			const base = vanishing.y + 24 + 300 * near;
			paper.add(redwood(light, trees, x, base, 130 + 900 * near, Math.min(0.62, row * 0.075)));
		}
		if (row === 3) {
			paper.add(
				person(light, { x: 582, base: 694, height: 70, coat: "#c9503f", legs: "#4e5a6b", turned: 0.6 }),
				person(light, {
					x: 616,
					base: 696,
					height: 76,
					coat: "#e9e2d4",
					legs: "#5d4d45",
					turned: 0.6,
					turn: -1,
				}),
			);
		}
	}
	const near = random.fork("near");
	paper.add(
		grass(near, -20, 330, (x) => 880 - x * 0.06, 26, tone(light, growth.groundDeep, 0.7), 10),
		grass(near, 880, width + 20, (x) => 826 + (x - 880) * 0.16, 26, tone(light, growth.groundDeep, 0.7), 10),
		shrub(light, near, 30, 916, 90, growth.crowns[0]!),
		shrub(light, near, 1170, 918, 100, growth.crowns.at(-1)!),
		birds(random.fork("birds"), 560, 190, tone(light, "#4a566e", 0.5, 0.2), 5),
		airborne(paper, light, random.fork("air"), winter ? 1 : 0.7),
		finish(paper, light),
	);
};

/** The lane between the trees, striped with their shadows. */
function path(paper: Paper, light: Light, winter: boolean): string {
	const lane = polygon([
		[vanishing.x - 16, vanishing.y + 16],
		[vanishing.x + 16, vanishing.y + 16],
		[960, 900],
		[240, 900],
	]);
	let shadows = "";
	for (let row = 0; row < 9; row++) {
		const near = 1 / (1 + row * 0.72);
		const y = vanishing.y + 28 + 300 * near;
		const half = 30 + 340 * near;
		shadows += `M${n(vanishing.x - half)} ${n(y)}L${n(vanishing.x + half)} ${n(y - 12 * near)}v${n(16 * near + 2)}L${n(vanishing.x - half)} ${n(y + 26 * near)}Z`;
	}
	return group([
		shape(
			lane,
			paper.across(
				[
					[0, tone(light, winter ? "#eef2f8" : "#e9d8bd", 0, 0.3)],
					[1, tone(light, winter ? "#dfe6f0" : "#cdb48f", 0.3)],
				],
				[0, vanishing.y],
				[0, 900],
			),
		),
		shape(shadows, tone(light, "#7b6a72", 0.9), opacity(0.2)),
	]);
}

/** A redwood, straight as a mast and narrow as a flame. */
function redwood(light: Light, random: Random, x: number, base: number, high: number, depth: number): string {
	const [deep, body, lit] =
		light.season === "summer" || light.season === "spring"
			? growthOf[light.season].crowns.at(-1)!
			: growthOf[light.season].crowns[0]!;
	const half = high * 0.13;
	const trunk = high * 0.018;
	const layer = (fill: string, from: number, to: number, shift: number) => {
		let d = "";
		for (let index = 0; index < 13; index++) {
			const share = index / 12;
			const y = base - high * (0.16 + 0.8 * (1 - share));
			const wide = half * (0.12 + 0.88 * Math.sin(Math.min(1, share * 1.15) * Math.PI * 0.62));
			const drop = high * random.between(0.07, 0.1);
			d += `M${n(x + shift)} ${n(y - drop * 0.5)}Q${n(x + from * wide)} ${n(y)} ${n(x + from * wide)} ${n(y + drop)}Q${n(x)} ${n(y + drop * 0.66)} ${n(x + to * wide)} ${n(y + drop * 0.9)}Q${n(x + to * wide)} ${n(y)} ${n(x + shift)} ${n(y - drop * 0.5)}Z`;
		}
		return shape(d, fill);
	};
	return group([
		shape(
			`M${n(x - trunk)} ${n(base)}L${n(x - trunk * 0.3)} ${n(base - high * 0.9)}h${n(trunk * 0.6)}L${n(x + trunk)} ${n(base)}Z`,
			tone(light, "#7a5140", 0.6, depth),
		),
		stroke(
			`M${n(x + light.side * trunk * 0.4)} ${n(base)}V${n(base - high * 0.4)}`,
			tone(light, "#b98565", 0, depth),
			trunk * 0.4,
		),
		layer(tone(light, deep, 0.7, depth), -1, 1, 0),
		layer(tone(light, body, 0.25, depth), -0.8, 0.7, light.side * half * 0.1),
		layer(
			tone(light, lit, 0, depth),
			light.side > 0 ? 0.1 : -0.66,
			light.side > 0 ? 0.66 : -0.1,
			light.side * half * 0.3,
		),
	]);
}
