import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, finish } from "#world/illustrations/kit/framing.ts";
import { growthOf, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { opacity, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { range } from "#world/illustrations/kit/mountains.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { crestAt, mist, ridge, ridgeBody } from "#world/illustrations/kit/terrain.ts";
import { fir, firBand } from "#world/illustrations/kit/trees.ts";
import { chalet } from "#world/illustrations/scenes/lodge.ts";

/** A wide snowfield and peaks; the lodge glows at the right. */
export const bannerSnow: Draw = (paper, { light: free, random, variant }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const growth = growthOf[light.season];
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 500, clouds: 6, sunAt: 0.4 }));
	paper.add(
		range(paper, light, random.fork("range"), {
			base: 600,
			height: 380,
			surface: "#93a3ba",
			depth: 0.46,
			rough: 1,
			snow: 0.6,
			peaks: [
				[0.04, 0.5],
				[0.2, 0.66],
				[0.36, 0.56],
				[0.54, 0.84],
				[0.68, 1],
				[0.84, 0.76],
				[0.97, 0.6],
			],
		}),
		mist(paper, light, 570, 90, 0.6),
	);
	for (const [y, depth, high] of [
		[600, 0.34, 46],
		[660, 0.16, 76],
	] as const) {
		const made = ridge(paper, random.fork(`hill ${y}`), {
			y,
			rise: 24,
			base: 800,
			wave: 0.5,
			lift: (share) => 60 * share ** 2,
		});
		paper.add(
			firBand(light, random.fork(`firs ${y}`), (x) => crestAt(made, x) + 8, {
				from: y > 640 ? 900 : -20,
				to: width + 20,
				step: high * 0.34,
				height: [high * 0.6, high],
				depth: depth + 0.06,
				snow: true,
			}),
			ridgeBody(paper, light, made, growth.ground, depth, 0.1),
		);
	}
	const field = ridge(paper, random.fork("field"), { y: 740, rise: 22, base: 920, wave: 0.8, rough: 0.1 });
	paper.add(
		shape(
			field.outline,
			paper.across(
				[
					[0, tone(light, "#ffffff", 0.05)],
					[1, tone(light, growth.groundDeep, 0.45)],
				],
				[0, 700],
				[0, height],
			),
		),
	);
	const trees = random.fork("trees");
	for (const [x, y, h] of [
		[1250, 740, 200],
		[1320, 736, 140],
		[1900, 740, 330],
		[1990, 744, 250],
		[1190, 744, 110],
	] as const)
		paper.add(fir(light, trees, x, y, h, 0.02));
	paper.add(chalet(paper, light, 1400, 742, variant + 2));
	paper.add(
		stroke(
			"M1540 900Q1560 830 1550 752M1580 900Q1590 830 1574 752",
			tone(light, "#b7c6dc", 0.5),
			5,
			opacity(0.7),
		),
		rock(light, trees, 1290, 770, 44, 34, "#8d8a90"),
		fir(light, trees, 2030, 900, 460),
		fir(light, trees, 1930, 910, 300),
		fir(light, trees, 1270, 850, 170),
		airborne(paper, light, random.fork("air"), 1.6),
		finish(paper, light),
	);
};
