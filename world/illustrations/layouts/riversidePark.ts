import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import {
	dot,
	group,
	opacity,
	oval,
	polygon,
	rect,
	shape,
	stroke,
	through,
} from "#world/illustrations/kit/marks.ts";
import { range } from "#world/illustrations/kit/mountains.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import { person } from "#world/illustrations/kit/people.ts";
import { boat } from "#world/illustrations/kit/seaside.ts";
import { seoulTower } from "#world/illustrations/kit/seoulTower.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { crestAt, mist, ridge, ridgeBody } from "#world/illustrations/kit/terrain.ts";
import { farCity, tower, towerRow } from "#world/illustrations/kit/towers.ts";
import { firBand, leafTree } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, reflection, ripples, water } from "#world/illustrations/kit/water.ts";

/** An afternoon at the Han: picnic mats and bicycles on the bank, the city and its bridge across the water. */
export const riversidePark: Draw = (paper, { light: free, random, variant }) => {
	const light = litFrom(free, 1);
	const { width, height } = paper;
	if (variant % 4 < 2) paper.mirror();
	const growth = growthOf[light.season];
	const winter = light.season === "winter";
	const shore = 540;
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: shore - 40, clouds: 7, sunAt: 0.76 }));
	paper.add(
		range(paper, light, random.fork("range"), {
			base: shore,
			height: 230,
			surface: winter ? "#a6b4c8" : "#8fa0b4",
			depth: 0.54,
			rough: 0.8,
			peaks: [
				[0.08, 0.7],
				[0.3, 1],
				[0.56, 0.74],
				[0.82, 0.9],
			],
			...(winter ? { snow: 0.34 } : {}),
		}),
		mist(paper, light, shore - 50, 60, 0.6),
	);
	const hill = ridge(paper, random.fork("hill"), {
		y: shore - 40,
		rise: 12,
		base: shore,
		wave: 0.8,
		lift: (share) => 110 * Math.exp(-(((share - 0.26) / 0.13) ** 2)),
	});
	const city: string[] = [
		farCity(paper, light, random.fork("far"), {
			from: -10,
			to: width + 10,
			base: shore,
			height: 140,
			depth: 0.58,
		}),
		ridgeBody(paper, light, hill, growth.hill, 0.34, 0.4),
		firBand(light, random.fork("firs"), (x) => crestAt(hill, x) + 8, {
			from: 140,
			to: 500,
			step: 11,
			height: [12, 22],
			depth: 0.34,
			snow: winter,
		}),
		seoulTower(light, 312, crestAt(hill, 312) + 6, 180, 0.18),
		towerRow(paper, light, random.fork("row"), {
			from: -30,
			to: width + 20,
			base: shore,
			height: [50, 130],
			width: [36, 64],
			surfaces: ["#efe9dd", "#dfe3e8", "#d3dce4", "#ecdcc8"],
			styles: ["flats", "grid", "bands"],
			depth: 0.34,
		}),
		tower(paper, light, random, {
			x: 800,
			width: 62,
			top: shore - 330,
			base: shore,
			surface: "#b9d2dd",
			style: "glass",
			depth: 0.18,
		}),
		tower(paper, light, random, {
			x: 884,
			width: 54,
			top: shore - 220,
			base: shore,
			surface: "#e2b27a",
			style: "bands",
			depth: 0.18,
		}),
		tower(paper, light, random, {
			x: 960,
			width: 60,
			top: shore - 260,
			base: shore,
			surface: "#d3dde6",
			style: "fins",
			depth: 0.2,
		}),
		towerRow(paper, light, random.fork("front"), {
			from: -30,
			to: width + 20,
			base: shore,
			height: [30, 84],
			width: [44, 78],
			surfaces: ["#f3ede4", "#e6ded2", "#d9e0e6"],
			styles: ["flats", "bands"],
			depth: 0.22,
		}),
	];
	const far = random.fork("far trees");
	for (let x = -10; x < width + 10; x += far.between(20, 36))
		city.push(leafTree(light, far, x, shore + 4, far.between(26, 44), 0.26));
	const id = paper.keep(city.join(""));
	paper.add(
		water(paper, light, shore, height),
		`<use href="#${id}"/>`,
		reflection(paper, id, shore + 4, 0.36, 0.5),
		ripples(random.fork("ripples"), shore + 6, 760, width, 100, light.sky[3], 0.42),
		glitter(random.fork("sun"), light, width * 0.76, shore + 8, 740),
		girders(light, shore),
		boat(light, { x: 300, y: 690, size: 60, hull: "#ffffff", kind: "sail" }),
		boat(light, { x: 470, y: 650, size: 36, hull: "#ffffff", kind: "sail", depth: 0.1, turn: -1 }),
	);
	lawn(paper, light, height);
	const near = random.fork("near");
	paper.add(
		leafTree(light, near, 1080, 800, 420, 0, growth.crowns[0]),
		leafTree(light, near, 110, 790, 300, 0.02, growth.crowns[1] ?? growth.crowns[0]!),
		leafTree(light, near, 880, 764, 180, 0.03, growth.crowns[0]),
	);
	for (const [x, y, r] of [
		[60, 800, 34],
		[170, 800, 26],
		[960, 790, 30],
		[1180, 816, 44],
	] as const)
		paper.add(shrub(light, near, x, y, r, near.pick(growth.crowns)));
	if (!winter) paper.add(picnic(paper, light, 400, 836), picnic(paper, light, 740, 872));
	paper.add(
		person(light, { x: 560, base: 800, height: 84, coat: "#d9694c", holds: "bag" }),
		person(light, { x: 594, base: 804, height: 78, coat: "#f3ece0", turn: -1 }),
		bicycle(light, 260, 812, 92),
		birds(random.fork("birds"), 560, 190, tone(light, "#4a566e", 0.5, 0.2), 6),
		overhang(paper, light, random.fork("branch"), -1, 0.34, growth.crowns[0]),
		airborne(paper, light, random.fork("air"), 0.8),
		finish(paper, light),
	);
};

/** A low girder bridge receding over the river. */
function girders(light: Light, shore: number): string {
	const deck = tone(light, "#8fb0bd", 0.3, 0.08);
	const dark = tone(light, "#5f7f90", 0.8, 0.08);
	let piers = "";
	let lace = "";
	for (let step = 0; step < 9; step++) {
		const t = step / 8;
		const x = 520 + t * 720;
		const y = shore + 14 + t * t * 96;
		const h = 14 + t * 40;
		piers += polygon([
			[x - 4 - t * 8, y + h * 0.5],
			[x + 4 + t * 8, y + h * 0.5],
			[x + 3 + t * 6, y + h * 1.9],
			[x - 3 - t * 6, y + h * 1.9],
		]);
		if (step < 8) {
			const t2 = (step + 1) / 8;
			const x2 = 520 + t2 * 720;
			const y2 = shore + 14 + t2 * t2 * 96;
			lace += `M${n(x)} ${n(y)}L${n((x + x2) / 2)} ${n((y + y2) / 2 + h * 0.6)}L${n(x2)} ${n(y2)}`;
		}
	}
	const top = `M520 ${shore + 14}Q860 ${shore + 30} 1240 ${shore + 110}`;
	const low = `M520 ${shore + 22}Q860 ${shore + 48} 1240 ${shore + 164}`;
	return group([
		shape(piers, dark),
		stroke(lace, deck, 3),
		stroke(low, dark, 6),
		stroke(top, deck, 10),
		light.lamps > 0.3
			? stroke(top, light.lamp, 4, 'stroke-dasharray="3 26" transform="translate(0 -9)"')
			: "",
	]);
}

function lawn(paper: Paper, light: Light, height: number): void {
	const growth = growthOf[light.season];
	const crest = through([
		[-40, 770],
		[240, 748],
		[560, 756],
		[860, 740],
		[1240, 720],
	]);
	paper.add(
		shape(
			`${crest}V960H-40Z`,
			paper.across(
				[
					[0, tone(light, growth.ground, 0.05)],
					[1, tone(light, growth.groundDeep, 0.35)],
				],
				[0, 730],
				[0, height],
			),
		),
		stroke(crest, tone(light, "#cfc2ae", 0.3), 9),
		shape(
			`${through([
				[-40, 830],
				[300, 786],
				[700, 800],
				[1240, 770],
			])}L1240 800Q700 834 300 820T-40 880Z`,
			tone(light, light.season === "winter" ? "#f4f7fb" : "#e2d3ba", 0.15),
		),
		stroke("M40 838Q320 796 700 814T1180 786", "#fffaf0", 3, `${opacity(0.7)} stroke-dasharray="22 16"`),
	);
}

/** A mat with a basket, and two people sitting on it. */
function picnic(paper: Paper, light: Light, x: number, y: number): string {
	const sitter = (px: number, coat: string, turn: number) =>
		group([
			shape(
				`M${px - 15} ${y - 6}Q${px - 17} ${y - 40} ${px} ${y - 44}Q${px + 17} ${y - 40} ${px + 15} ${y - 6}Z`,
				tone(light, coat, 0.3),
			),
			stroke(`M${px} ${y - 8}L${px + turn * 32} ${y - 10}`, tone(light, "#4a5a74", 0.3), 10),
			shape(dot(px, y - 54, 10), tone(light, "#eec3a2", 0.3)),
			shape(`M${px - 11} ${y - 54}a11 12 0 0 1 22 0q-11 -8 -22 0z`, tone(light, "#33261f", 0.3)),
		]);
	return group([
		oval(x, y + 3, 96, 17, "#22363a", opacity(0.2)),
		shape(
			polygon([
				[x - 92, y],
				[x - 60, y - 16],
				[x + 92, y - 16],
				[x + 70, y + 8],
				[x - 80, y + 12],
			]),
			tone(light, "#f3e3c9", 0.1),
		),
		stroke(
			`M${x - 70} ${y + 8}L${x - 36} ${y - 15}M${x - 20} ${y + 8}L${x + 14} ${y - 15}M${x + 30} ${y + 7}L${x + 62} ${y - 15}`,
			tone(light, "#d9694c", 0.2),
			6,
			opacity(0.7),
		),
		sitter(x - 44, "#5f8a78", 1),
		sitter(x + 48, "#e0a33c", -1),
		rect(x - 12, y - 26, 30, 20, tone(light, "#a9744a", 0.3), 'rx="4"'),
		light.lamps > 0.3 ? glow(paper, light, x + 4, y - 30, 80, 0.6) : "",
	]);
}

function bicycle(light: Light, x: number, base: number, size: number): string {
	const frame = tone(light, "#2f6f8c", 0.3);
	const dark = tone(light, "#2b3038", 0.4);
	const r = size * 0.27;
	const wheel = (cx: number) =>
		`<circle cx="${n(cx)}" cy="${n(base - r)}" r="${n(r)}" fill="none" stroke="${dark}" stroke-width="4"/>`;
	const y = base - r;
	return group([
		wheel(x - size * 0.4),
		wheel(x + size * 0.4),
		stroke(
			`M${n(x - size * 0.4)} ${n(y)}L${n(x - size * 0.06)} ${n(y)}L${n(x + size * 0.26)} ${n(y - size * 0.36)}H${n(x - size * 0.2)}L${n(x - size * 0.06)} ${n(y)}M${n(x - size * 0.4)} ${n(y)}L${n(x - size * 0.2)} ${n(y - size * 0.36)}M${n(x + size * 0.4)} ${n(y)}L${n(x + size * 0.24)} ${n(y - size * 0.48)}`,
			frame,
			5,
		),
		stroke(
			`M${n(x - size * 0.3)} ${n(y - size * 0.44)}h${n(size * 0.18)}M${n(x + size * 0.16)} ${n(y - size * 0.52)}h${n(size * 0.14)}`,
			dark,
			6,
		),
	]);
}
