import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { tiledRoof } from "#world/illustrations/kit/hanok.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { group, opacity, polygon, rect, shape } from "#world/illustrations/kit/marks.ts";
import { n, type Paper, type Point } from "#world/illustrations/kit/Paper.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { boat } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { crestAt, mist, ridge, ridgeBody, ridges } from "#world/illustrations/kit/terrain.ts";
import { leafTree, redPine } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { reflection, ripples, water } from "#world/illustrations/kit/water.ts";

/** Three peaks standing in the river, a pavilion on the middle one. */
export const danyang: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const shore = 640;
	const growth = growthOf[light.season];
	const winter = light.season === "winter";
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 520, clouds: 6, sunAt: 0.2 }));
	const scene: string[] = [
		ridges(paper, light, random.fork("far"), {
			top: 270,
			base: 600,
			surface: growth.hill,
			layers: 4,
			depth: [0.72, 0.34],
		}),
		mist(paper, light, 560, 56, 0.55),
	];
	const bank = ridge(paper, random.fork("bank"), {
		y: 596,
		rise: 14,
		base: shore + 4,
		wave: 0.6,
		lift: (share) => 70 * (share - 0.5) ** 2 * 3,
	});
	scene.push(ridgeBody(paper, light, bank, winter ? growth.groundDeep : growth.hill, 0.16, 0.2));
	const trees = random.fork("trees");
	for (let x = -10; x < width + 20; x += trees.between(36, 70))
		scene.push(leafTree(light, trees, x, crestAt(bank, x) + 22, trees.between(44, 76), 0.14));
	scene.push(
		peak(paper, light, random.fork("left"), 330, shore + 20, 110, 150),
		peak(paper, light, random.fork("middle"), 610, shore + 26, 190, 290),
		peak(paper, light, random.fork("right"), 860, shore + 18, 120, 170),
		pavilion(paper, light, 692, shore - 66),
	);
	const id = paper.keep(scene.join(""));
	paper.add(
		water(paper, light, shore, height, [
			mix(light.water[0], light.sky[2], 0.3),
			mix(light.water[1], "#1d5f5a", 0.3),
		]),
		`<use href="#${id}"/>`,
		reflection(paper, id, shore + 10, 0.4, 0.7),
		ripples(random.fork("ripples"), shore + 12, height, width, 80, light.sky[3], 0.35),
		boat(light, { x: 420, y: 756, size: 70, hull: "#7a5a44", kind: "long" }),
		boat(light, { x: 930, y: 790, size: 90, hull: "#e9eef0", kind: "fishing", turn: -1 }),
	);
	const near = random.fork("near");
	paper.add(
		redPine(light, near, 90, 910, 480),
		rock(light, near, 210, 902, 70, 46, "#8f8a88"),
		shrub(light, near, 30, 916, 90, growth.crowns[0]!),
		shrub(light, near, 1150, 916, 110, growth.crowns.at(-1)!),
		rock(light, near, 1040, 906, 50, 36, "#9b9591"),
		birds(random.fork("birds"), 460, 190, tone(light, "#4a566e", 0.5, 0.2), 5),
		overhang(paper, light, random.fork("branch"), 1, 0.34),
		airborne(paper, light, random.fork("air"), winter ? 1 : 0.6),
		finish(paper, light),
	);
};

/** A steep rock out of the water with pines on its shoulders. */
function peak(
	paper: Paper,
	light: Light,
	random: Random,
	x: number,
	base: number,
	half: number,
	high: number,
): string {
	const top = base - high;
	const outline: Point[] = [
		[x - half, base],
		[x - half * 0.86, base - high * 0.22],
		[x - half * 0.6, base - high * 0.46],
		[x - half * 0.42, base - high * 0.74],
		[x - half * 0.16, top + high * 0.04],
		[x + half * 0.04, top],
		[x + half * 0.24, top + high * 0.12],
		[x + half * 0.44, base - high * 0.6],
		[x + half * 0.74, base - high * 0.34],
		[x + half, base],
	];
	const stone = (colour: string) =>
		paper.across(
			[
				[0, colour],
				[1, mix(colour, light.haze, 0.25)],
			],
			[0, top],
			[0, base],
		);
	const away = light.side > 0 ? -1 : 1;
	return group([
		shape(polygon(outline), stone(tone(light, "#b9ada0", 0.05, 0.05))),
		shape(
			polygon([
				[x + half * 0.04, top],
				[x + away * half * 0.34, top + high * 0.16],
				[x + away * half * 0.6, base - high * 0.42],
				[x + away * half, base],
				[x + away * half * 0.1, base],
				[x + away * half * 0.2, base - high * 0.4],
			]),
			stone(tone(light, "#7d7780", 0.9, 0.05)),
			opacity(0.75),
		),
		shape(
			polygon([
				[x - half * 0.5, base - high * 0.62],
				[x - half * 0.2, base - high * 0.5],
				[x - half * 0.3, base - high * 0.2],
				[x - half * 0.36, base - high * 0.4],
			]),
			tone(light, "#6f6a70", 0.8, 0.08),
			opacity(0.4),
		),
		redPine(light, random, x - half * 0.34, base - high * 0.62, high * 0.34),
		redPine(light, random, x + half * 0.12, top + high * 0.1, high * 0.3),
		shrub(
			light,
			random,
			x + half * 0.5,
			base - high * 0.46,
			high * 0.12,
			growthOf[light.season].crowns[0]!,
			0.04,
		),
		shrub(
			light,
			random,
			x - half * 0.66,
			base - high * 0.3,
			high * 0.12,
			growthOf[light.season].crowns.at(-1)!,
			0.04,
		),
		shrub(
			light,
			random,
			x + half * 0.1,
			base - high * 0.2,
			high * 0.1,
			growthOf[light.season].crowns[0]!,
			0.04,
		),
		shape(
			`M${n(x - half * 1.04)} ${n(base)}Q${n(x)} ${n(base - 10)} ${n(x + half * 1.04)} ${n(base)}V${n(base + 6)}H${n(x - half * 1.04)}Z`,
			tone(light, "#8a837f", 0.6),
		),
	]);
}

function pavilion(paper: Paper, light: Light, x: number, base: number): string {
	const red = tone(light, "#b0483a", 0.3);
	return group([
		rect(x - 40, base - 6, 80, 8, tone(light, "#c7b9a4", 0.3)),
		...[-32, -6, 22].map((dx) => rect(x + dx, base - 44, 6, 40, red)),
		rect(x - 38, base - 48, 78, 6, tone(light, "#3f8a76", 0.4)),
		tiledRoof(paper, light, { x: x - 40, y: base - 46, width: 80, rise: 34, palace: true }),
	]);
}
