import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { group, opacity, polygon, shape, through } from "#world/illustrations/kit/marks.ts";
import type { Paper, Point } from "#world/illustrations/kit/Paper.ts";
import { person } from "#world/illustrations/kit/people.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { boat } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { ridges } from "#world/illustrations/kit/terrain.ts";
import { redPine } from "#world/illustrations/kit/trees.ts";
import { grass, shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, ripples, surf, water } from "#world/illustrations/kit/water.ts";

/** The sun going down between two rocks off a wide western beach. */
export const taean: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, 1);
	const { width, height } = paper;
	const horizon = 500;
	const growth = growthOf[light.season];
	const snowy = light.season === "winter";
	paper.add(
		...sky(paper, light, random.fork("sky"), { horizon, clouds: 8, sunAt: 0.56 }),
		ridges(paper, light, random.fork("isles"), {
			top: horizon - 40,
			base: horizon + 2,
			surface: growth.hill,
			layers: 2,
			depth: [0.7, 0.6],
			from: -40,
			to: 420,
		}),
		water(paper, light, horizon, 800, [light.water[0], mix(light.water[1], "#2a7f92", 0.25)]),
		ripples(random.fork("sea"), horizon + 4, 720, width, 120, light.sky[3], 0.45),
		glitter(random.fork("sun"), light, width * 0.56, horizon + 6, 720, 1.5),
		boat(light, { x: 200, y: horizon + 34, size: 46, hull: "#e9eef0", kind: "fishing", depth: 0.2 }),
		boat(light, { x: 1060, y: horizon + 50, size: 40, hull: "#ffffff", kind: "sail", depth: 0.15, turn: -1 }),
		stack(paper, light, random.fork("grandfather"), 520, horizon + 74, 96, 190),
		stack(paper, light, random.fork("grandmother"), 830, horizon + 62, 130, 130),
	);
	const shore: Point[] = [
		[-40, 742],
		[240, 700],
		[520, 722],
		[820, 690],
		[1240, 720],
	];
	paper.add(
		shape(
			`${through(shore)}V960H-40Z`,
			paper.across(
				[
					[0, tone(light, "#b08f70", 0.4)],
					[0.14, tone(light, snowy ? "#e9e9ee" : "#ecd3ac", 0.1)],
					[1, tone(light, snowy ? "#dfe4ec" : "#d2b489", 0.35)],
				],
				[0, 690],
				[0, height],
			),
		),
		surf(random.fork("surf"), shore, tone(light, "#ffffff", 0), 6),
		surf(
			random.fork("surf 2"),
			shore.map(([x, y]): Point => [x, y - 30]),
			tone(light, "#ffffff", 0),
			3.4,
		),
		person(light, { x: 360, base: 800, height: 92, coat: "#e9e2d4", legs: "#56697f", turned: 0.8 }),
		person(light, { x: 400, base: 802, height: 96, coat: "#3f6f9a", legs: "#4a4246", turned: 0.8, turn: -1 }),
		person(light, { x: 456, base: 806, height: 60, coat: "#e0603f", legs: "#f2e6d4", turned: 0.8 }),
	);
	const near = random.fork("dune");
	paper.add(
		shape(
			`${through([
				[700, 900],
				[860, 850],
				[1040, 826],
				[1240, 800],
			])}V960H680Z`,
			tone(light, snowy ? "#dbe3ee" : mix(growth.groundDeep, "#c9ac78", 0.5), 0.5),
		),
		grass(near, 740, width, (x) => 890 - (x - 740) * 0.16, 60, tone(light, growth.ground, 0.3), 8),
		redPine(light, near, 1080, 850, 520),
		redPine(light, near, 1190, 840, 640),
		redPine(light, near, 960, 866, 360),
		shrub(light, near, 1010, 912, 80, growth.crowns.at(-1)!),
		shrub(light, near, 1180, 916, 96, growth.crowns[0]!),
		rock(light, near, 90, 892, 70, 40, "#8f8a88"),
		rock(light, near, 180, 902, 40, 26, "#9b9591"),
		birds(random.fork("birds"), 660, 250, tone(light, "#4a566e", 0.6, 0.15), 8),
		airborne(paper, light, random.fork("air"), snowy ? 0.9 : 0),
		finish(paper, light),
	);
};

/** A sea stack with a tuft of pines on top. */
function stack(
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
		[x - half * 0.8, base - high * 0.3],
		[x - half * 0.62, base - high * 0.7],
		[x - half * 0.36, top + high * 0.06],
		[x + half * 0.1, top],
		[x + half * 0.46, top + high * 0.16],
		[x + half * 0.66, base - high * 0.5],
		[x + half * 0.9, base - high * 0.2],
		[x + half, base],
	];
	return group([
		shape(
			polygon(outline),
			paper.across(
				[
					[0, tone(light, "#a08e80", 0.3, 0.12)],
					[1, tone(light, "#6f6468", 0.8, 0.1)],
				],
				[0, top],
				[0, base],
			),
		),
		shape(
			polygon([
				[x + half * 0.1, top],
				[x - half * 0.36, top + high * 0.06],
				[x - half * 0.62, base - high * 0.7],
				[x - half * 0.8, base - high * 0.3],
				[x - half, base],
				[x - half * 0.3, base],
				[x - half * 0.2, base - high * 0.5],
			]),
			tone(light, "#544e5c", 0.9, 0.12),
			opacity(0.5),
		),
		redPine(light, random, x + half * 0.1, top + high * 0.08, high * 0.42),
		redPine(light, random, x - half * 0.24, top + high * 0.14, high * 0.34),
		shrub(
			light,
			random,
			x + half * 0.36,
			top + high * 0.22,
			high * 0.14,
			growthOf[light.season].crowns.at(-1)!,
			0.1,
		),
		shape(
			`M${x - half - 14} ${base}q${half} -8 ${2 * half + 28} 0v6h-${2 * half + 28}Z`,
			tone(light, "#ffffff", 0),
			opacity(0.6),
		),
	]);
}
