import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish, leaf } from "#world/illustrations/kit/framing.ts";
import { gableHouse } from "#world/illustrations/kit/houses.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { dot, group, opacity, polygon, shape, stroke, through } from "#world/illustrations/kit/marks.ts";
import type { Paper, Point } from "#world/illustrations/kit/Paper.ts";
import { person } from "#world/illustrations/kit/people.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { boat, lighthouse } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { mist, ridges } from "#world/illustrations/kit/terrain.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, ripples, surf, water } from "#world/illustrations/kit/water.ts";

/** A lighthouse and its keeper's house on a cliff, stacks in the surf, a path through the grass. */
export const coastCliff: Draw = (paper, { light: free, random, variant }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	if (variant % 4 < 2) paper.mirror();
	const growth = growthOf[light.season];
	const winter = light.season === "winter";
	const sea = 470;
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: sea, clouds: 8, sunAt: 0.22 }));
	paper.add(
		ridges(paper, light, random.fork("isles"), {
			top: 360,
			base: sea + 4,
			surface: growth.hill,
			layers: 3,
			depth: [0.76, 0.55],
		}),
		mist(paper, light, sea, 40, 0.5),
		water(paper, light, sea, height, [light.water[0], mix(light.water[1], "#146f8c", 0.3)]),
		ripples(random.fork("sea"), sea + 4, height, width, 130, light.sky[3], 0.42),
		glitter(random.fork("sun"), light, width * 0.22, sea + 6, height - 60, 1.2),
		boat(light, { x: 330, y: sea + 54, size: 48, hull: "#ffffff", kind: "sail", depth: 0.14 }),
		boat(light, { x: 120, y: sea + 96, size: 60, hull: "#b8553c", kind: "fishing", depth: 0.06 }),
	);
	const stone = winter ? "#b6b3b6" : "#b79c83";
	for (const [x, base, w, h] of [
		[470, 640, 60, 110],
		[560, 610, 44, 80],
		[390, 690, 40, 54],
	] as const) {
		paper.add(
			stack(paper, light, x, base, w, h, stone),
			surf(
				random,
				[
					[x - w, base],
					[x, base + 5],
					[x + w, base],
				],
				tone(light, "#ffffff", 0.05),
				4,
			),
		);
	}
	cliff(paper, light, random.fork("cliff"), stone);
	paper.add(
		lighthouse(paper, light, {
			x: 850,
			base: 372,
			height: 230,
			body: "#ffffff",
			...(variant % 3 ? { band: "#d8543f" } : { band: "#2f6f9c" }),
		}),
		gableHouse(paper, light, random.fork("house"), {
			x: 920,
			base: 384,
			front: 74,
			flank: 110,
			eaves: 58,
			rise: 34,
			wall: "#fdf9f1",
			roof: "#c9604a",
			depth: 0.03,
			turn: 1,
			chimney: true,
		}),
		stroke("M1210 640Q1080 600 1010 500T880 378", tone(light, winter ? "#f6f8fc" : "#ecdcbc", 0.1), 22),
		stroke(
			"M1210 640Q1080 600 1010 500T880 378",
			tone(light, "#cdb791", 0.4),
			2,
			`${opacity(0.5)} transform="translate(11 0)"`,
		),
		person(light, { x: 1040, base: 556, height: 64, coat: "#d9694c", holds: "bag" }),
		person(light, { x: 1068, base: 562, height: 60, coat: "#f3ece0", turn: -1 }),
	);
	meadow(paper, light, random.fork("meadow"));
	paper.add(
		birds(random.fork("birds"), 560, 240, tone(light, "#4a566e", 0.5, 0.15), 8),
		airborne(paper, light, random.fork("air"), winter ? 0.9 : 0.3),
		finish(paper, light),
	);
};

function stack(
	paper: Paper,
	light: Light,
	x: number,
	base: number,
	w: number,
	h: number,
	stone: string,
): string {
	const body: Point[] = [
		[x - w * 0.6, base],
		[x - w * 0.4, base - h * 0.6],
		[x - w * 0.2, base - h],
		[x + w * 0.24, base - h * 0.94],
		[x + w * 0.42, base - h * 0.5],
		[x + w * 0.66, base],
	];
	return group([
		shape(
			polygon(body),
			paper.linear([
				[0, tone(light, stone, 0.15, 0.08)],
				[1, tone(light, stone, 0.7, 0.06)],
			]),
		),
		shape(
			polygon([
				[x + w * 0.05, base - h * 0.97],
				[x + w * 0.24, base - h * 0.94],
				[x + w * 0.42, base - h * 0.5],
				[x + w * 0.66, base],
				[x + w * 0.1, base],
			]),
			tone(light, stone, 1, 0.04),
			opacity(0.5),
		),
		shape(
			polygon([
				[x - w * 0.24, base - h * 0.94],
				[x - w * 0.2, base - h],
				[x + w * 0.24, base - h * 0.94],
				[x + w * 0.2, base - h * 0.82],
			]),
			tone(light, growthOf[light.season].ground, 0.1, 0.06),
		),
	]);
}

function cliff(paper: Paper, light: Light, random: Random, stone: string): void {
	const growth = growthOf[light.season];
	const edge: Point[] = [
		[640, 700],
		[664, 610],
		[700, 560],
		[716, 470],
		[770, 420],
		[800, 384],
		[880, 368],
		[1000, 370],
		[1240, 340],
	];
	const foot: Point[] = [
		[1240, 960],
		[900, 960],
		[760, 840],
		[690, 760],
	];
	const face = `${polygon([...edge, ...foot])}`;
	paper.add(
		shape(
			face,
			paper.across(
				[
					[0, tone(light, stone, 0.2, 0.05)],
					[1, tone(light, stone, 0.75)],
				],
				[640, 400],
				[980, 860],
			),
		),
	);
	let seams = "";
	for (let index = 0; index < 22; index++) {
		const x = random.between(680, 900);
		const y = random.between(470, 800);
		seams += polygon([
			[x, y],
			[x + random.between(6, 16), y - random.between(40, 90)],
			[x + random.between(18, 34), y + random.between(-8, 12)],
		]);
	}
	const clip = `clip-path="${paper.clip(`<path d="${face}"/>`)}"`;
	paper.add(
		group(
			[
				shape(seams, tone(light, stone, 1), opacity(0.4)),
				stroke(
					"M640 640Q760 600 900 620M660 720Q780 680 960 720M650 560Q760 540 860 560",
					tone(light, "#ffffff", 0.2),
					4,
					opacity(0.16),
				),
			],
			clip,
		),
	);
	paper.add(
		shape(
			`${through([
				[716, 476],
				[740, 440],
				[776, 416],
				[806, 380],
				[880, 364],
				[1000, 366],
				[1260, 330],
			])}V960H900Q880 820 830 700T760 520Q740 490 716 476Z`,
			paper.across(
				[
					[0, tone(light, growth.ground, 0.05, 0.04)],
					[1, tone(light, growth.groundDeep, 0.45)],
				],
				[0, 350],
				[0, 860],
			),
		),
		surf(
			random,
			[
				[560, 740],
				[640, 706],
				[690, 764],
				[760, 842],
				[900, 950],
			],
			tone(light, "#ffffff", 0.02),
			7,
		),
		surf(
			random,
			[
				[540, 780],
				[640, 742],
				[676, 800],
				[740, 876],
				[850, 960],
			],
			tone(light, "#ffffff", 0.02),
			4,
		),
	);
	for (const [x, y, r] of [
		[640, 724, 30],
		[690, 776, 36],
		[600, 742, 18],
		[760, 850, 40],
		[820, 900, 46],
	] as const)
		paper.add(rock(light, random, x, y, r, r * 0.8, stone));
}

/** Grass, thrift and silver plumes in front. */
function meadow(paper: Paper, light: Light, random: Random): void {
	const growth = growthOf[light.season];
	for (let index = 0; index < 7; index++)
		paper.add(
			shrub(
				light,
				random,
				random.between(930, 1200),
				random.between(470, 800),
				random.between(16, 34),
				random.pick(growth.crowns),
				0.02,
			),
		);
	let back = "";
	let front = "";
	for (let index = 0; index < 150; index++) {
		const x = random.between(850, 1230);
		const y = 900 - random.next() ** 2 * 190 * ((x - 820) / 420);
		const piece = leaf(x, y + 18, random.between(34, 80), -Math.PI / 2 + random.between(-0.4, 0.5), 0.06);
		if (index % 2) back += piece;
		else front += piece;
	}
	const plume = light.season === "autumn" ? "#f6ead2" : (growth.flowers[1] ?? "#ffffff");
	let heads = "";
	for (let index = 0; index < 26; index++)
		heads += dot(random.between(870, 1200), random.between(720, 880), random.between(4, 8));
	paper.add(
		shape(back, tone(light, growth.groundDeep, 0.7)),
		shape(front, tone(light, growth.ground, 0.3)),
		shape(heads, tone(light, plume, 0.1)),
	);
}
