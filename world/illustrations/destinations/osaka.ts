import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { fittedStones, latticeRow, turnedRoof } from "#world/illustrations/kit/japan.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { dot, group, polygon, rect, shape } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import type { Paper } from "#world/illustrations/kit/Paper.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { boat } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { mist, ridges } from "#world/illustrations/kit/terrain.ts";
import { farCity, towerRow } from "#world/illustrations/kit/towers.ts";
import { leafTree, redPine } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { reflection, ripples, water } from "#world/illustrations/kit/water.ts";

/** The white and green castle on its ramparts, doubled in the moat. */
export const osaka: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const shore = 690;
	const growth = growthOf[light.season];
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 520, clouds: 7, sunAt: 0.18 }));
	const scene: string[] = [
		ridges(paper, light, random.fork("hills"), { top: 320, base: 560, surface: growth.hill, layers: 3 }),
		farCity(paper, light, random.fork("far"), {
			from: -10,
			to: width + 10,
			base: 590,
			height: 150,
			depth: 0.5,
		}),
		towerRow(paper, light, random.fork("row"), {
			from: 880,
			to: width + 20,
			base: 610,
			height: [130, 250],
			width: [50, 80],
			surfaces: ["#dbe3ea", "#e6dccf", "#c8d3dc"],
			styles: ["glass", "bands", "grid"],
			depth: 0.36,
		}),
		mist(paper, light, 570, 60, 0.5),
	];
	const trees = random.fork("trees");
	for (let x = -20; x < width + 20; x += trees.between(40, 70))
		scene.push(leafTree(light, trees, x, 624, trees.between(80, 140), 0.14));
	scene.push(castle(paper, light, random.fork("castle"), 560, 560));
	for (let x = -20; x < width + 20; x += trees.between(44, 76))
		scene.push(x > 380 && x < 740 ? "" : leafTree(light, trees, x, 642, trees.between(70, 120), 0.06));
	scene.push(
		fittedStones(light, random.fork("wall"), -10, 620, width + 20, 76, "#b3aa9e", 0.02),
		rect(-10, 614, width + 20, 10, tone(light, "#d9d0c2", 0.1)),
	);
	for (let x = 20; x < width; x += trees.between(50, 110))
		scene.push(shrub(light, trees, x, 622, trees.between(22, 36), trees.pick(growth.crowns), 0.02));
	const id = paper.keep(scene.join(""));
	paper.add(
		water(paper, light, shore, height, [
			mix(light.water[0], "#6f9a86", 0.3),
			mix(light.water[1], "#1f5a58", 0.35),
		]),
		`<use href="#${id}"/>`,
		reflection(paper, id, shore + 4, 0.4, 0.7),
		ripples(random.fork("ripples"), shore + 8, height, width, 70, light.sky[3], 0.35),
		boat(light, { x: 800, y: 800, size: 96, hull: "#8a5a3c", kind: "long" }),
	);
	const near = random.fork("near");
	paper.add(
		redPine(light, near, 90, 920, 420),
		shrub(light, near, 50, 914, 100, growth.crowns[0]!),
		shrub(light, near, 1130, 916, 110, growth.crowns.at(-1)!),
		birds(random.fork("birds"), 300, 200, tone(light, "#4a566e", 0.5, 0.2)),
		overhang(paper, light, random.fork("branch"), 1, 0.44),
		airborne(paper, light, random.fork("air"), 0.9),
		finish(paper, light),
	);
};

function castle(paper: Paper, light: Light, random: Random, x: number, base: number): string {
	const white = tone(light, "#f8f5ee", 0.08, 0.04);
	const shade = tone(light, "#c9ccd6", 0.8, 0.04);
	const gold = tone(light, "#e0b04a", 0.1);
	const marks: string[] = [
		shape(
			polygon([
				[x - 190, 640],
				[x - 150, base - 10],
				[x + 150, base - 10],
				[x + 190, 640],
			]),
			tone(light, "#aca294", 0.35, 0.04),
		),
		group(
			[fittedStones(light, random, x - 190, base - 10, 380, 96, "#aca294", 0.04)],
			`clip-path="${paper.clip(
				`<path d="${polygon([
					[x - 190, 640],
					[x - 150, base - 10],
					[x + 150, base - 10],
					[x + 190, 640],
				])}"/>`,
			)}"`,
		),
	];
	const tiers = [
		[140, 62],
		[116, 56],
		[92, 52],
		[68, 50],
	] as const;
	let y = base - 10;
	tiers.forEach(([half, high], index) => {
		const top = y - high;
		marks.push(
			rect(x - half, top, half * 2, high, white),
			rect(light.side < 0 ? x + half * 0.45 : x - half, top, half * 0.55, high, shade),
			latticeRow(light, random, x - half * 0.8, top + high * 0.36, half * 1.6, high * 0.36, 7 - index, 0.04),
			turnedRoof(paper, light, {
				x: x - half - 4,
				y: top + 4,
				width: half * 2 + 8,
				rise: index === 3 ? 62 : 34,
				tile: "#5f8f7c",
				over: 26,
				depth: 0.03,
			}),
		);
		if (index < 3)
			marks.push(
				shape(
					polygon([
						[x - half * 0.36, top + 2],
						[x, top - 34],
						[x + half * 0.36, top + 2],
					]),
					white,
				),
				shape(
					polygon([
						[x - half * 0.42, top + 4],
						[x, top - 42],
						[x + half * 0.42, top + 4],
						[x + half * 0.3, top + 4],
						[x, top - 28],
						[x - half * 0.3, top + 4],
					]),
					tone(light, "#5f8f7c", 0.2, 0.03),
				),
				shape(dot(x, top - 12, 4), gold),
			);
		y = top - (index === 3 ? 58 : 22);
	});
	marks.push(
		shape(
			`M${x - 52} ${y + 2}q-14 -10 -6 -26q14 4 16 24zM${x + 52} ${y + 2}q14 -10 6 -26q-14 4 -16 24z`,
			gold,
		),
		light.lamps > 0.1 ? glow(paper, light, x, base - 160, 260, 0.4) : "",
	);
	return group(marks);
}
