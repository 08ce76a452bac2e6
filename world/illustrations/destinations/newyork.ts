import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { dot, group, opacity, polygon, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import { person } from "#world/illustrations/kit/people.ts";
import { boat } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { farCity, tower, towerRow } from "#world/illustrations/kit/towers.ts";
import { leafTree } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, reflection, ripples, water } from "#world/illustrations/kit/water.ts";

/** The stone-arched bridge over the East River and the island's towers. */
export const newyork: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const shore = 590;
	const growth = growthOf[light.season];
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 540, clouds: 8, sunAt: 0.2 }));
	const walls = ["#c98a6c", "#d9b08c", "#e3cfb4", "#a8b2bc", "#cdd6de", "#b9745c"];
	const city: string[] = [
		farCity(paper, light, random.fork("far"), {
			from: -10,
			to: width + 10,
			base: shore,
			height: 230,
			depth: 0.6,
		}),
		towerRow(paper, light, random.fork("back"), {
			from: -30,
			to: width + 20,
			base: shore,
			height: [140, 300],
			width: [42, 72],
			surfaces: walls,
			styles: ["grid", "fins", "bands", "glass"],
			depth: 0.42,
			swell: (share) => 0.6 + 0.6 * Math.exp(-(((share - 0.34) / 0.2) ** 2)),
		}),
		spire(paper, light, 400, shore),
		tower(paper, light, random, {
			x: 250,
			width: 70,
			top: shore - 330,
			base: shore,
			surface: "#bcd0da",
			style: "glass",
			depth: 0.26,
		}),
		towerRow(paper, light, random.fork("front"), {
			from: -30,
			to: width + 20,
			base: shore,
			height: [60, 160],
			width: [46, 80],
			surfaces: walls,
			styles: ["grid", "bands", "fins"],
			depth: 0.24,
		}),
	];
	const trees = random.fork("trees");
	for (let x = -10; x < width; x += trees.between(30, 52))
		city.push(leafTree(light, trees, x, shore + 6, trees.between(36, 58), 0.2));
	city.push(rect(-10, shore, width + 20, 14, tone(light, "#a89c8e", 0.5)));
	const id = paper.keep(city.join(""));
	paper.add(
		water(paper, light, shore + 10, height),
		`<use href="#${id}"/>`,
		reflection(paper, id, shore + 12, 0.34, 0.5),
		ripples(random.fork("ripples"), shore + 16, height, width, 110, light.sky[3], 0.4),
		glitter(random.fork("sun"), light, width * 0.2, shore + 18, height - 80),
		boat(light, { x: 380, y: 690, size: 90, hull: "#ef8f2f", kind: "fishing" }),
		boat(light, { x: 180, y: 640, size: 44, hull: "#ffffff", kind: "sail", depth: 0.1 }),
	);
	paper.add(bridge(light, shore));
	const near = random.fork("near");
	paper.add(
		shape(`M-20 830Q260 800 560 846T1220 820V910H-20Z`, tone(light, growth.groundDeep, 0.5)),
		shape(`M-20 858Q300 836 620 868T1220 846V910H-20Z`, tone(light, "#cbbda8", 0.25)),
	);
	for (const [x, y, r] of [
		[220, 836, 30],
		[290, 834, 22],
		[640, 856, 30],
		[1010, 838, 26],
	] as const)
		paper.add(rock(light, near, x, y, r, r * 0.8, "#8f8a88"));
	paper.add(
		person(light, { x: 420, base: 880, height: 92, coat: "#d9694c", holds: "bag" }),
		person(light, { x: 462, base: 884, height: 88, coat: "#34506b", turn: -1 }),
		leafTree(light, near, 90, 890, 360, 0, growth.crowns[0]),
		shrub(light, near, 1120, 906, 90, growth.crowns.at(-1)!),
		shrub(light, near, 200, 912, 60, growth.crowns.at(-1)!),
		birds(random.fork("birds"), 560, 180, tone(light, "#4a566e", 0.5, 0.2)),
		airborne(paper, light, random.fork("air"), 0.7),
		finish(paper, light),
	);
};

function spire(paper: Paper, light: Light, x: number, base: number): string {
	const stone = tone(light, "#e6dcca", 0.15, 0.22);
	const dark = tone(light, "#a99f92", 0.9, 0.22);
	const lit = light.lamps > 0.3;
	const marks: string[] = [];
	for (const [half, from, to] of [
		[52, 0, 250],
		[38, 250, 340],
		[24, 340, 386],
	] as const) {
		let slits = "";
		for (let at = -half + 8; at < half - 6; at += 11)
			slits += `M${x + at} ${base - to + 8}V${base - from - 4}`;
		marks.push(
			rect(x - half, base - to, half * 2, to - from, stone),
			rect(light.side < 0 ? x + half * 0.3 : x - half, base - to, half * 0.7, to - from, dark, opacity(0.5)),
			stroke(slits, lit ? light.lamp : dark, 3, `${opacity(lit ? 0.75 : 0.45)} stroke-dasharray="9 7"`),
		);
	}
	return group([
		...marks,
		shape(
			polygon([
				[x - 16, base - 386],
				[x - 7, base - 424],
				[x + 7, base - 424],
				[x + 16, base - 386],
			]),
			lit ? "#ffe3a0" : stone,
		),
		stroke(`M${x} ${base - 424}v-60`, stone, 4),
		lit ? glow(paper, light, x, base - 400, 90, 0.6) : "",
	]);
}

/** Cables fan from the gothic pier; the near tower stands at the right. */
function bridge(light: Light, shore: number): string {
	const stone = tone(light, "#b89878", 0.25);
	const shade = tone(light, "#7d6552", 0.9);
	const deck = shore - 20;
	const pier = (x: number, w: number, top: number, foot: number) => {
		const arch = (cx: number) =>
			`M${n(cx - w * 0.13)} ${n(deck)}V${n(top + (foot - top) * 0.28)}Q${n(cx - w * 0.12)} ${n(top + (foot - top) * 0.2)} ${n(cx)} ${n(top + (foot - top) * 0.15)}Q${n(cx + w * 0.12)} ${n(top + (foot - top) * 0.2)} ${n(cx + w * 0.13)} ${n(top + (foot - top) * 0.28)}V${n(deck)}Z`;
		let joints = "";
		for (let y = top + 14; y < foot; y += 15) joints += `M${n(x - w / 2)} ${n(y)}h${n(w)}`;
		const body = `M${n(x - w / 2)} ${n(top)}H${n(x + w / 2)}V${n(foot)}H${n(x - w / 2)}Z`;
		return group([
			shape(`${body}${arch(x - w * 0.2)}${arch(x + w * 0.2)}`, stone, 'fill-rule="evenodd"'),
			rect(light.side < 0 ? x + w * 0.38 : x - w / 2, top, w * 0.12, foot - top, shade),
			stroke(joints, shade, 1.4, opacity(0.35)),
			rect(x - w * 0.54, top - 10, w * 1.08, 14, tone(light, "#cbb093", 0.1)),
			rect(x - w * 0.56, deck - 6, w * 1.12, 10, shade),
		]);
	};
	const lit = light.lamps > 0.3;
	const near = { x: 900, top: shore - 330 };
	const far = { x: 520, top: shore - 150 };
	let cables = `M${near.x} ${near.top}Q${(near.x + far.x) / 2} ${deck + 30} ${far.x} ${far.top}M${far.x} ${far.top}Q360 ${deck} 200 ${deck - 2}M${near.x} ${near.top}Q1060 ${deck - 80} 1240 ${deck - 40}`;
	let hangers = "";
	let lamps = "";
	for (let step = 1; step < 16; step++) {
		const t = step / 16;
		const x = (1 - t) ** 2 * near.x + 2 * t * (1 - t) * ((near.x + far.x) / 2) + t * t * far.x;
		const y = (1 - t) ** 2 * near.top + 2 * t * (1 - t) * (deck + 30) + t * t * far.top;
		if (y < deck) hangers += `M${n(x)} ${n(y)}V${n(deck)}M${near.x} ${near.top + 20}L${n(x)} ${deck}`;
		lamps += dot(x, Math.min(y, deck), 3);
	}
	cables += `M${near.x} ${near.top + 12}Q${(near.x + far.x) / 2} ${deck + 40} ${far.x} ${far.top + 6}`;
	return group([
		pier(far.x, 64, far.top, shore + 24),
		stroke(hangers, mix(shade, light.haze, 0.3), 1.5, opacity(0.7)),
		stroke(cables, mix(shade, "#2a2430", 0.3), 4),
		shape(`M180 ${deck - 6}L1220 ${deck - 10}V${deck + 14}L180 ${deck + 4}Z`, mix(stone, shade, 0.5)),
		stroke(`M180 ${deck - 16}L1220 ${deck - 24}`, shade, 3),
		pier(near.x, 150, near.top, 800),
		lit ? shape(lamps, light.lamp) : "",
	]);
}
