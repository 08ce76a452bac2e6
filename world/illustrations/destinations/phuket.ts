import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { birds, finish } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { group, opacity, polygon, shape, through } from "#world/illustrations/kit/marks.ts";
import type { Paper, Point } from "#world/illustrations/kit/Paper.ts";
import { palm } from "#world/illustrations/kit/palms.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { boat } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { mist } from "#world/illustrations/kit/terrain.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, ripples, surf, water } from "#world/illustrations/kit/water.ts";

/** Limestone towers out of a green bay, long-tail boats before them. */
export const phuket: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const sea = 520;
	const growth = growthOf.summer;
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: sea, clouds: 8, sunAt: 0.3 }));
	for (const [x, half, high, depth] of [
		[120, 130, 130, 0.6],
		[430, 90, 170, 0.56],
		[700, 120, 120, 0.6],
		[1090, 150, 190, 0.52],
	] as const)
		paper.add(karst(paper, light, random.fork(`far ${x}`), { x, base: sea + 4, half, high, depth }));
	paper.add(
		mist(paper, light, sea, 36, 0.5),
		water(paper, light, sea, height, [
			mix(light.water[0], "#8fe0cf", 0.4),
			mix(light.water[1], "#0f8f8f", 0.45),
		]),
		ripples(random.fork("sea"), sea + 4, height, width, 140, light.sky[3], 0.42),
		glitter(random.fork("sun"), light, width * 0.3, sea + 8, 800, 1.2),
		karst(paper, light, random.fork("right"), { x: 860, base: sea + 70, half: 130, high: 330, depth: 0.2 }),
		karst(paper, light, random.fork("needle"), { x: 620, base: sea + 100, half: 56, high: 250, depth: 0.12 }),
	);
	for (const [x, y, size, turn] of [
		[330, 660, 110, 1],
		[720, 720, 130, -1],
		[980, 668, 80, -1],
	] as const)
		paper.add(boat(light, { x, y, size, hull: "#8f5a3c", kind: "long", turn }));
	const shore: Point[] = [
		[-40, 812],
		[260, 790],
		[560, 830],
		[900, 850],
		[1240, 820],
	];
	paper.add(
		shape(`${through(shore)}V960H-40Z`, tone(light, "#f6e6c6", 0.15)),
		surf(random.fork("surf"), shore, tone(light, "#ffffff", 0), 6),
	);
	const near = random.fork("near");
	paper.add(
		palm(light, near, 90, 900, 600),
		palm(light, near, 210, 910, 440),
		rock(light, near, 1060, 900, 80, 44, "#8f8a80"),
		rock(light, near, 1160, 906, 60, 36, "#9b9588"),
		shrub(light, near, 30, 916, 90, growth.crowns[0]!),
		shrub(light, near, 1200, 916, 90, growth.crowns.at(-1)!),
		birds(random.fork("birds"), 520, 230, tone(light, "#4a566e", 0.5, 0.2), 6),
		finish(paper, light),
	);
};

/** A tower of limestone, bare at its flanks, overgrown on top. */
function karst(
	paper: Paper,
	light: Light,
	random: Random,
	wish: { x: number; base: number; half: number; high: number; depth: number },
): string {
	const { x, base, half, high, depth } = wish;
	const top = base - high;
	const outline: Point[] = [
		[x - half * 0.86, base],
		[x - half * 0.94, base - high * 0.12],
		[x - half, base - high * 0.4],
		[x - half * 0.8, base - high * 0.72],
		[x - half * 0.4, top + high * 0.06],
		[x + half * 0.1, top],
		[x + half * 0.6, top + high * 0.14],
		[x + half * 0.92, base - high * 0.56],
		[x + half, base - high * 0.2],
		[x + half * 0.84, base],
	];
	const growth = growthOf.summer;
	const marks = [
		shape(
			polygon(outline),
			paper.across(
				[
					[0, tone(light, "#d8cdb8", 0.05, depth)],
					[1, mix(tone(light, "#a39a90", 0.4, depth), light.haze, 0.2)],
				],
				[0, top],
				[0, base],
			),
		),
		shape(
			polygon([
				[x + half * 0.1, top],
				[x + half * 0.6, top + high * 0.14],
				[x + half * 0.92, base - high * 0.56],
				[x + half, base - high * 0.2],
				[x + half * 0.84, base],
				[x + half * 0.3, base],
				[x + half * 0.44, base - high * 0.5],
			]),
			tone(light, "#6f7480", 0.9, depth),
			opacity(0.45),
		),
	];
	for (let index = 0; index < 9; index++) {
		const share = index / 8;
		marks.push(
			shrub(
				light,
				random,
				x + half * (share * 1.5 - 0.75),
				top + high * (0.1 + Math.abs(share - 0.55) * 0.5) + half * 0.16,
				half * random.between(0.22, 0.34),
				random.pick(growth.crowns),
				depth,
			),
		);
	}
	for (let index = 0; index < 4; index++)
		marks.push(
			shrub(
				light,
				random,
				x + half * random.between(-0.7, 0.7),
				base - high * random.between(0.15, 0.6),
				half * random.between(0.1, 0.18),
				random.pick(growth.crowns),
				depth,
			),
		);
	return group(marks);
}
