import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { birds, finish } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { box, group, opacity, oval, rect, shape, stroke, through } from "#world/illustrations/kit/marks.ts";
import { glow, paneColour } from "#world/illustrations/kit/openings.ts";
import { n, type Paper, type Point } from "#world/illustrations/kit/Paper.ts";
import { broadLeaves, palm } from "#world/illustrations/kit/palms.ts";
import { person } from "#world/illustrations/kit/people.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { boat, lounger, parasol } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { mist, ridges } from "#world/illustrations/kit/terrain.ts";
import { leafTree, redPine } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, ripples, surf, water } from "#world/illustrations/kit/water.ts";

/** A curved tower on its own beach, cabanas under the trees, a jetty into the bay. */
export const resortBeach: Draw = (paper, { light: free, random, variant }) => {
	const light = litFrom(free, 1);
	const { width, height } = paper;
	if (variant % 4 < 2) paper.mirror();
	const growth = growthOf[light.season];
	const tropical = light.season === "summer";
	const sea = 520;
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: sea - 20, clouds: 7, sunAt: 0.82 }));
	paper.add(
		ridges(paper, light, random.fork("hills"), {
			top: 300,
			base: sea,
			surface: growth.hill,
			layers: 4,
			depth: [0.72, 0.34],
		}),
		mist(paper, light, sea - 20, 44, 0.5),
	);
	const trees = random.fork("trees");
	for (const [x, y, h] of [
		[60, 560, 170],
		[150, 556, 210],
		[700, 556, 170],
		[790, 552, 140],
		[880, 546, 110],
		[620, 560, 140],
	] as const)
		paper.add(tropical ? palm(light, trees, x, y, h, 0.14) : leafTree(light, trees, x, y, h * 0.9, 0.12));
	paper.add(curvedTower(paper, light, random.fork("tower"), 390, 576));
	for (let x = -10; x < 960; x += trees.between(34, 56))
		paper.add(
			shrub(
				light,
				trees,
				x,
				582,
				trees.between(18, 32),
				tropical ? ["#1f6654", "#3a9068", "#7fbf73"] : trees.pick(growth.crowns),
				0.06,
			),
		);
	const shore: Point[] = [
		[-40, 720],
		[180, 706],
		[420, 690],
		[640, 660],
		[820, 616],
		[980, 580],
		[1080, 560],
		[1240, 548],
	];
	paper.add(
		shape(
			"M-40 560H980L1240 540V760H-40Z",
			paper.across(
				[
					[0, tone(light, "#f6e6c6", 0.1, 0.05)],
					[1, tone(light, "#eed7ac", 0.15)],
				],
				[0, 560],
				[0, 720],
			),
		),
		shape(
			`${through(shore)}L1300 960H-40Z`,
			paper.across(
				[
					[0, mix(light.water[0], "#8fe0d6", light.hour === "day" ? 0.5 : 0.1)],
					[0.25, mix(light.water[0], light.water[1], 0.4)],
					[1, mix(light.water[1], "#127f96", 0.3)],
				],
				[0, 560],
				[0, height],
			),
		),
		surf(random.fork("surf"), shore, tone(light, "#ffffff", 0.02), 6),
		water(paper, light, sea + 30, sea + 31),
		ripples(random.fork("sea"), 720, height, width, 90, light.sky[3], 0.45),
		glitter(random.fork("sun"), light, width * 0.82, 590, height - 30, 1.2),
		boat(light, { x: 1010, y: 690, size: 80, hull: "#ffffff", kind: "sail" }),
		boat(light, { x: 1130, y: 610, size: 40, hull: "#ffffff", kind: "sail", depth: 0.14, turn: -1 }),
	);
	const cloth = (["#f06a4d", "#2f8fa2", "#efb23c"] as const)[variant % 3]!;
	const open = light.hour !== "night";
	for (const [x, y, s] of [
		[120, 640, 84],
		[230, 630, 78],
		[340, 646, 90],
		[470, 622, 78],
		[580, 630, 84],
		[700, 604, 66],
	] as const)
		paper.add(
			oval(x, y + 2, s * 0.5, s * 0.07, "#7d6a4e", opacity(0.24)),
			open ? parasol(light, x, y, s, [cloth, "#fff7ea"], 3) : "",
			lounger(light, x + 26, y + 6, s * 0.6, "#fffaf0"),
		);
	paper.add(jetty(paper, light));
	for (const [x, y, h, coat] of [
		[420, 676, 54, "#d8694c"],
		[446, 678, 50, "#f4efe6"],
		[800, 604, 40, "#4f7f96"],
	] as const)
		paper.add(person(light, { x, base: y, height: h, coat }));
	const near = random.fork("near");
	if (tropical)
		paper.add(
			palm(light, near, 70, 940, 620, 0, 0.12),
			broadLeaves(light, near, 40, height + 40, 260),
			broadLeaves(light, near, 1170, height + 60, 230),
		);
	else
		paper.add(
			redPine(light, near, 90, 930, 520),
			shrub(light, near, 60, height + 10, 100, growth.crowns[0]!),
			shrub(light, near, 1150, height + 18, 90, growth.crowns.at(-1)!),
		);
	paper.add(birds(random.fork("birds"), 860, 200, tone(light, "#4a566e", 0.5, 0.2), 6), finish(paper, light));
};

/** Fourteen floors on a gentle curve, a glass lobby at the foot. */
function curvedTower(paper: Paper, light: Light, random: Random, x: number, base: number): string {
	const half = 230;
	const floors = 12;
	const step = 31;
	const bow = (at: number) => 26 * (1 - at * at);
	const marks: string[] = [];
	const white = light.season === "winter" ? "#ffffff" : "#fdf8ee";
	const edge = (y: number) => `Q${n(x)} ${n(y + 52)} ${n(x + half)} ${n(y)}`;
	marks.push(
		shape(
			`M${x - half} ${base - floors * step - 40}${edge(base - floors * step - 40)}V${base}${`Q${x} ${base + 30} ${x - half} ${base}`}Z`,
			paper.linear(
				[
					[0, tone(light, "#8fa9b8", 0.3)],
					[0.5, tone(light, "#a9bfca", 0.1)],
					[1, tone(light, "#7f98a8", 0.6)],
				],
				[0, 0],
				[1, 0],
			),
		),
	);
	for (let floor = 0; floor < floors; floor++) {
		const y = base - 46 - floor * step;
		let lit = "";
		let dark = "";
		for (let room = -8; room < 8; room++) {
			const at = (room + 0.5) / 8;
			const piece = box(x + (room / 8) * half + 4, y - step + 13 + bow(at), half / 8 - 7, step - 15);
			if (random.chance(light.lamps)) lit += piece;
			else dark += piece;
		}
		marks.push(
			shape(dark, mix(paneColour(light), light.sky[2], 0.25)),
			lit ? shape(lit, light.lamp) : "",
			shape(
				`M${x - half - 6} ${y - step}Q${x} ${n(y - step + 52)} ${x + half + 6} ${y - step}v9Q${x} ${n(y - step + 61)} ${x - half - 6} ${y - step + 9}Z`,
				tone(light, white, 0.04),
			),
			shape(
				`M${x - half - 6} ${y - 12}Q${x} ${n(y + 40)} ${x + half + 6} ${y - 12}v9Q${x} ${n(y + 49)} ${x - half - 6} ${y - 3}Z`,
				tone(light, "#d3e6ec", 0.15),
				opacity(0.5),
			),
		);
	}
	const top = base - floors * step - 46;
	marks.push(
		shape(
			`M${x - half - 10} ${top}Q${x} ${top + 52} ${x + half + 10} ${top}v-12Q${x} ${top + 38} ${x - half - 10} ${top - 12}Z`,
			tone(light, white, 0),
		),
		rect(x - 90, top - 26, 180, 34, tone(light, white, 0.25)),
		rect(
			x - 200,
			base - 34,
			400,
			44,
			light.lamps > 0
				? paper.linear([
						[0, "#fff0c6"],
						[1, light.lamp],
					])
				: paper.linear([
						[0, light.sky[2]],
						[1, paneColour(light)],
					]),
		),
		stroke(
			[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => `M${x - 180 + index * 40} ${base - 34}v44`).join(""),
			tone(light, white, 0.2),
			4,
		),
		shape(
			`M${x - 230} ${base - 34}Q${x} ${base - 12} ${x + 230} ${base - 34}v-12Q${x} ${base - 26} ${x - 230} ${base - 46}Z`,
			tone(light, white, 0.02),
		),
		light.lamps > 0.1 ? glow(paper, light, x, base, 300, 0.45) : "",
	);
	return group(marks);
}

function jetty(paper: Paper, light: Light): string {
	const plank = tone(light, "#c39a6e", 0.2);
	const dark = tone(light, "#6b4a34", 0.8);
	let posts = "";
	for (const [x, y] of [
		[600, 700],
		[640, 740],
		[690, 786],
		[750, 838],
	] as const)
		posts += `M${x - 20} ${y}v34M${x + 44} ${y}v34`;
	const lit = light.lamps > 0.1;
	return group([
		stroke(posts, dark, 7),
		shape("M560 660H600L830 880H730Z", plank),
		shape("M730 880H830V890H730Z", dark),
		stroke(
			"M586 684H630M610 706H656M634 728H682M660 752H710M688 778H738M716 806H768M746 836H800",
			dark,
			2,
			opacity(0.5),
		),
		shape("M720 862h130v-64l-65 -40l-65 40z", tone(light, "#d9b684", 0.15)),
		shape("M704 806l81 -62l81 62l-20 8l-61 -40l-61 40z", tone(light, "#a87f4c", 0.3)),
		rect(746, 812, 78, 50, lit ? light.lamp : tone(light, "#6b5140", 0.6)),
		lit ? glow(paper, light, 785, 836, 120, 0.55) : "",
	]);
}
