import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { disc, group, polygon, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { range } from "#world/illustrations/kit/mountains.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import type { Paper } from "#world/illustrations/kit/Paper.ts";
import { person } from "#world/illustrations/kit/people.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { mist } from "#world/illustrations/kit/terrain.ts";
import { towerRow } from "#world/illustrations/kit/towers.ts";
import { fir, leafTree } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";

/** A white wooden clock tower with a red roof in a northern park, the city and the hills behind it. */
export const sapporo: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const ground = 650;
	const growth = growthOf[light.season];
	const winter = light.season === "winter";
	paper.add(
		...sky(paper, light, random.fork("sky"), { horizon: 540, clouds: 7, sunAt: 0.2 }),
		range(paper, light, random.fork("hills"), {
			base: 600,
			height: 220,
			surface: "#7f93ac",
			depth: 0.6,
			rough: 0.4,
			peaks: [
				[0.14, 0.9],
				[0.44, 0.66],
				[0.84, 1],
			],
			...(winter ? { snow: 0.6 } : {}),
		}),
		towerRow(paper, light, random.fork("city"), {
			from: -20,
			to: width + 20,
			base: ground + 4,
			height: [90, 230],
			width: [54, 96],
			surfaces: ["#d9cfc2", "#b9c4cf", "#e6e0d6", "#c7a996"],
			styles: ["grid", "bands", "flats", "stepped"],
			depth: 0.34,
			swell: (share) => 1.2 - Math.sin(share * Math.PI) * 0.7,
		}),
		mist(paper, light, ground - 10, 40, 0.45),
		rect(
			-20,
			ground,
			width + 40,
			height - ground + 20,
			paper.across(
				[
					[0, tone(light, winter ? "#eef3f9" : growth.ground, 0.1, 0.1)],
					[1, tone(light, winter ? "#d8e2ee" : growth.groundDeep, 0.5)],
				],
				[0, ground],
				[0, height],
			),
		),
	);
	const trees = random.fork("trees");
	for (const [x, size] of [
		[60, 190],
		[190, 160],
		[330, 200],
		[880, 210],
		[1010, 170],
		[1140, 200],
	] as const)
		paper.add(leafTree(light, trees, x, ground + 30, size, 0.06));
	paper.add(
		shape(
			polygon([
				[560, ground + 60],
				[660, ground + 60],
				[860, height],
				[300, height],
			]),
			tone(light, winter ? "#f7f9fc" : "#e0cfb4", 0.2),
		),
		clockTower(paper, light, 610, ground + 66),
		person(light, { x: 520, base: 812, height: 92, coat: "#c9503f", legs: "#4e5a6b", turned: 0.5 }),
		person(light, { x: 566, base: 816, height: 98, coat: "#5b7f9a", legs: "#4a4246", turned: 0.5, turn: -1 }),
	);
	const near = random.fork("near");
	paper.add(
		fir(light, near, 70, 916, 360),
		fir(light, near, 1140, 916, 400),
		shrub(light, near, 170, 914, 80, growth.crowns[0]!),
		shrub(light, near, 1030, 914, 80, growth.crowns.at(-1)!),
		birds(random.fork("birds"), 460, 200, tone(light, "#4a566e", 0.5, 0.2), 5),
		overhang(paper, light, random.fork("branch"), 1, 0.3),
		airborne(paper, light, random.fork("air"), winter ? 1 : 0.5),
		finish(paper, light),
	);
};

function clockTower(paper: Paper, light: Light, x: number, base: number): string {
	const wall = tone(light, "#fbf8f0", 0.08);
	const shade = tone(light, "#cfd4dc", 0.7);
	const snow = light.season === "winter";
	const roof = tone(light, snow ? "#f6f9fd" : "#b8452f", 0.2);
	const roofShade = tone(light, snow ? "#d3deec" : "#8f3526", 0.7);
	const lit = light.lamps > 0.1;
	const pane = lit ? light.lamp : tone(light, "#7f9cb0", 0.3);
	const marks = [
		rect(x - 170, base - 150, 340, 150, wall),
		rect(x + 60, base - 150, 110, 150, shade, 'opacity=".5"'),
		shape(
			polygon([
				[x - 196, base - 144],
				[x - 140, base - 220],
				[x + 140, base - 220],
				[x + 196, base - 144],
			]),
			roof,
		),
		shape(
			polygon([
				[x + 40, base - 144],
				[x + 80, base - 220],
				[x + 140, base - 220],
				[x + 196, base - 144],
			]),
			roofShade,
		),
		rect(x - 44, base - 300, 88, 300, wall),
		rect(x + 8, base - 300, 36, 300, shade, 'opacity=".5"'),
		shape(
			polygon([
				[x - 60, base - 296],
				[x, base - 372],
				[x + 60, base - 296],
			]),
			roof,
		),
		shape(
			polygon([
				[x, base - 372],
				[x + 60, base - 296],
				[x + 14, base - 296],
			]),
			roofShade,
		),
		rect(x - 50, base - 214, 100, 6, roofShade),
		stroke(`M${x} ${base - 372}v-34`, tone(light, "#4b5260", 0.4), 4),
		disc(x, base - 252, 28, tone(light, mix("#ffffff", light.lamp, lit ? 0.4 : 0), 0)),
		stroke(`M${x} ${base - 252}v-18M${x} ${base - 252}h13`, tone(light, "#3b4048", 0.3), 4),
		rect(x - 20, base - 78, 40, 78, tone(light, "#8f3526", 0.5)),
		lit ? glow(paper, light, x, base - 252, 90, 0.6) : "",
	];
	for (const dx of [-146, -98, 76, 124]) marks.push(rect(x + dx, base - 112, 26, 52, pane));
	for (const dx of [-28, 8]) marks.push(rect(x + dx, base - 176, 20, 34, pane));
	return group(marks);
}
