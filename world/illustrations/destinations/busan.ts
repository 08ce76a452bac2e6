import { suspensionBridge } from "#world/illustrations/kit/bridges.ts";
import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { birds, finish } from "#world/illustrations/kit/framing.ts";
import { growthOf, isDark, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { box, group, opacity, oval, shape, stroke, through } from "#world/illustrations/kit/marks.ts";
import { n, type Paper, type Point } from "#world/illustrations/kit/Paper.ts";
import { person } from "#world/illustrations/kit/people.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { boat, parasol } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { mist, ridges } from "#world/illustrations/kit/terrain.ts";
import { farCity, towerRow } from "#world/illustrations/kit/towers.ts";
import { redPine } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, reflection, ripples, surf, water } from "#world/illustrations/kit/water.ts";

/** The long bridge over the bay, glass towers curving at the water, the beach in front. */
export const busan: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const sea = 480;
	const growth = growthOf[light.season];
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: sea - 20, clouds: 6, sunAt: 0.2 }));
	paper.add(
		ridges(paper, light, random.fork("hills"), { top: 260, base: sea, surface: growth.hill, layers: 4 }),
		mist(paper, light, sea - 30, 50, 0.5),
	);
	const city: string[] = [
		farCity(paper, light, random.fork("far"), {
			from: -20,
			to: width + 20,
			base: sea + 2,
			height: 120,
			depth: 0.5,
		}),
		towerRow(paper, light, random.fork("row"), {
			from: 640,
			to: width + 20,
			base: sea + 4,
			height: [90, 190],
			width: [40, 62],
			surfaces: ["#dbe5ea", "#cddbe3", "#ece3d6"],
			styles: ["bands", "glass", "grid"],
			depth: 0.28,
		}),
	];
	for (const [x, w, high] of [
		[760, 74, 310],
		[860, 66, 370],
		[950, 78, 330],
		[1050, 70, 270],
		[1130, 80, 350],
	] as const)
		city.push(sailTower(paper, light, random, x, w, sea + 6, high));
	const bridge = suspensionBridge(light, {
		from: -40,
		to: 840,
		deck: sea - 40,
		water: sea + 12,
		towers: [190, 520],
		top: sea - 210,
		surface: "#eef2f4",
		depth: 0.1,
		double: true,
	});
	const id = paper.keep(city.join("") + bridge);
	paper.add(
		water(paper, light, sea, height),
		`<use href="#${id}"/>`,
		reflection(paper, id, sea + 4, 0.32, 0.6),
	);
	paper.add(
		ripples(random.fork("ripples"), sea + 8, 760, width, 110, light.sky[3], 0.42),
		glitter(random.fork("sun"), light, width * 0.2, sea + 10, 720, 1.1),
		boat(light, { x: 560, y: 590, size: 76, hull: "#ffffff", kind: "sail" }),
		boat(light, { x: 380, y: 540, size: 40, hull: "#ffffff", kind: "sail", depth: 0.14, turn: -1 }),
		boat(light, { x: 960, y: 600, size: 60, hull: "#2f6f8f", kind: "fishing", turn: -1 }),
	);
	const shore: Point[] = [
		[-40, 780],
		[200, 748],
		[480, 742],
		[760, 724],
		[1000, 690],
		[1240, 640],
	];
	paper.add(
		shape(
			`${through(shore)}V960H-40Z`,
			paper.across(
				[
					[0, tone(light, "#d6b98d", 0.3)],
					[0.2, tone(light, "#f5e3c0", 0.08)],
					[1, tone(light, "#e9d2a8", 0.2)],
				],
				[0, 650],
				[0, height],
			),
		),
		surf(random.fork("surf"), shore, tone(light, "#ffffff", 0.05), 6),
	);
	if (!isDark(light))
		for (const [x, y, s] of [
			[260, 810, 100],
			[420, 800, 88],
			[700, 790, 96],
			[560, 850, 130],
			[880, 770, 92],
		] as const)
			paper.add(
				oval(x + 24, y + 2, s * 0.5, s * 0.08, "#7d6a4e", opacity(0.25)),
				parasol(light, x, y, s, ["#2f8fa8", "#fdf6e8"], -5),
			);
	for (const [x, y, h, coat] of [
		[330, 850, 84, "#d8694c"],
		[366, 854, 78, "#f4efe6"],
		[960, 800, 74, "#4f7f96"],
		[780, 846, 82, "#e0a33c"],
	] as const)
		paper.add(person(light, { x, base: y, height: h, coat }));
	const near = random.fork("near");
	for (const [x, y, r] of [
		[1080, 760, 60],
		[1170, 740, 76],
		[1140, 800, 66],
		[1230, 790, 70],
	] as const)
		paper.add(rock(light, near, x, y, r, r * 0.7, "#8f8884"));
	paper.add(
		redPine(light, near, 1110, 780, 430),
		shrub(light, near, 1180, 900, 90, growth.crowns.at(-1)!),
		redPine(light, near, 40, 930, 330),
		birds(random.fork("birds"), 620, 190, tone(light, "#4a566e", 0.5, 0.2), 6),
		finish(paper, light),
	);
};

/** A glass tower whose edge leans like a sail. */
function sailTower(
	paper: Paper,
	light: Light,
	random: Random,
	x: number,
	w: number,
	base: number,
	high: number,
): string {
	const top = base - high;
	const outline = `M${n(x)} ${n(base)}Q${n(x - w * 0.12)} ${n(base - high * 0.5)} ${n(x + w * 0.1)} ${n(top + w * 0.3)}Q${n(x + w * 0.6)} ${n(top - w * 0.2)} ${n(x + w)} ${n(top + w * 0.5)}V${n(base)}Z`;
	const glass = tone(light, "#bdd7e2", 0.1, 0.14);
	let floors = "";
	let lamps = "";
	for (let y = top + 14; y < base; y += 11) {
		floors += `M${n(x - w * 0.2)} ${n(y)}h${n(w * 1.3)}`;
		for (let index = 0; index < 4; index++)
			if (random.chance(light.lamps * 0.8))
				lamps += box(x + random.between(0.02, 0.84) * w, y + 3, w * 0.13, 5);
	}
	return group([
		shape(
			outline,
			paper.linear([
				[0, mix(glass, light.sky[3], 0.45)],
				[1, mix(glass, light.haze, 0.25)],
			]),
		),
		group(
			[
				shape(
					`M${n(x + w * 0.62)} ${n(top - 40)}H${n(x + w + 20)}V${n(base)}H${n(x + w * 0.7)}Z`,
					tone(light, "#6f93a8", 0.9, 0.14),
					opacity(0.6),
				),
				stroke(floors, "#ffffff", 1.2, opacity(0.35)),
				shape(lamps, light.lamp),
			],
			`clip-path="${paper.clip(`<path d="${outline}"/>`)}"`,
		),
	]);
}
