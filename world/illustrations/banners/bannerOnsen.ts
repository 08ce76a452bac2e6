import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { growthOf, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { group, shape, through } from "#world/illustrations/kit/marks.ts";
import type { Point } from "#world/illustrations/kit/Paper.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { mist, ridge, ridges } from "#world/illustrations/kit/terrain.ts";
import { firBand, leafTree, redPine } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { ripples } from "#world/illustrations/kit/water.ts";
import { inn, steam } from "#world/illustrations/scenes/ryokan.ts";

/** Snowy hills to the left, the lit inn and its steaming bath to the right. */
export const bannerOnsen: Draw = (paper, { light: free, random, variant }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const growth = growthOf[light.season];
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 470, clouds: 5, sunAt: 0.36 }));
	paper.add(
		ridges(paper, light, random.fork("hills"), {
			top: 190,
			base: 540,
			surface: "#a5b3c9",
			layers: 5,
			depth: [0.74, 0.3],
		}),
		firBand(light, random.fork("cedars"), (x) => 600 - 30 * (x / width), {
			from: -20,
			to: width + 20,
			step: 26,
			height: [70, 150],
			depth: 0.3,
			snow: light.season === "winter",
		}),
		shape(
			ridge(paper, random.fork("snow"), { y: 588, rise: 12, base: 910, wave: 0.5, rough: 0.1 }).outline,
			paper.across(
				[
					[0, tone(light, growth.ground, 0.15, 0.16)],
					[1, tone(light, growth.groundDeep, 0.5)],
				],
				[0, 590],
				[0, height],
			),
		),
		shape(
			ridge(paper, random.fork("snow 2"), { y: 700, rise: 24, base: 910, wave: 0.7, rough: 0.1 }).outline,
			tone(light, growth.ground, 0.28),
			'opacity=".55"',
		),
		mist(paper, light, 590, 70, 0.5),
	);
	const trees = random.fork("trees");
	for (const [x, y, h] of [
		[1120, 650, 240],
		[1990, 650, 320],
		[1040, 640, 150],
		[2080, 660, 230],
	] as const)
		paper.add(leafTree(light, trees, x, y, h, 0.05));
	paper.add(inn(paper, light, 1300, 660, variant));
	for (const [x, y, r] of [
		[1260, 690, 40],
		[1400, 690, 34],
		[1820, 694, 48],
		[1900, 700, 36],
		[1160, 700, 44],
	] as const)
		paper.add(shrub(light, trees, x, y, r, trees.pick(growth.crowns)));
	const rim: Point[] = [
		[1010, 830],
		[1120, 780],
		[1320, 762],
		[1560, 768],
		[1760, 790],
		[1880, 836],
		[1860, 940],
		[1000, 940],
	];
	const outline = through(rim, true);
	const stones = random.fork("stones");
	paper.add(
		shape(
			outline,
			paper.across(
				[
					[0, mix(light.sky[3], "#a9d3cf", 0.4)],
					[1, mix(light.water[1], "#3f7f8a", 0.5)],
				],
				[0, 760],
				[0, 930],
			),
		),
		group(
			[
				ripples(stones, 780, 930, width, 90, "#ffffff", 0.35),
				shape(
					"M1420 760H1700V960H1420Z",
					paper.linear([
						[0, light.lamp, 0.4],
						[1, light.lamp, 0],
					]),
				),
			],
			`clip-path="${paper.clip(`<path d="${outline}"/>`)}"`,
		),
	);
	for (const [x, y] of rim.slice(0, 6))
		paper.add(
			rock(
				light,
				stones,
				x,
				y + 22,
				stones.between(50, 72),
				stones.between(38, 52),
				mix("#7f7a7c", "#a39a90", stones.next()),
			),
			rock(light, stones, x + 70, y + 18, stones.between(28, 42), stones.between(24, 34), "#8b8583"),
		);
	steam(paper, light, random.fork("steam"), 1080, 1820, 850);
	steam(paper, light, random.fork("steam 2"), 1180, 1760, 830);
	paper.add(
		redPine(light, trees, 2010, 930, 460),
		shrub(light, trees, 2060, 926, 110, growth.crowns[0]!),
		shrub(light, trees, 940, 930, 60, growth.crowns[1] ?? growth.crowns[0]!),
		overhang(paper, light, random.fork("branch"), 1, 0.4),
		airborne(paper, light, random.fork("air"), 1.5),
		finish(paper, light),
	);
};
