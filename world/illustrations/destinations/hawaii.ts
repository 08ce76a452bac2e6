import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { birds, finish } from "#world/illustrations/kit/framing.ts";
import { type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import {
	group,
	opacity,
	oval,
	polygon,
	rect,
	shape,
	stroke,
	through,
} from "#world/illustrations/kit/marks.ts";
import { n, type Paper, type Point } from "#world/illustrations/kit/Paper.ts";
import { broadLeaves, palm, palmCorner } from "#world/illustrations/kit/palms.ts";
import { person } from "#world/illustrations/kit/people.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { boat, parasol } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { towerRow } from "#world/illustrations/kit/towers.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, ripples, surf, water } from "#world/illustrations/kit/water.ts";

/** The tawny crater at the end of the bay, surfers coming in. */
export const hawaii: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const sea = 450;
	const bright = light.hour === "day";
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: sea, clouds: 9, sunAt: 0.18 }));
	paper.add(
		crater(paper, light, sea),
		towerRow(paper, light, random.fork("hotels"), {
			from: 880,
			to: width + 20,
			base: sea + 14,
			height: [90, 220],
			width: [44, 70],
			surfaces: ["#fbf4e6", "#f2dcc4", "#e6eef0"],
			styles: ["flats", "bands"],
			depth: 0.24,
			swell: (share) => 0.6 + share * 0.6,
		}),
	);
	const trees = random.fork("trees");
	for (let x = 700; x < width + 10; x += trees.between(26, 50))
		paper.add(palm(light, trees, x, sea + 20, trees.between(60, 120), 0.18));
	paper.add(
		water(paper, light, sea, height, [
			mix(light.water[0], "#2f9fc0", bright ? 0.5 : 0.05),
			mix(light.water[1], "#37c2c4", bright ? 0.7 : 0.3),
		]),
		ripples(random.fork("sea"), sea + 4, 760, width, 110, light.sky[3], 0.42),
		glitter(random.fork("sun"), light, width * 0.18, sea + 6, 720, 1.2),
		boat(light, { x: 150, y: sea + 40, size: 54, hull: "#ffffff", kind: "sail", depth: 0.12 }),
		boat(light, { x: 470, y: sea + 26, size: 32, hull: "#f2b23e", kind: "sail", depth: 0.2, turn: -1 }),
	);
	wave(paper, light, random.fork("wave"), 560, 0.5);
	wave(paper, light, random.fork("wave 2"), 640, 0.9);
	paper.add(surfer(light, 380, 650, 88, "#e9604a"), surfer(light, 640, 570, 56, "#2f8fa8"));
	const shore: Point[] = [
		[-40, 860],
		[240, 800],
		[520, 760],
		[760, 690],
		[930, 600],
		[1050, 530],
		[1240, 490],
	];
	paper.add(
		shape(
			`${through(shore.map(([x, y]): Point => [x - 44, y - 16]))}L1300 960H-40Z`,
			bright ? "#b9f2e8" : mix(light.water[0], light.sky[3], 0.6),
			opacity(0.5),
		),
		shape(
			`${through(shore)}L1300 960H-40Z`,
			paper.across(
				[
					[0, tone(light, "#fdf0d6", 0.05)],
					[1, tone(light, "#ecd3a4", 0.2)],
				],
				[0, 500],
				[0, height],
			),
		),
		surf(random.fork("surf"), shore, tone(light, "#ffffff", 0), 7),
	);
	for (const [x, y, s, a] of [
		[820, 740, 90, "#e9604a"],
		[700, 800, 116, "#f2b23e"],
		[930, 690, 74, "#2f8fa8"],
	] as const)
		paper.add(
			oval(x + 24, y + 2, s * 0.5, s * 0.08, "#7d6a4e", opacity(0.25)),
			rect(x + 12, y - 4, s * 0.5, 9, tone(light, "#ffffff", 0.1), 'rx="3"'),
			parasol(light, x, y, s, [a, "#fff7e8"], -5),
		);
	boards(paper, light);
	paper.add(
		person(light, { x: 480, base: 846, height: 88, coat: "#e0a33c", legs: "#7fb0a8" }),
		person(light, { x: 524, base: 850, height: 82, coat: "#f4efe6", legs: "#d98a6c", turn: -1 }),
	);
	const near = random.fork("near");
	paper.add(
		palm(light, near, 1090, 920, 660, 0, -0.2),
		palm(light, near, 1200, 900, 480, 0, -0.08),
		broadLeaves(light, near, 1180, height + 50, 280, 8),
		broadLeaves(light, near, 30, height + 60, 230, 8),
		shrub(light, near, 1050, height + 10, 66, ["#1f6654", "#3a9068", "#7fbf73"]),
		palmCorner(width, light, near, -1, 0.9),
		birds(random.fork("birds"), 760, 200, tone(light, "#4a566e", 0.5, 0.2)),
		finish(paper, light),
	);
};

function crater(paper: Paper, light: Light, base: number): string {
	const outline: Point[] = [
		[300, base + 6],
		[420, base - 40],
		[520, base - 84],
		[590, base - 130],
		[640, base - 190],
		[680, base - 206],
		[730, base - 176],
		[800, base - 150],
		[860, base - 142],
		[930, base - 150],
		[990, base - 120],
		[1090, base - 60],
		[1220, base - 30],
		[1220, base + 10],
	];
	const d = `${through(outline, false, 8)}L300 ${base + 10}Z`;
	const body = tone(light, "#a3926a", 0.1, 0.3);
	let folds = "";
	for (let index = 0; index < 15; index++) {
		const x = 420 + index * 46;
		folds += polygon([
			[x, base],
			[x + 16, base - 60 - (index % 3) * 22],
			[x + 30, base - 40],
			[x + 24, base],
		]);
	}
	return group([
		shape(
			d,
			paper.across(
				[
					[0, body],
					[1, mix(tone(light, "#7f9a6c", 0.3, 0.3), light.haze, 0.4)],
				],
				[0, base - 206],
				[0, base],
			),
		),
		group(
			[
				shape(folds, tone(light, "#6f7a55", 0.9, 0.3), opacity(0.4)),
				shape(
					polygon([
						[680, base - 210],
						[740, base - 170],
						[880, base - 140],
						[1220, base - 30],
						[1220, base + 10],
						[760, base + 10],
						[720, base - 90],
					]),
					tone(light, "#5f5a58", 1, 0.25),
					opacity(0.3),
				),
			],
			`clip-path="${paper.clip(`<path d="${d}"/>`)}"`,
		),
	]);
}

/** A long breaking wave with its white lip. */
function wave(paper: Paper, light: Light, random: Random, y: number, size: number): void {
	const crest: Point[] = [];
	for (let x = 120; x <= 900; x += 60)
		crest.push([x, y - Math.sin(((x - 120) / 780) * Math.PI) * 26 * size + random.between(-3, 3)]);
	const white = tone(light, "#ffffff", 0.02);
	paper.add(
		shape(
			`${through(crest)}L900 ${n(y + 6)}Q500 ${n(y + 34 * size)} 120 ${n(y + 6)}Z`,
			paper.across(
				[
					[0, mix(light.water[0], "#bdf3ea", 0.4)],
					[1, mix(light.water[1], "#2fa9b0", 0.4)],
				],
				[0, y - 26 * size],
				[0, y + 30 * size],
			),
			opacity(0.9),
		),
		stroke(through(crest), white, 7 * size),
		stroke(
			through(crest.map(([x, cy]): Point => [x + 10, cy + 12 * size])),
			white,
			3.4 * size,
			`${opacity(0.7)} stroke-dasharray="60 26"`,
		),
	);
}

function surfer(light: Light, x: number, y: number, s: number, colour: string): string {
	return group([
		shape(
			`M${n(x - s * 0.6)} ${n(y - s * 0.06)}Q${n(x)} ${n(y + s * 0.14)} ${n(x + s * 0.66)} ${n(y - s * 0.12)}Q${n(x)} ${n(y + s * 0.02)} ${n(x - s * 0.6)} ${n(y - s * 0.06)}Z`,
			tone(light, "#fff3dc", 0.1),
		),
		stroke(
			`M${n(x - s * 0.16)} ${n(y)}L${n(x - s * 0.1)} ${n(y - s * 0.28)}L${n(x + s * 0.04)} ${n(y - s * 0.36)}M${n(x + s * 0.2)} ${n(y - s * 0.02)}L${n(x + s * 0.1)} ${n(y - s * 0.24)}L${n(x + s * 0.04)} ${n(y - s * 0.36)}`,
			tone(light, "#c98f6c", 0.3),
			s * 0.08,
		),
		stroke(
			`M${n(x + s * 0.03)} ${n(y - s * 0.38)}L${n(x + s * 0.08)} ${n(y - s * 0.62)}`,
			tone(light, colour, 0.2),
			s * 0.14,
		),
		stroke(
			`M${n(x + s * 0.08)} ${n(y - s * 0.6)}L${n(x - s * 0.2)} ${n(y - s * 0.52)}M${n(x + s * 0.08)} ${n(y - s * 0.6)}L${n(x + s * 0.36)} ${n(y - s * 0.66)}`,
			tone(light, "#c98f6c", 0.3),
			s * 0.06,
		),
		`<circle cx="${n(x + s * 0.1)}" cy="${n(y - s * 0.76)}" r="${n(s * 0.075)}" fill="${tone(light, "#3a2a22", 0.2)}"/>`,
	]);
}

/** Surfboards stuck in the sand. */
function boards(paper: Paper, light: Light): void {
	for (const [x, base, high, colour, tilt] of [
		[880, 850, 190, "#e9604a", -5],
		[930, 862, 176, "#f6c64a", 2],
		[980, 856, 184, "#2f9fa8", 7],
	] as const) {
		paper.add(
			group(
				[
					oval(x, base, 30, 6, "#7d6a4e", opacity(0.3)),
					shape(
						`M${x} ${base - high}Q${x + 34} ${base - high * 0.6} ${x + 22} ${base}H${x - 22}Q${x - 34} ${base - high * 0.6} ${x} ${base - high}Z`,
						tone(light, colour, 0.15),
					),
					shape(`M${x - 3} ${base - high + 6}h6V${base}h-6z`, tone(light, "#fff6e6", 0.1)),
					stroke(`M${x - 26} ${base - high * 0.42}H${x + 26}`, tone(light, "#fff6e6", 0.1), 8),
				],
				`transform="rotate(${tilt} ${x} ${base})"`,
			),
		);
	}
}
