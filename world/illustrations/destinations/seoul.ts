import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { hanokHouse, tiledRoof } from "#world/illustrations/kit/hanok.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { box, dot, group, opacity, polygon, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { range } from "#world/illustrations/kit/mountains.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import { person } from "#world/illustrations/kit/people.ts";
import { seoulTower } from "#world/illustrations/kit/seoulTower.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { crestAt, mist, ridge, ridgeBody } from "#world/illustrations/kit/terrain.ts";
import { towerRow } from "#world/illustrations/kit/towers.ts";
import { firBand, leafTree, redPine } from "#world/illustrations/kit/trees.ts";

/** The palace gate under the granite peak, the tower hill to the side. */
export const seoul: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const growth = growthOf[light.season];
	const ground = 690;
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 520, clouds: 6, sunAt: 0.18 }));
	paper.add(
		range(paper, light, random.fork("peak"), {
			base: 560,
			height: 340,
			surface: "#8f9db2",
			depth: 0.46,
			rough: 0.8,
			peaks: [
				[0.1, 0.56],
				[0.36, 0.78],
				[0.56, 1],
				[0.8, 0.62],
			],
		}),
		mist(paper, light, 520, 80, 0.5),
	);
	const hill = ridge(paper, random.fork("hill"), {
		y: 560,
		rise: 18,
		base: 700,
		wave: 0.8,
		lift: (share) => 120 * Math.exp(-(((share - 0.85) / 0.16) ** 2)),
	});
	paper.add(
		ridgeBody(paper, light, hill, growth.hill, 0.3, 0.3),
		firBand(light, random.fork("trees"), (x) => crestAt(hill, x) + 8, {
			from: -20,
			to: width + 20,
			step: 15,
			height: [18, 36],
			depth: 0.3,
			snow: light.season === "winter",
		}),
		seoulTower(light, 1010, crestAt(hill, 1010) + 8, 220, 0.16),
		towerRow(paper, light, random.fork("city"), {
			from: -30,
			to: 330,
			base: ground - 20,
			height: [90, 190],
			width: [44, 70],
			surfaces: ["#dfe4ea", "#e8ddcd", "#cfd9e1"],
			styles: ["grid", "bands", "glass"],
			depth: 0.34,
		}),
		towerRow(paper, light, random.fork("city 2"), {
			from: 900,
			to: 1230,
			base: ground - 20,
			height: [60, 120],
			width: [44, 70],
			surfaces: ["#dfe4ea", "#e8ddcd", "#cfd9e1"],
			styles: ["grid", "bands"],
			depth: 0.34,
		}),
	);
	const trees = random.fork("yard");
	for (let x = -10; x < 1220; x += trees.between(44, 70))
		paper.add(leafTree(light, trees, x, ground - 6, trees.between(80, 130), 0.14));
	paper.add(
		shape(
			`M-10 ${ground - 14}H1210V910H-10Z`,
			paper.across(
				[
					[0, tone(light, "#dccdb4", 0.25, 0.1)],
					[1, tone(light, "#cdbb9e", 0.15)],
				],
				[0, ground],
				[0, height],
			),
		),
		gate(paper, light, ground),
		paving(light, ground),
	);
	for (const [x, y, high, coat, turn] of [
		[300, 812, 92, "#d9694c", 1],
		[346, 816, 88, "#f3ece0", -1],
		[860, 780, 76, "#4f7f96", -1],
		[930, 850, 100, "#e0a33c", 1],
		[600, 760, 62, "#7a5f8f", 1],
	] as const) {
		paper.add(person(light, { x, base: y, height: high, coat, turn, holds: "bag" }));
	}
	paper.add(
		redPine(light, random.fork("pine"), 90, 900, 460),
		birds(random.fork("birds"), 420, 180, tone(light, "#48546c", 0.5, 0.2)),
		overhang(paper, light, random.fork("branch"), 1, 0.34),
		airborne(paper, light, random.fork("air"), 0.8),
		finish(paper, light),
	);
};

function gate(paper: Paper, light: Light, ground: number): string {
	const stone = tone(light, "#d6cbb8", 0.25);
	const shade = tone(light, "#a2947f", 0.8);
	const top = ground - 150;
	let joints = "";
	for (let row = 0; row < 6; row++) {
		joints += `M300 ${top + 24 + row * 24}H900`;
		for (let x = 312 + (row % 2) * 28; x < 900; x += 56) joints += `M${x} ${top + row * 24}v24`;
	}
	const arch = (x: number, w: number, h: number) =>
		`M${n(x - w / 2)} ${ground}V${n(ground - h + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V${ground}Z`;
	const lit = light.lamps > 0.1;
	const inside = lit ? mix(light.lamp, "#8a4f36", 0.5) : tone(light, "#4a3a3a", 0.9);
	const roofs = (x: number, y: number, w: number, rise: number) =>
		tiledRoof(paper, light, { x, y, width: w, rise, palace: true });
	return group([
		shape(
			polygon([
				[286, ground],
				[300, top],
				[900, top],
				[914, ground],
			]),
			stone,
		),
		stroke(joints, shade, 1.5, opacity(0.35)),
		shape(arch(600, 92, 124), inside),
		shape(arch(440, 74, 100), inside),
		shape(arch(760, 74, 100), inside),
		rect(290, top - 10, 620, 12, tone(light, "#ebe2d2", 0.1)),
		shape(
			[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((index) => box(298 + index * 51, top - 22, 40, 14)).join(""),
			tone(light, "#c8bba6", 0.3),
		),
		hanokHouse(paper, light, {
			x: 350,
			base: top - 8,
			width: 500,
			height: 86,
			bays: 7,
			palace: true,
			platform: false,
		}),
		hanokHouse(paper, light, {
			x: 400,
			base: top - 108,
			width: 400,
			height: 66,
			bays: 7,
			palace: true,
			platform: false,
		}),
		roofs(400, top - 164, 400, 60),
		lit ? glow(paper, light, 600, top - 60, 320, 0.45) : "",
		lit ? glow(paper, light, 600, ground - 50, 220, 0.45) : "",
		shape(dot(600, top - 128, 3), tone(light, "#e8b34d", 0.1)),
	]);
}

function paving(light: Light, ground: number): string {
	let lines = "";
	for (let index = -7; index <= 7; index++)
		lines += `M${600 + index * 44} ${ground}L${600 + index * 150} 910`;
	for (const y of [712, 740, 778, 830]) lines += `M-10 ${y}H1210`;
	return (
		shape(`M520 ${ground}H680L800 910H400Z`, tone(light, "#efe5d3", 0.1), opacity(0.8)) +
		stroke(lines, tone(light, "#8f7f66", 0.8), 1.8, opacity(0.3))
	);
}
