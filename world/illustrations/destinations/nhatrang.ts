import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { birds, finish } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import {
	box,
	group,
	opacity,
	polygon,
	rect,
	shape,
	stroke,
	through,
} from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper, type Point } from "#world/illustrations/kit/Paper.ts";
import { broadLeaves, palm, palmCorner } from "#world/illustrations/kit/palms.ts";
import { boat } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { mist, ridges } from "#world/illustrations/kit/terrain.ts";
import { towerRow } from "#world/illustrations/kit/towers.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, ripples, surf, water } from "#world/illustrations/kit/water.ts";

/** Brick temple towers on a knoll over a wide bay; a cable car goes out to the island. */
export const nhatrang: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, 1);
	const { width, height } = paper;
	const sea = 490;
	const growth = growthOf[light.season];
	paper.add(
		...sky(paper, light, random.fork("sky"), { horizon: sea, clouds: 7, sunAt: 0.66 }),
		ridges(paper, light, random.fork("islands"), {
			top: sea - 170,
			base: sea + 3,
			surface: growth.hill,
			layers: 3,
			depth: [0.66, 0.4],
			from: 640,
			to: width + 60,
		}),
		mist(paper, light, sea - 14, 40, 0.45),
		towerRow(paper, light, random.fork("town"), {
			from: 270,
			to: 640,
			base: sea + 6,
			height: [50, 150],
			width: [26, 46],
			surfaces: ["#e7edf0", "#f0e6d6", "#d4e0e6"],
			styles: ["glass", "bands", "grid"],
			depth: 0.42,
			swell: (share) => 1.15 - share * 0.75,
		}),
		water(paper, light, sea, height, [
			mix(light.water[0], "#9fe3dd", 0.35),
			mix(light.water[1], "#1387a3", 0.4),
		]),
		ripples(random.fork("sea"), sea + 6, height, width, 130, light.sky[3], 0.42),
		glitter(random.fork("sun"), light, width * 0.66, sea + 8, 780, 1.2),
		cableCar(light, sea),
		boat(light, { x: 620, y: sea + 96, size: 66, hull: "#2f6f9a", kind: "fishing" }),
		boat(light, { x: 930, y: sea + 150, size: 92, hull: "#c2523c", kind: "fishing", turn: -1 }),
		boat(light, { x: 470, y: sea + 40, size: 36, hull: "#ffffff", kind: "sail", depth: 0.2 }),
	);
	const shore: Point[] = [
		[420, 960],
		[560, 850],
		[800, 800],
		[1040, 800],
		[1240, 770],
	];
	paper.add(
		shape(`${through(shore)}V960H420Z`, tone(light, "#f3e2c0", 0.15)),
		surf(random.fork("surf"), shore, tone(light, "#ffffff", 0), 6),
		shape(
			`M-20 ${sea + 60}Q120 ${sea + 36} 300 ${sea + 62}Q440 ${sea + 90} 500 ${sea + 190}Q540 ${sea + 300} 520 960H-20Z`,
			tone(light, growth.hill, 0.35),
		),
		shape(
			`M300 ${sea + 62}Q440 ${sea + 90} 500 ${sea + 190}Q540 ${sea + 300} 520 960H400Q450 ${sea + 200} 300 ${sea + 62}Z`,
			tone(light, "#a58a6c", 0.5),
			opacity(0.7),
		),
	);
	const garden = random.fork("garden");
	for (const [x, y, size] of [
		[34, sea + 70, 40],
		[404, sea + 108, 34],
		[450, sea + 150, 40],
	] as const)
		paper.add(shrub(light, garden, x, y, size, garden.pick(growth.crowns)));
	paper.add(
		temple(paper, light, 330, sea + 84, 62, 170),
		temple(paper, light, 90, sea + 72, 70, 210),
		temple(paper, light, 206, sea + 78, 104, 330),
	);
	for (let x = 10; x < 500; x += garden.between(50, 84))
		paper.add(
			shrub(light, garden, x, sea + 150 + x * 0.12, garden.between(36, 60), garden.pick(growth.crowns)),
		);
	const near = random.fork("near");
	paper.add(
		rock(light, near, 520, 916, 80, 60, "#9a8b7c"),
		rock(light, near, 610, 926, 46, 34, "#8f8580"),
		palm(light, near, 1100, 930, 520, 0, -0.12),
		broadLeaves(light, near, 260, height + 60, 250),
		palmCorner(width, light, near, 1, 0.7),
		birds(random.fork("birds"), 640, 200, tone(light, "#4a566e", 0.5, 0.2), 6),
		finish(paper, light),
	);
};

/** A tower of brick that steps inwards, with a pointed niche over its door. */
function temple(paper: Paper, light: Light, x: number, base: number, width: number, height: number): string {
	const brick = tone(light, "#b4644a", 0.15);
	const shade = tone(light, "#84432f", 0.75);
	const edge = tone(light, "#d08b69", 0.1);
	const half = width / 2;
	const marks: string[] = [];
	const away = light.side > 0 ? -1 : 1;
	const storey = (at: number, w: number, high: number) => {
		const top = base - at - high;
		marks.push(
			shape(box(x - w, top, w * 2, high), brick),
			shape(box(away > 0 ? x + w * 0.36 : x - w, top, w * 0.64, high), shade, opacity(0.75)),
			rect(x - w * 1.12, top - height * 0.012, w * 2.24, height * 0.03, edge),
			...[-0.6, 0, 0.6].map((share) =>
				rect(x + w * share - w * 0.05, top + high * 0.1, w * 0.1, high * 0.8, shade),
			),
		);
	};
	storey(0, half, height * 0.46);
	storey(height * 0.46, half * 0.76, height * 0.2);
	storey(height * 0.66, half * 0.54, height * 0.15);
	const crown = base - height * 0.81;
	marks.push(
		shape(
			polygon([
				[x - half * 0.5, crown],
				[x - half * 0.3, crown - height * 0.1],
				[x, base - height],
				[x + half * 0.3, crown - height * 0.1],
				[x + half * 0.5, crown],
			]),
			brick,
		),
	);
	for (const side of [-1, 1]) {
		for (const [at, w] of [
			[0.46, 1],
			[0.66, 0.76],
			[0.81, 0.54],
		] as const) {
			const cornerX = x + side * half * w * 0.94;
			const cornerY = base - height * at;
			marks.push(
				shape(`M${n(cornerX - 5)} ${n(cornerY)}l5 ${n(-height * 0.06)}l5 ${n(height * 0.06)}z`, edge),
			);
		}
	}
	const door = half * 0.34;
	const sill = base - height * 0.3;
	marks.push(
		shape(
			`M${n(x - door * 1.7)} ${base}V${n(sill)}Q${n(x - door)} ${n(sill - height * 0.09)} ${n(x)} ${n(sill - height * 0.14)}Q${n(x + door)} ${n(sill - height * 0.09)} ${n(x + door * 1.7)} ${n(sill)}V${base}Z`,
			edge,
		),
		shape(box(x - door, sill + height * 0.04, door * 2, height * 0.26), tone(light, "#3c2320", 0.9)),
		rect(x - half * 1.2, base - height * 0.025, width * 1.2, height * 0.035, edge),
	);
	if (light.lamps > 0.3) marks.push(glow(paper, light, x, base - height * 0.12, half * 1.6, 0.5));
	return group(marks);
}

/** Pylons in the sea like small steel towers, the cable between them, and its cabins. */
function cableCar(light: Light, sea: number): string {
	const steel = tone(light, "#dfe7ec", 0.25, 0.2);
	const masts = [640, 760, 880, 1010].map((x, index): Point => [x, sea - 150 - index * 8]);
	const rope = masts.map(([x, y], index) => {
		if (index === 0) return `M500 ${sea - 40}Q570 ${sea - 120} ${x} ${y}`;
		const [fromX] = masts[index - 1]!;
		return `Q${(fromX + x) / 2} ${y + 26} ${x} ${y}`;
	});
	return group([
		...masts.map(([x, y]) =>
			stroke(
				`M${x - 13} ${sea + 10}L${x} ${y}L${x + 13} ${sea + 10}M${x - 9} ${sea - 30}H${x + 9}M${x - 6} ${sea - 76}H${x + 6}M${x - 12} ${y + 3}H${x + 12}`,
				steel,
				2.6,
			),
		),
		stroke(`${rope.join("")}Q1090 ${sea - 160} 1160 ${sea - 130}`, steel, 2),
		...masts
			.slice(1)
			.map(([x, y], index) =>
				rect(x - 66, y + 16, 20, 15, tone(light, ["#e0603f", "#f2b23e", "#2f8fa8"][index]!, 0.15)),
			),
	]);
}
