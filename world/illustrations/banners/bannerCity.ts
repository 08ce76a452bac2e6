import { suspensionBridge } from "#world/illustrations/kit/bridges.ts";
import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { birds, finish } from "#world/illustrations/kit/framing.ts";
import { growthOf, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { rect } from "#world/illustrations/kit/marks.ts";
import { boat } from "#world/illustrations/kit/seaside.ts";
import { seoulTower } from "#world/illustrations/kit/seoulTower.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { crestAt, mist, ridge, ridgeBody, ridges } from "#world/illustrations/kit/terrain.ts";
import { farCity, tower, towerRow } from "#world/illustrations/kit/towers.ts";
import { firBand, leafTree } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, reflection, ripples, water } from "#world/illustrations/kit/water.ts";

/** Evening water and sky to the left, the lit city to the right. */
export const bannerCity: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, 1);
	const { width, height } = paper;
	const shore = 600;
	const growth = growthOf[light.season];
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 560, clouds: 6, sunAt: 0.52 }));
	const scene: string[] = [
		ridges(paper, light, random.fork("hills"), {
			top: 360,
			base: 590,
			surface: growth.hill,
			layers: 4,
			depth: [0.74, 0.42],
		}),
		mist(paper, light, 560, 60, 0.5),
	];
	const hill = ridge(paper, random.fork("hill"), {
		y: 560,
		rise: 10,
		base: shore,
		from: 1080,
		to: 1620,
		lift: (share) => 130 * Math.exp(-(((share - 0.5) / 0.2) ** 2)),
	});
	scene.push(
		farCity(paper, light, random.fork("far"), {
			from: 700,
			to: width + 20,
			base: shore,
			height: 150,
			depth: 0.56,
		}),
		ridgeBody(paper, light, hill, growth.hill, 0.3, 0.4),
		firBand(light, random.fork("firs"), (x) => crestAt(hill, x) + 8, {
			from: 1180,
			to: 1520,
			step: 11,
			height: [12, 24],
			depth: 0.32,
		}),
		seoulTower(light, 1350, crestAt(hill, 1350) + 6, 220, 0.14),
		towerRow(paper, light, random.fork("row"), {
			from: 900,
			to: width + 20,
			base: shore,
			height: [60, 170],
			width: [40, 76],
			surfaces: ["#d9d5d8", "#cfd3e0", "#e3cfc4", "#bcc6d6"],
			styles: ["grid", "bands", "fins", "flats"],
			depth: 0.26,
			swell: (share) => 0.5 + share * 0.9,
		}),
		tower(paper, light, random, {
			x: 1700,
			width: 90,
			top: shore - 420,
			base: shore,
			surface: "#b9cbe0",
			style: "glass",
			depth: 0.1,
		}),
		tower(paper, light, random, {
			x: 1820,
			width: 84,
			top: shore - 300,
			base: shore,
			surface: "#e2b27a",
			style: "bands",
			depth: 0.1,
		}),
		tower(paper, light, random, {
			x: 1930,
			width: 96,
			top: shore - 360,
			base: shore,
			surface: "#d6dbe8",
			style: "fins",
			depth: 0.08,
		}),
		towerRow(paper, light, random.fork("front"), {
			from: 1240,
			to: width + 20,
			base: shore,
			height: [40, 110],
			width: [56, 96],
			surfaces: ["#efe3d8", "#d9dce8", "#f2dcc8"],
			styles: ["grid", "bands"],
			depth: 0.1,
		}),
	);
	const trees = random.fork("trees");
	for (let x = 760; x < width + 20; x += trees.between(24, 44))
		scene.push(leafTree(light, trees, x, shore + 4, trees.between(32, 56), 0.14));
	scene.push(rect(-10, shore, width + 20, 10, tone(light, mix(growth.groundDeep, "#4a4658", 0.4), 0.6, 0.1)));
	const id = paper.keep(scene.join(""));
	paper.add(
		water(paper, light, shore + 8, height),
		`<use href="#${id}"/>`,
		reflection(paper, id, shore + 10, 0.38, 0.6),
		ripples(random.fork("ripples"), shore + 14, height, width, 130, light.sky[3], 0.32),
		glitter(random.fork("sun"), light, width * 0.52, shore + 14, height - 40, 1.2),
		suspensionBridge(light, {
			from: 700,
			to: width + 60,
			deck: 690,
			water: 760,
			towers: [1180, 1800],
			top: 500,
			surface: "#e9e4ee",
			depth: 0.04,
		}),
		boat(light, { x: 960, y: 800, size: 90, hull: "#ffffff", kind: "sail" }),
		shrub(light, trees, 2040, height + 16, 120, growth.crowns.at(-1)!),
		shrub(light, trees, 1880, height + 26, 80, growth.crowns[0]!),
		birds(random.fork("birds"), 1120, 240, tone(light, "#465069", 0.5, 0.2), 6),
		finish(paper, light),
	);
};
