import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { dot, group, opacity, shape, stroke, through } from "#world/illustrations/kit/marks.ts";
import { cone } from "#world/illustrations/kit/mountains.ts";
import { n, type Paper, type Point } from "#world/illustrations/kit/Paper.ts";
import { person } from "#world/illustrations/kit/people.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { stoneWall } from "#world/illustrations/kit/stones.ts";
import { mist, ridge, ridgeBody } from "#world/illustrations/kit/terrain.ts";
import { leafTree } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { ripples, water } from "#world/illustrations/kit/water.ts";

const basalt = "#5d5a60";

/** The great volcano over blossoming fields, stone grandfathers at the path. */
export const jeju: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { width } = paper;
	const growth = growthOf[light.season];
	const spring = light.season === "spring";
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 450, clouds: 7, sunAt: 0.2 }));
	paper.add(
		cone(paper, light, random.fork("halla"), {
			x: 690,
			base: 480,
			width: 1500,
			height: 270,
			surface: "#7f97aa",
			depth: 0.4,
			snow: spring ? 0.26 : 0.1,
		}),
		mist(paper, light, 440, 60, 0.6),
	);
	for (const [x, high, depth] of [
		[180, 76, 0.3],
		[430, 56, 0.32],
		[1010, 90, 0.26],
		[1160, 60, 0.3],
	] as const)
		paper.add(
			cone(paper, light, random, {
				x,
				base: 500,
				width: high * 4.2,
				height: high,
				surface: growth.hill,
				depth,
			}),
		);
	paper.add(
		water(paper, light, 478, 540),
		ripples(random.fork("sea"), 482, 530, width, 50, light.sky[3], 0.45),
	);
	const far = ridge(paper, random.fork("land"), { y: 524, rise: 12, base: 720, wave: 0.9, rough: 0.1 });
	paper.add(ridgeBody(paper, light, far, growth.ground, 0.14, 0.1));
	for (const [x, s] of [
		[250, 1],
		[350, 0.82],
		[440, 0.68],
	] as const)
		paper.add(turbine(light, x, 526, 150 * s));
	const tree = random.fork("trees");
	for (const [x, y, h] of [
		[90, 560, 90],
		[560, 548, 70],
		[860, 552, 100],
		[1080, 556, 130],
		[960, 548, 70],
	] as const)
		paper.add(leafTree(light, tree, x, y, h, 0.08));
	field(paper, light, random.fork("field"), spring);
	const wall = random.fork("wall");
	paper.add(
		stoneWall(
			light,
			wall,
			[
				[-20, 620],
				[300, 600],
				[560, 604],
			],
			() => 8,
			basalt,
			3,
			0.06,
		),
		stoneWall(
			light,
			wall,
			[
				[1220, 612],
				[900, 592],
				[680, 604],
			],
			() => 8,
			basalt,
			3,
			0.06,
		),
		stoneWall(
			light,
			wall,
			[
				[-40, 812],
				[180, 780],
				[360, 790],
			],
			() => 19,
			basalt,
			3,
		),
		stoneWall(
			light,
			wall,
			[
				[1240, 800],
				[1020, 776],
				[840, 790],
			],
			() => 19,
			basalt,
			3,
		),
		person(light, { x: 586, base: 716, height: 76, coat: "#d9694c", holds: "bag" }),
		person(light, { x: 622, base: 720, height: 70, coat: "#f4efe6", legs: "#6b8196", turn: -1 }),
		grandfather(light, 370, 868, 210),
		grandfather(light, 836, 868, 210),
	);
	const near = random.fork("near");
	for (const [x, y, r] of [
		[60, 906, 90],
		[190, 916, 70],
		[1010, 916, 72],
		[1150, 906, 96],
	] as const) {
		paper.add(shrub(light, near, x, y, r, growth.crowns.at(-1)!));
		let fruit = "";
		for (let index = 0; index < 8; index++)
			fruit += dot(x + near.between(-0.7, 0.7) * r, y - near.between(0.15, 0.8) * r, r * 0.1);
		paper.add(shape(fruit, tone(light, "#f2912f", 0.1)));
	}
	paper.add(
		birds(random.fork("birds"), 420, 200, tone(light, "#4a566e", 0.5, 0.2)),
		airborne(paper, light, random.fork("air"), 0.4),
		finish(paper, light),
	);
};

function field(paper: Paper, light: Light, random: Random, spring: boolean): void {
	const [body, deep, lit] = spring ? ["#f5cc33", "#d9a520", "#fdea90"] : ["#e9d3a3", "#b98f54", "#fbf0d6"];
	const crest: Point[] = [
		[-40, 640],
		[260, 610],
		[600, 616],
		[920, 604],
		[1240, 620],
	];
	const clip = `clip-path="${paper.clip(`<path d="${through(crest)}V960H-40Z"/>`)}"`;
	paper.add(
		shape(
			`${through(crest)}V960H-40Z`,
			paper.across(
				[
					[0, tone(light, lit, 0.05, 0.1)],
					[0.4, tone(light, body, 0.1)],
					[1, tone(light, deep, 0.35)],
				],
				[0, 605],
				[0, 900],
			),
		),
	);
	const layers = ["", "", ""];
	for (let index = 0; index < 620; index++) {
		const share = random.next() ** 0.75;
		layers[index % 3] += dot(random.between(0, 1200), 630 + share * 280, 1.4 + share * 4.6);
	}
	paper.add(
		group(
			[
				shape(layers[0]!, tone(light, deep, 0.5), opacity(0.6)),
				shape(layers[1]!, tone(light, spring ? "#7fa63f" : "#8f7a46", 0.3), opacity(0.5)),
				shape(layers[2]!, tone(light, lit, 0), opacity(0.9)),
			],
			clip,
		),
	);
	paper.add(
		shape("M596 616Q560 680 600 740T560 910H700Q650 800 660 740T616 616Z", tone(light, "#c9a77f", 0.25)),
		shape(
			"M604 616Q580 680 620 740T620 910H690Q646 800 654 740T612 616Z",
			tone(light, "#dfc39a", 0.1),
			opacity(0.7),
		),
	);
}

function turbine(light: Light, x: number, base: number, size: number): string {
	const white = tone(light, "#ffffff", 0.1, 0.16);
	const hub = base - size;
	return group([
		shape(`M${n(x - 3)} ${n(base)}L${n(x - 1.4)} ${n(hub)}h2.8L${n(x + 3)} ${n(base)}Z`, white),
		...[0.3, 0.3 + 2.094, 0.3 + 4.189].map((angle) =>
			shape(
				`M${n(x)} ${n(hub)}L${n(x + Math.cos(angle - 0.12) * size * 0.16)} ${n(hub + Math.sin(angle - 0.12) * size * 0.16)}L${n(x + Math.cos(angle) * size * 0.56)} ${n(hub + Math.sin(angle) * size * 0.56)}Z`,
				white,
			),
		),
		shape(dot(x, hub, 3.4), white),
	]);
}

/** A dol hareubang: hat, round eyes, broad nose, hands on the belly. */
function grandfather(light: Light, x: number, base: number, size: number): string {
	const stone = tone(light, "#6d6a70", 0.35);
	const dark = tone(light, "#47444c", 0.9);
	const lit = tone(light, mix("#6d6a70", "#ffffff", 0.25), 0);
	const s = size / 10;
	let pores = "";
	for (let index = 0; index < 34; index++)
		pores += dot(x + Math.sin(index * 12.9) * s * 1.8, base - s * (0.5 + ((index * 37) % 85) / 10), 2.2);
	return group([
		`<ellipse cx="${n(x)}" cy="${n(base)}" rx="${n(s * 2.6)}" ry="${n(s * 0.4)}" fill="#2a2536" opacity=".25"/>`,
		shape(
			`M${n(x - s * 2.1)} ${n(base)}Q${n(x - s * 2.6)} ${n(base - s * 3.6)} ${n(x - s * 1.7)} ${n(base - s * 5.2)}H${n(x + s * 1.7)}Q${n(x + s * 2.6)} ${n(base - s * 3.6)} ${n(x + s * 2.1)} ${n(base)}Z`,
			stone,
		),
		shape(
			`M${n(x - s * 1.7)} ${n(base - s * 4.9)}Q${n(x - s * 1.9)} ${n(base - s * 8)} ${n(x)} ${n(base - s * 8.2)}Q${n(x + s * 1.9)} ${n(base - s * 8)} ${n(x + s * 1.7)} ${n(base - s * 4.9)}Z`,
			stone,
		),
		shape(
			`M${n(x - s * 2.2)} ${n(base - s * 7.5)}Q${n(x - s * 1.6)} ${n(base - s * 9.9)} ${n(x)} ${n(base - s * 10)}Q${n(x + s * 1.6)} ${n(base - s * 9.9)} ${n(x + s * 2.2)} ${n(base - s * 7.5)}Q${n(x)} ${n(base - s * 8.1)} ${n(x - s * 2.2)} ${n(base - s * 7.5)}Z`,
			dark,
		),
		...[-0.75, 0.75].map(
			(dx) =>
				shape(dot(x + s * dx, base - s * 6.7, s * 0.48), dark) +
				shape(dot(x + s * dx, base - s * 6.75, s * 0.28), stone),
		),
		shape(
			`M${n(x - s * 0.26)} ${n(base - s * 6.7)}L${n(x - s * 0.5)} ${n(base - s * 5.7)}H${n(x + s * 0.5)}L${n(x + s * 0.26)} ${n(base - s * 6.7)}Z`,
			lit,
		),
		stroke(`M${n(x - s * 0.55)} ${n(base - s * 5.3)}h${n(s * 1.1)}`, dark, s * 0.16),
		stroke(
			`M${n(x - s * 1.9)} ${n(base - s * 4)}Q${n(x - s * 1.4)} ${n(base - s * 3)} ${n(x + s * 0.5)} ${n(base - s * 3.1)}M${n(x + s * 1.9)} ${n(base - s * 3.2)}Q${n(x + s * 1.2)} ${n(base - s * 1.7)} ${n(x - s * 0.5)} ${n(base - s * 2)}`,
			dark,
			s * 0.34,
			opacity(0.7),
		),
		shape(
			`M${n(x + light.side * s * 1.1)} ${n(base - s * 5)}Q${n(x + light.side * s * 2.3)} ${n(base - s * 3)} ${n(x + light.side * s * 1.9)} ${n(base - s * 0.3)}H${n(x + light.side * s * 1.4)}Q${n(x + light.side * s * 1.8)} ${n(base - s * 3)} ${n(x + light.side * s * 1.1)} ${n(base - s * 5)}Z`,
			lit,
			opacity(0.6),
		),
		shape(pores, dark, opacity(0.5)),
	]);
}
