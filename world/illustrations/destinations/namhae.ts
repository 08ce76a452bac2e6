import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish } from "#world/illustrations/kit/framing.ts";
import { gableHouse } from "#world/illustrations/kit/houses.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { group, shape, stroke, through } from "#world/illustrations/kit/marks.ts";
import type { Point } from "#world/illustrations/kit/Paper.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { boat } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { mist, ridges } from "#world/illustrations/kit/terrain.ts";
import { leafTree, redPine } from "#world/illustrations/kit/trees.ts";
import { grass, shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, ripples, water } from "#world/illustrations/kit/water.ts";

/** Narrow fields in steps down to the southern sea, red roofs among them. */
export const namhae: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, 1);
	const { width, height } = paper;
	const sea = 430;
	const growth = growthOf[light.season];
	paper.add(
		...sky(paper, light, random.fork("sky"), { horizon: sea, clouds: 7, sunAt: 0.72 }),
		ridges(paper, light, random.fork("isles"), {
			top: 350,
			base: sea + 4,
			surface: growth.hill,
			layers: 3,
			depth: [0.74, 0.5],
		}),
		mist(paper, light, sea, 30, 0.45),
		water(paper, light, sea, height, [light.water[0], mix(light.water[1], "#0f7f92", 0.3)]),
		ripples(random.fork("sea"), sea + 4, height, width, 130, light.sky[3], 0.42),
		glitter(random.fork("sun"), light, width * 0.72, sea + 8, 760, 1.2),
		boat(light, { x: 900, y: 540, size: 52, hull: "#e9eef0", kind: "fishing", depth: 0.1, turn: -1 }),
		boat(light, { x: 1060, y: 620, size: 70, hull: "#ffffff", kind: "sail", turn: -1 }),
	);
	const trees = random.fork("trees");
	for (let step = 0; step < 9; step++) paper.add(terrace(light, random.fork(`terrace ${step}`), step));
	for (const [x, base, size] of [
		[120, 560, 52],
		[250, 604, 60],
		[70, 660, 72],
		[330, 690, 78],
	] as const)
		paper.add(
			gableHouse(paper, light, trees, {
				x,
				base,
				front: size,
				flank: size * 1.1,
				eaves: size * 0.6,
				rise: size * 0.5,
				wall: "#fbf4e6",
				roof: "#d2603f",
				turn: 1,
				depth: 0.06,
			}),
			leafTree(light, trees, x - 24, base + 6, size * 1.3, 0.06),
		);
	const near = random.fork("near");
	paper.add(
		redPine(light, near, 1130, 930, 500),
		shrub(light, near, 1040, 914, 80, growth.crowns.at(-1)!),
		shrub(light, near, 1190, 914, 96, growth.crowns[0]!),
		grass(near, -10, 760, (x) => 902 - x * 0.01, 30, tone(light, growth.groundDeep, 0.5), 9),
		birds(random.fork("birds"), 620, 230, tone(light, "#4a566e", 0.5, 0.2), 6),
		airborne(paper, light, random.fork("air"), light.season === "winter" ? 1 : 0.3),
		finish(paper, light),
	);
};

/** One field supported by a stone wall; the next is in front of it and lower. */
function terrace(light: Light, random: Random, step: number): string {
	const growth = growthOf[light.season];
	const fields = [
		growth.ground,
		mix(growth.ground, growth.flowers[0]!, 0.55),
		growth.groundDeep,
		mix(growth.ground, "#e9d27a", 0.4),
	];
	const y = 470 + step * 48 + step * step * 1.2;
	const reach = 520 + step * 62;
	const crest: Point[] = [
		[-40, y - 70 + step * 6],
		[reach * 0.3, y - 44 + random.between(-8, 8)],
		[reach * 0.62, y - 8],
		[reach * 0.86, y + 34],
		[reach, y + 66],
	];
	const wall = crest.map(([x, at]): Point => [x, at + 34]);
	return group([
		shape(
			`${through(crest)}L${reach + 40} 960H-40Z`,
			tone(light, fields[step % fields.length]!, 0.15, 0.12 - step * 0.012),
		),
		stroke(through(wall), tone(light, "#9a8f84", 0.5, 0.08), 9),
		stroke(through(wall), tone(light, "#c8bdae", 0.1, 0.08), 3, 'stroke-dasharray="14 7"'),
		stroke(
			through(crest.map(([x, at]): Point => [x, at + 12])) +
				through(crest.map(([x, at]): Point => [x, at + 21])),
			tone(light, growth.groundDeep, 0.4, 0.1),
			1.6,
			'opacity=".55"',
		),
	]);
}
