import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { hanokHouse, tiledRoof } from "#world/illustrations/kit/hanok.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { group, opacity, polygon, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { mist, ridges } from "#world/illustrations/kit/terrain.ts";
import { leafTree, redPine } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { reflection, ripples, water } from "#world/illustrations/kit/water.ts";

/** Royal mounds and pavilions doubled in the palace pond. */
export const gyeongju: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const shore = 650;
	const growth = growthOf[light.season];
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 480, clouds: 6, sunAt: 0.22 }));
	paper.add(
		ridges(paper, light, random.fork("hills"), { top: 250, base: 520, surface: growth.hill, layers: 4 }),
		mist(paper, light, 500, 60, 0.5),
	);
	const scene: string[] = [];
	for (const [x, w, high, depth] of [
		[250, 430, 130, 0.26],
		[620, 380, 104, 0.3],
		[1010, 520, 170, 0.2],
		[90, 360, 96, 0.16],
	] as const)
		scene.push(mound(paper, light, x, 610, w, high, depth));
	scene.push(rect(-10, 600, width + 20, 60, tone(light, growth.groundDeep, 0.45, 0.06)));
	const trees = random.fork("trees");
	for (const [x, y, h] of [
		[60, 620, 170],
		[190, 616, 120],
		[880, 616, 130],
		[1130, 624, 220],
		[1040, 620, 140],
		[790, 612, 90],
	] as const)
		scene.push(leafTree(light, trees, x, y, h, 0.06));
	scene.push(
		observatory(light, 940, 618),
		pavilion(paper, light, 330, 634, 270),
		pavilion(paper, light, 660, 638, 150),
		redPine(light, trees, 250, 636, 170, 0.03),
	);
	for (let x = 10; x < width; x += trees.between(34, 60))
		scene.push(shrub(light, trees, x, shore - 6, trees.between(14, 26), trees.pick(growth.crowns), 0.03));
	scene.push(bank(light, random.fork("bank"), shore));
	const id = paper.keep(scene.join(""));
	paper.add(
		water(paper, light, shore, height, [mix(light.water[0], light.sky[3], 0.3), light.water[1]]),
		`<use href="#${id}"/>`,
		reflection(paper, id, shore + 4, 0.5, 0.86),
		ripples(random.fork("ripples"), shore + 12, height, width, 60, light.sky[3], 0.35),
	);
	const near = random.fork("near");
	lilies(paper, light, near);
	paper.add(
		shrub(light, near, 60, height + 14, 100, growth.crowns[0]!),
		shrub(light, near, 1140, height + 16, 110, growth.crowns.at(-1)!),
		rock(light, near, 200, height - 6, 60, 44, "#8f8a88"),
		rock(light, near, 1000, height - 2, 64, 46, "#8f8a88"),
		overhang(paper, light, random.fork("branch"), 1, 0.42),
		overhang(paper, light, random.fork("branch 2"), -1, 0.22),
		airborne(paper, light, random.fork("air"), 0.9),
		finish(paper, light),
	);
};

function mound(
	paper: Paper,
	light: Light,
	x: number,
	base: number,
	w: number,
	high: number,
	depth: number,
): string {
	const growth = growthOf[light.season];
	const d = `M${n(x - w / 2)} ${base}C${n(x - w * 0.34)} ${n(base - high * 0.9)} ${n(x - w * 0.16)} ${n(base - high)} ${n(x)} ${n(base - high)}S${n(x + w * 0.34)} ${n(base - high * 0.9)} ${n(x + w / 2)} ${base}Z`;
	return group([
		shape(
			d,
			paper.linear([
				[0, tone(light, growth.ground, 0, depth)],
				[1, tone(light, growth.groundDeep, 0.4, depth)],
			]),
		),
		shape(
			`M${n(x)} ${n(base - high)}C${n(x + w * 0.16)} ${n(base - high)} ${n(x + w * 0.34)} ${n(base - high * 0.9)} ${n(x + w / 2)} ${base}H${n(x + w * 0.12)}C${n(x + w * 0.16)} ${n(base - high * 0.4)} ${n(x + w * 0.1)} ${n(base - high * 0.9)} ${n(x)} ${n(base - high)}Z`,
			tone(light, growth.groundDeep, 0.9, depth),
			opacity(0.5),
		),
		stroke(
			`M${n(x - w * 0.3)} ${n(base - high * 0.4)}q${n(w * 0.1)} ${n(-high * 0.3)} ${n(w * 0.24)} ${n(-high * 0.42)}`,
			tone(light, "#ffffff", 0, depth),
			3,
			opacity(0.25),
		),
	]);
}

/** The bottle-shaped stone observatory. */
function observatory(light: Light, x: number, base: number): string {
	const stone = tone(light, "#cdbfa8", 0.2, 0.05);
	let courses = "";
	for (let y = base - 10; y > base - 128; y -= 9) courses += `M${x - 44} ${y}h88`;
	const body = `M${x - 38} ${base}C${x - 36} ${base - 60} ${x - 22} ${base - 90} ${x - 22} ${base - 128}H${x + 22}C${x + 22} ${base - 90} ${x + 36} ${base - 60} ${x + 38} ${base}Z`;
	return group([
		shape(body, stone),
		shape(
			`M${x + 8} ${base}C${x + 12} ${base - 60} ${x + 8} ${base - 90} ${x + 6} ${base - 128}H${x + 22}C${x + 22} ${base - 90} ${x + 36} ${base - 60} ${x + 38} ${base}Z`,
			tone(light, "#8f8270", 0.9),
			opacity(0.6),
		),
		stroke(courses, tone(light, "#8f8270", 0.8), 1.2, opacity(0.4)),
		rect(x - 9, base - 82, 18, 18, tone(light, "#4a4038", 0.8)),
		rect(x - 27, base - 138, 54, 11, tone(light, "#dccfb9", 0.1)),
		rect(x - 44, base - 4, 88, 8, tone(light, "#b7a991", 0.4)),
	]);
}

function pavilion(paper: Paper, light: Light, x: number, base: number, w: number): string {
	const lit = light.lamps > 0.1;
	return group([
		rect(x - w * 0.06, base - 6, w * 1.12, 18, tone(light, "#bdb2a2", 0.4)),
		hanokHouse(paper, light, {
			x,
			base: base - 6,
			width: w,
			height: w * 0.3,
			bays: w > 200 ? 5 : 3,
			palace: true,
			platform: false,
		}),
		w > 200
			? tiledRoof(paper, light, {
					x: x + w * 0.2,
					y: base - w * 0.52,
					width: w * 0.6,
					rise: w * 0.14,
					palace: true,
				})
			: "",
		lit ? glow(paper, light, x + w / 2, base - w * 0.16, w * 0.7, 0.55) : "",
	]);
}

function bank(light: Light, random: Random, shore: number): string {
	const marks: string[] = [
		shape(
			polygon([
				[-10, shore - 8],
				[1210, shore - 8],
				[1210, shore + 8],
				[-10, shore + 8],
			]),
			tone(light, "#8f8578", 0.6),
		),
	];
	for (let x = 0; x < 1210; x += random.between(28, 46))
		marks.push(rock(light, random, x, shore + 8, random.between(14, 24), random.between(10, 18), "#99928a"));
	return marks.join("");
}

function lilies(paper: Paper, light: Light, random: Random): void {
	for (let index = 0; index < 16; index++) {
		const x = random.between(120, 1080);
		const y = random.between(790, 880);
		const r = random.between(16, 32);
		paper.add(
			`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.32)}" fill="${tone(light, index % 2 ? "#5f9a6c" : "#4a8560", 0.3)}"/>`,
		);
		if (index % 4 === 0)
			paper.add(
				shape(`M${n(x - 12)} ${n(y - 3)}q4 -22 12 -24q8 2 12 24z`, tone(light, "#f7b6c6", 0.1)),
				shape(
					`M${n(x - 20)} ${n(y - 3)}q2 -12 10 -15q4 6 10 15zM${n(x + 20)} ${n(y - 3)}q-2 -12 -10 -15q-4 6 -10 15z`,
					tone(light, "#fbd3dc", 0.1),
				),
			);
	}
}
