import { archBridge } from "#world/illustrations/kit/bridges.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { growthOf, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { shape, through } from "#world/illustrations/kit/marks.ts";
import type { Point } from "#world/illustrations/kit/Paper.ts";
import { person } from "#world/illustrations/kit/people.ts";
import { boat } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { mist, ridges } from "#world/illustrations/kit/terrain.ts";
import { farCity } from "#world/illustrations/kit/towers.ts";
import { leafTree } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, ripples, water } from "#world/illustrations/kit/water.ts";

/** A river in cherry blossom: calm water to the left, the walk under the trees to the right. */
export const bannerBlossom: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const shore = 560;
	const growth = growthOf[light.season];
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 520, clouds: 7, sunAt: 0.42 }));
	paper.add(
		ridges(paper, light, random.fork("hills"), {
			top: 330,
			base: shore,
			surface: growth.hill,
			layers: 4,
			depth: [0.76, 0.44],
		}),
		farCity(paper, light, random.fork("far"), { from: 300, to: 1400, base: shore, height: 90, depth: 0.62 }),
		mist(paper, light, 540, 50, 0.5),
		water(paper, light, shore, height),
		ripples(random.fork("ripples"), shore + 4, height, width, 140, light.sky[3], 0.38),
		glitter(random.fork("sun"), light, width * 0.42, shore + 6, height - 60),
	);
	const trees = random.fork("trees");
	for (let x = -10; x < 1320; x += trees.between(34, 58))
		paper.add(leafTree(light, trees, x, shore + 6, trees.between(40, 66), 0.34, growth.crowns[0]));
	paper.add(
		archBridge(light, {
			from: 880,
			to: 1560,
			deck: 556,
			water: 600,
			spans: 5,
			surface: "#cbbfae",
			depth: 0.16,
		}),
	);
	const bank: Point[] = [
		[900, 940],
		[1090, 840],
		[1300, 760],
		[1480, 690],
		[1620, 630],
		[1760, 590],
		[2140, 560],
	];
	paper.add(
		shape(
			`${through(bank)}V960H900Z`,
			paper.across(
				[
					[0, tone(light, growth.ground, 0.05, 0.1)],
					[1, tone(light, growth.groundDeep, 0.3)],
				],
				[0, 570],
				[0, height],
			),
		),
		shape(
			`${through(bank.map(([x, y]): Point => [x + 110, y + 34]))}L2140 640Q1860 700 1700 780T1420 960H1040Z`,
			tone(light, "#ecdcc0", 0.12),
		),
	);
	for (const [x, y, h] of [
		[1760, 610, 130],
		[1680, 636, 160],
		[1590, 672, 200],
		[1480, 720, 250],
		[1340, 790, 320],
		[1880, 640, 190],
		[1960, 690, 260],
		[2060, 760, 350],
	] as const)
		paper.add(leafTree(light, trees, x, y, h, 0.08 - (y - 600) / 3000, growth.crowns[y % 2 ? 0 : 1]));
	for (const [x, y, h, coat] of [
		[1560, 800, 92, "#d9694c"],
		[1600, 806, 86, "#f4efe6"],
		[1720, 730, 66, "#4f7f96"],
		[1800, 690, 52, "#e0a33c"],
	] as const)
		paper.add(person(light, { x, base: y, height: h, coat, holds: "bag" }));
	for (const [x, y, r] of [
		[1180, 860, 40],
		[1280, 830, 34],
		[2000, 860, 70],
		[2080, 900, 90],
		[1880, 920, 60],
	] as const)
		paper.add(shrub(light, trees, x, y, r, trees.pick(growth.crowns)));
	paper.add(
		boat(light, { x: 1010, y: 720, size: 70, hull: "#8a5a3c", kind: "long" }),
		birds(random.fork("birds"), 1100, 220, tone(light, "#4b566c", 0.5, 0.2)),
		overhang(paper, light, random.fork("branch"), 1, 0.6, growth.crowns[0]),
		airborne(paper, light, random.fork("air"), 1.8),
		finish(paper, light),
	);
};
