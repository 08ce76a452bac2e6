import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { hanokHouse, tiledRoof, tiledWall } from "#world/illustrations/kit/hanok.ts";
import { growthOf, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { oval, rect, shape } from "#world/illustrations/kit/marks.ts";
import { spill } from "#world/illustrations/kit/openings.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { crestAt, mist, ridge, ridgeBody, ridges } from "#world/illustrations/kit/terrain.ts";
import { firBand, leafTree, redPine } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";

/** Ridges fading to the left; the house and its maples to the right. */
export const bannerHanok: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const ground = 690;
	const growth = growthOf[light.season];
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 500, clouds: 5, sunAt: 0.34 }));
	paper.add(
		ridges(paper, light, random.fork("hills"), {
			top: 230,
			base: 560,
			surface: "#86988c",
			layers: 5,
			depth: [0.78, 0.34],
		}),
		mist(paper, light, 520, 90, 0.6),
	);
	const hill = ridge(paper, random.fork("hill"), {
		y: 600,
		rise: 22,
		base: 760,
		wave: 0.6,
		lift: (share) => 110 * share ** 2,
	});
	paper.add(
		ridgeBody(paper, light, hill, growth.hill, 0.2, 0.25),
		firBand(light, random.fork("wood"), (x) => crestAt(hill, x) + 8, {
			from: -20,
			to: width + 20,
			step: 24,
			height: [30, 66],
			depth: 0.24,
		}),
		shape(
			`M-10 ${ground - 20}Q600 ${ground - 40} 1100 ${ground}H2110V910H-10Z`,
			paper.across(
				[
					[0, tone(light, growth.ground, 0.15, 0.05)],
					[1, tone(light, growth.groundDeep, 0.4)],
				],
				[0, ground - 40],
				[0, height],
			),
		),
	);
	const roofs = random.fork("village");
	for (const [y, s, d] of [
		[596, 0.7, 0.22],
		[640, 0.9, 0.12],
	] as const) {
		for (let x = 1080 + roofs.between(0, 60); x < width; x += roofs.between(170, 230) * s) {
			const w = 160 * s;
			paper.add(
				rect(x, y - 4, w, 60, tone(light, "#efe6d6", 0.5, d)),
				tiledRoof(paper, light, { x, y, width: w, rise: 52 * s, depth: d }),
			);
		}
	}
	const trees = random.fork("trees");
	for (const [x, y, h] of [
		[1170, 690, 190],
		[1260, 700, 300],
		[2000, 690, 340],
		[1120, 700, 120],
		[2080, 700, 240],
	] as const)
		paper.add(leafTree(light, trees, x, y, h, 0.03));
	paper.add(
		shape("M1140 706H2110V910H960Z", tone(light, "#dcc9a6", 0.2)),
		tiledWall(light, 1150, ground + 14, 190, 84),
		tiledWall(light, 1960, ground + 20, 200, 92),
	);
	paper.add(
		hanokHouse(paper, light, { x: 1350, base: ground - 8, width: 600, height: 200, bays: 5, hall: 2 }),
		spill(paper, light, 1480, ground + 24, 340, light.lamps > 0 ? 110 : 0),
	);
	for (const [x, y, rx] of [
		[1650, 730, 40],
		[1620, 772, 54],
		[1664, 824, 66],
		[1600, 886, 80],
	] as const)
		paper.add(
			oval(x, y + 5, rx, rx * 0.32, "#5e5648", 'opacity=".3"'),
			oval(x, y, rx, rx * 0.3, tone(light, "#c9bfb0", 0.1)),
		);
	for (const [x, y, r] of [
		[1250, 740, 46],
		[1190, 760, 60],
		[1330, 740, 34],
		[1980, 750, 60],
		[2060, 790, 84],
		[1120, 820, 50],
		[1900, 740, 30],
	] as const)
		paper.add(shrub(light, trees, x, y, r, trees.pick(growth.crowns)));
	paper.add(
		rock(light, trees, 1290, 760, 44, 36, "#9a938c"),
		redPine(light, trees, 2030, 920, 520),
		shrub(light, trees, 2070, 920, 110, growth.crowns[0]!),
		shrub(light, trees, 1900, 924, 70, growth.crowns.at(-1)!),
	);
	paper.add(
		birds(random.fork("birds"), 1080, 210, tone(light, "#4b566c", 0.5, 0.2)),
		overhang(paper, light, random.fork("branch"), 1, 0.42, growth.crowns[0]),
		airborne(paper, light, random.fork("air"), 0.8),
		finish(paper, light),
	);
};
