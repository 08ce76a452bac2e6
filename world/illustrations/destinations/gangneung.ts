import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { group, opacity, rect, shape, stroke, through } from "#world/illustrations/kit/marks.ts";
import { n, type Paper, type Point } from "#world/illustrations/kit/Paper.ts";
import { person } from "#world/illustrations/kit/people.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { boat, lighthouse } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { ridge, ridgeBody } from "#world/illustrations/kit/terrain.ts";
import { redPine } from "#world/illustrations/kit/trees.ts";
import { grass, shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, ripples, surf, water } from "#world/illustrations/kit/water.ts";

/** Sunrise through the pine grove at the eastern sea, a bench for two. */
export const gangneung: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, 1);
	const { width, height } = paper;
	const horizon = 470;
	const growth = growthOf[light.season];
	paper.add(...sky(paper, light, random.fork("sky"), { horizon, clouds: 8, sunAt: 0.6 }));
	paper.add(
		water(paper, light, horizon, 800, [light.water[0], mix(light.water[1], "#1b7f9a", 0.25)]),
		ripples(random.fork("sea"), horizon + 4, 700, width, 110, light.sky[3], 0.45),
		glitter(random.fork("sun"), light, width * 0.6, horizon + 6, 690, 1.3),
		boat(light, { x: 340, y: horizon + 38, size: 46, hull: "#e9eef0", kind: "fishing", depth: 0.2 }),
		boat(light, {
			x: 930,
			y: horizon + 60,
			size: 58,
			hull: "#ffffff",
			kind: "fishing",
			depth: 0.1,
			turn: -1,
		}),
	);
	const mole = ridge(paper, random.fork("mole"), {
		y: horizon + 18,
		rise: 3,
		base: horizon + 30,
		from: 60,
		to: 330,
		rough: 0.6,
	});
	paper.add(
		ridgeBody(paper, light, mole, "#8d888a", 0.2, 0.1),
		lighthouse(paper, light, { x: 280, base: horizon + 16, height: 96, body: "#d9503d", depth: 0.08 }),
	);
	const shore: Point[] = [
		[-40, 720],
		[240, 704],
		[520, 712],
		[820, 690],
		[1240, 700],
	];
	const snowy = light.season === "winter";
	paper.add(
		shape(
			`${through(shore)}V960H-40Z`,
			paper.across(
				[
					[0, tone(light, "#c9a97f", 0.3)],
					[0.12, tone(light, snowy ? "#eceaea" : "#f6e4c4", 0.08)],
					[1, tone(light, snowy ? "#e4e8ef" : "#e3cda4", 0.25)],
				],
				[0, 690],
				[0, height],
			),
		),
		surf(random.fork("surf"), shore, tone(light, "#ffffff", 0), 6),
		surf(
			random.fork("surf 2"),
			shore.map(([x, y]): Point => [x, y - 34]),
			tone(light, "#ffffff", 0),
			3.4,
		),
		person(light, { x: 640, base: 776, height: 96, coat: "#f4efe6", legs: "#56697f", turned: 0.7 }),
		person(light, { x: 680, base: 778, height: 88, coat: "#d8694c", legs: "#f2e6d4", turned: 0.7, turn: -1 }),
		bench(light, 430, 820),
	);
	const near = random.fork("grove");
	paper.add(
		shape(
			`${through([
				[-40, 840],
				[260, 820],
				[560, 850],
				[860, 836],
				[1240, 800],
			])}V960H-40Z`,
			tone(light, snowy ? "#dbe3ee" : mix(growth.groundDeep, "#a98f5e", 0.25), 0.6),
		),
		grass(near, 0, width, (x) => 846 + Math.sin(x / 160) * 12, 26, tone(light, growth.ground, 0.4), 12),
	);
	for (const [x, base, high] of [
		[90, 860, 640],
		[230, 850, 520],
		[1000, 846, 560],
		[1120, 860, 700],
		[890, 840, 400],
	] as const)
		paper.add(grovePine(paper, light, near, x, base, high));
	for (const [x, y, r] of [
		[40, 906, 60],
		[150, 912, 50],
		[1060, 906, 56],
		[1190, 900, 76],
	] as const)
		paper.add(shrub(light, near, x, y, r, growth.crowns.at(-1)!));
	paper.add(
		rock(light, near, 330, 880, 34, 26, "#8f8a88"),
		rock(light, near, 380, 892, 22, 18, "#9a9591"),
		birds(random.fork("birds"), 560, 240, tone(light, "#4a566e", 0.6, 0.15), 6),
		airborne(paper, light, random.fork("air"), snowy ? 0.9 : 0),
		finish(paper, light),
	);
};

/** A tall pine: a bare leaning trunk with its crown held high. */
function grovePine(
	paper: Paper,
	light: Light,
	random: Random,
	x: number,
	base: number,
	high: number,
): string {
	const lean = random.between(-0.06, 0.06) * high;
	const wood = paper.linear([
		[0, tone(light, "#a8664a", 0.5)],
		[1, tone(light, "#6b4436", 0.7)],
	]);
	const w = high * 0.022;
	const crownY = base - high * 0.62;
	return group([
		shape(
			`M${n(x - w)} ${n(base)}Q${n(x + lean * 0.2 - w)} ${n(base - high * 0.4)} ${n(x + lean - w * 0.5)} ${n(crownY)}h${n(w)}Q${n(x + lean * 0.2 + w)} ${n(base - high * 0.4)} ${n(x + w)} ${n(base)}Z`,
			wood,
		),
		redPine(light, random, x + lean, crownY + 10, high * 0.42),
	]);
}

function bench(light: Light, x: number, base: number): string {
	const wood = tone(light, "#a9744c", 0.3);
	return group([
		`<ellipse cx="${x}" cy="${base}" rx="80" ry="8" fill="#2a2536" opacity=".2"/>`,
		stroke(`M${x - 62} ${base}V${base - 66}M${x + 62} ${base}V${base - 66}`, tone(light, "#4b4a50", 0.5), 6),
		rect(x - 76, base - 40, 152, 9, wood, 'rx="4"'),
		rect(x - 76, base - 74, 152, 9, wood, 'rx="4"'),
		rect(x - 76, base - 60, 152, 7, wood, `rx="3" ${opacity(0.9)}`),
	]);
}
