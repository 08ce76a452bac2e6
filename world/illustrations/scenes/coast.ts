import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish, leaf } from "#world/illustrations/kit/framing.ts";
import { gableHouse } from "#world/illustrations/kit/houses.ts";
import { growthOf, isDark, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { dot, opacity, oval, rect, shape, through } from "#world/illustrations/kit/marks.ts";
import { n, type Paper, type Point } from "#world/illustrations/kit/Paper.ts";
import { person } from "#world/illustrations/kit/people.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { boat, lighthouse, parasol } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { crestAt, mist, ridge, ridgeBody } from "#world/illustrations/kit/terrain.ts";
import { firBand, leafTree, redPine } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, ripples, surf, water } from "#world/illustrations/kit/water.ts";

/** The waterline, from the near left around the bay to the far cape. */
const shore: readonly Point[] = [
	[60, 960],
	[230, 852],
	[440, 752],
	[640, 668],
	[782, 594],
	[838, 534],
	[812, 488],
	[716, 462],
	[590, 450],
	[470, 446],
];
/** The edge between sand and grass, in the opposite direction. */
const meadow: readonly Point[] = [
	[470, 440],
	[660, 440],
	[800, 450],
	[892, 478],
	[936, 528],
	[976, 596],
	[1070, 690],
	[1180, 770],
	[1300, 830],
];

/** A bay of sand curling toward a wooded cape, seen from the dunes. */
export const coast: Draw = (paper, { light: free, random, variant }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const horizon = 372;
	if (variant % 2 === 0) paper.mirror();
	const growth = growthOf[light.season];
	const winter = light.season === "winter";
	paper.add(...sky(paper, light, random.fork("sky"), { horizon, clouds: 6, sunAt: 0.2 }));
	paper.add(
		water(paper, light, horizon, height, [light.water[0], mix(light.water[1], "#0f7f93", 0.3)]),
		mist(paper, light, horizon, 30, 0.5),
		ripples(random.fork("far"), horizon + 4, height * 0.86, width, 110, light.sky[3], 0.45),
		glitter(random.fork("sun"), light, width * 0.2, horizon + 6, height * 0.84, 1.2),
		boat(light, { x: 330, y: horizon + 74, size: 58, hull: "#ffffff", kind: "sail", depth: 0.12 }),
		boat(light, { x: 90, y: horizon + 34, size: 34, hull: "#ffffff", kind: "sail", depth: 0.3, turn: -1 }),
	);
	const back = ridge(paper, random.fork("back"), {
		y: 400,
		rise: 26,
		base: 448,
		from: 620,
		wave: 0.5,
		lift: (share) => 170 * share ** 0.8,
	});
	paper.add(ridgeBody(paper, light, back, growth.hill, 0.42, 0.35));
	cape(paper, light, random.fork("cape"));
	paper.add(
		shallows(light),
		beach(paper, light, random.fork("sand")),
		surf(random.fork("surf"), shore, tone(light, "#ffffff", 0.05), 5),
	);
	const land = ridge(paper, random.fork("land"), {
		y: 428,
		rise: 12,
		base: 474,
		from: 840,
		wave: 0.4,
		lift: (share) => 110 * share,
	});
	paper.add(
		ridgeBody(paper, light, land, winter ? growth.groundDeep : growth.pine[1], 0.14, 0.2),
		firBand(light, random.fork("wood"), (x) => 430 - (x - 820) * 0.24, {
			from: 850,
			to: 1230,
			step: 13,
			height: [30, 58],
			depth: 0.16,
			snow: winter,
		}),
		shape(
			`${through(meadow.slice(2))}V300L1300 470L1000 452L860 448Z`,
			paper.across(
				[
					[0, tone(light, growth.ground, 0.1, 0.16)],
					[1, tone(light, growth.ground, 0.2)],
				],
				[0, 450],
				[0, 800],
			),
		),
		gableHouse(paper, light, random.fork("villa"), {
			x: 986,
			base: 556,
			front: 82,
			flank: 116,
			eaves: 66,
			rise: 40,
			wall: "#fdf9f1",
			roof: random.fork("roof").pick(["#d9714f", "#4f7f94", "#6d7f5c"]),
			depth: 0.05,
			turn: 1,
			chimney: true,
		}),
	);
	const trees = random.fork("trees");
	paper.add(leafTree(light, trees, 962, 560, 120, 0.06), leafTree(light, trees, 1206, 566, 150, 0.05));
	for (const [x, y, r] of [
		[936, 566, 20],
		[1010, 572, 18],
		[1090, 582, 24],
		[1150, 604, 30],
		[1060, 650, 26],
		[1190, 690, 34],
	] as const) {
		paper.add(shrub(light, trees, x, y, r, trees.pick(growth.crowns), 0.03));
	}
	bathers(paper, light, random.fork("bathers"));
	dune(paper, light, random.fork("dune"));
	paper.add(
		birds(random.fork("birds"), 560, 200, tone(light, "#4d5c74", 0.6, 0.2)),
		airborne(paper, light, random.fork("air"), winter ? 0.6 : 0.3),
		finish(paper, light),
	);
};

function cape(paper: Paper, light: Light, random: Random): void {
	const growth = growthOf[light.season];
	const made = ridge(paper, random, {
		y: 436,
		rise: 5,
		base: 452,
		from: 400,
		to: 900,
		wave: 0.3,
		lift: (share) => 92 * Math.sin(Math.min(1, share * 1.15) * Math.PI * 0.62) ** 1.3,
	});
	paper.add(
		ridgeBody(paper, light, made, growth.pine[1], 0.26, 0.3),
		firBand(light, random, (x) => crestAt(made, x), {
			from: 500,
			to: 900,
			step: 10,
			height: [14, 28],
			depth: 0.24,
			snow: light.season === "winter",
		}),
		lighthouse(paper, light, { x: 478, base: 424, height: 86, body: "#ffffff", band: "#d8543f", depth: 0.1 }),
	);
	for (let x = 404; x < 560; x += random.between(14, 24)) {
		paper.add(
			rock(
				light,
				random,
				x,
				452 + random.between(-2, 4),
				random.between(9, 17),
				random.between(10, 20),
				"#9a8f8a",
				0.16,
			),
		);
	}
}

function shallows(light: Light): string {
	const tint = light.hour === "day" ? "#84e0d2" : mix(light.water[0], light.sky[3], 0.5);
	return [96, 50, 22]
		.map((reach, index) => {
			const offset = shore.map(([x, y], at): Point => {
				const near = 1 - at / shore.length;
				return [x - reach * (0.35 + near * 1.3), y - reach * 0.34 * near];
			});
			const back = [...shore].reverse().map(([x, y]) => `${n(x)} ${n(y)}`);
			return shape(`${through(offset)}L${back.join("L")}Z`, tint, opacity(0.24 + index * 0.1));
		})
		.join("");
}

function beach(paper: Paper, light: Light, random: Random): string {
	const outline = `${through(shore)}L${meadow.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}V960Z`;
	const sand = tone(light, light.season === "winter" ? "#ece7e1" : "#f7e5c3", 0.05);
	const wet = shore.map(
		([x, y], at): Point => [x + 30 * (1 - at / shore.length) + 5, y + 12 * (1 - at / shore.length) + 2],
	);
	let specks = "";
	for (let index = 0; index < 90; index++) {
		specks += dot(random.between(380, 1180), random.between(560, 900), random.between(1, 2.4));
	}
	return (
		shape(outline, tone(light, "#cfae84", 0.35)) +
		shape(
			`${through(wet)}L${meadow.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}V960Z`,
			paper.across(
				[
					[0, mix(sand, light.haze, 0.35)],
					[1, sand],
				],
				[0, 450],
				[0, 800],
			),
		) +
		`<g clip-path="${paper.clip(`<path d="${outline}"/>`)}">${shape(specks, tone(light, "#c9a878", 0.5), opacity(0.5))}</g>`
	);
}

function bathers(paper: Paper, light: Light, random: Random): void {
	const colours = random.pick([
		["#f26b4f", "#fff3e2"],
		["#2f8fa8", "#fdf3df"],
		["#f2b23e", "#fff7e6"],
	] as const);
	if (light.season === "summer" && !isDark(light)) {
		for (const [x, y, size] of [
			[900, 560, 46],
			[884, 610, 66],
			[960, 650, 84],
			[800, 680, 92],
			[930, 742, 124],
		] as const) {
			paper.add(
				oval(x - light.side * size * 0.35, y + 2, size * 0.5, size * 0.09, "#7d6a4e", opacity(0.28)),
				rect(
					x + size * 0.12,
					y - size * 0.05,
					size * 0.46,
					size * 0.1,
					tone(light, "#f7fbfd", 0.1),
					'rx="3"',
				),
				parasol(light, x, y, size, colours, light.side * 6),
			);
		}
	}
	paper.add(
		person(light, { x: 560, base: 796, height: 66, coat: "#f4efe6", legs: "#6b8196" }),
		person(light, { x: 596, base: 802, height: 61, coat: "#d8694c", legs: "#f2e6d4", turn: -1 }),
	);
}

/** The near dune with its grasses, flowers and pine. */
function dune(paper: Paper, light: Light, random: Random): void {
	const growth = growthOf[light.season];
	const crest = (x: number) => 930 - 190 * Math.max(0, (x - 520) / 720) ** 1.6;
	const points: Point[] = [];
	for (let x = 500; x <= 1260; x += 60) points.push([x, crest(x)]);
	paper.add(
		shape(
			`${through(points)}V960H500Z`,
			tone(light, light.season === "winter" ? "#dfe5ee" : mix(growth.groundDeep, "#d8c08c", 0.2), 0.5),
		),
		redPine(light, random.fork("pine"), 1130, 880, 560),
	);
	let back = "";
	let front = "";
	for (let x = 540; x < 1230; x += random.between(3, 9)) {
		const high = random.between(30, 84) * (0.4 + (x - 500) / 800);
		const piece = leaf(x, crest(x) + 26, high, -Math.PI / 2 + random.between(-0.55, 0.45), 0.05);
		if (random.chance(0.5)) back += piece;
		else front += piece;
	}
	paper.add(
		shape(back, tone(light, growth.groundDeep, 0.75)),
		shape(front, tone(light, growth.ground, 0.35)),
	);
	let blooms = "";
	for (let index = 0; index < 18; index++) {
		const x = random.between(760, 1200);
		blooms += dot(x, crest(x) - random.between(0, 46), random.between(4, 8));
	}
	paper.add(shape(blooms, tone(light, growth.flowers[1] ?? "#ffffff", 0.1)));
}
