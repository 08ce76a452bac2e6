import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { birds, finish } from "#world/illustrations/kit/framing.ts";
import type { Light } from "#world/illustrations/kit/light.ts";
import { litFrom, tone } from "#world/illustrations/kit/light.ts";
import { opacity, shape, stroke, through } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper, type Point } from "#world/illustrations/kit/Paper.ts";
import { broadLeaves, palm, palmCorner } from "#world/illustrations/kit/palms.ts";
import { boat, lounger } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { ridge, ridgeBody } from "#world/illustrations/kit/terrain.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, ripples, surf, water } from "#world/illustrations/kit/water.ts";

/** A warm lagoon with cabins on stilts; open sea and sky to the left. */
export const bannerTropical: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const sea = 470;
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: sea, clouds: 8, sunAt: 0.46 }));
	paper.add(
		ridgeBody(
			paper,
			light,
			ridge(paper, random.fork("isle"), {
				y: sea - 14,
				rise: 14,
				base: sea + 4,
				from: 1180,
				to: 2180,
				wave: 0.2,
				lift: (share) => 150 * Math.sin(share * 2.4) ** 2,
			}),
			"#5f9a7c",
			0.5,
			0.35,
		),
		water(paper, light, sea, height, [light.water[0], mix(light.water[1], "#2aa3ad", 0.3)]),
		ripples(random.fork("sea"), sea + 4, height, width, 150, light.sky[3], 0.4),
		glitter(random.fork("sun"), light, width * 0.46, sea + 6, height - 60, 1.3),
		boat(light, { x: 820, y: sea + 50, size: 52, hull: "#ffffff", kind: "sail", depth: 0.14 }),
	);
	for (const [x, y, s] of [
		[1180, 540, 0.5],
		[1300, 556, 0.66],
		[1450, 580, 0.86],
		[1640, 616, 1.14],
	] as const)
		paper.add(cabin(paper, light, x, y, s));
	paper.add(
		stroke("M1170 548Q1400 580 1640 640T2110 760", tone(light, "#a97c56", 0.3), 12),
		stroke("M1170 556Q1400 590 1640 652T2110 776", tone(light, "#5e4636", 0.8), 5),
	);
	const shore: Point[] = [
		[1180, 940],
		[1400, 860],
		[1640, 800],
		[1880, 740],
		[2140, 690],
	];
	paper.add(
		shape(
			`${through(shore.map(([x, y]): Point => [x - 60, y - 20]))}L2200 960H1180Z`,
			mix(light.water[0], light.sky[3], 0.5),
			opacity(0.5),
		),
		shape(`${through(shore)}L2200 960H1180Z`, tone(light, "#f7e3bd", 0.08)),
		surf(random.fork("surf"), shore, tone(light, "#ffffff", 0), 6),
	);
	const near = random.fork("near");
	paper.add(
		lounger(light, 1640, 850, 110, "#fffaf0"),
		lounger(light, 1800, 830, 110, "#fffaf0"),
		palm(light, near, 1960, 920, 680, 0, -0.22),
		palm(light, near, 2060, 900, 520, 0, -0.08),
		palm(light, near, 1880, 860, 400, 0, 0.14),
	);
	for (const [x, y, r] of [
		[2000, 900, 80],
		[2080, 880, 90],
		[1900, 920, 60],
	] as const)
		paper.add(shrub(light, near, x, y, r, ["#1f6654", "#3a9068", "#7fbf73"]));
	paper.add(
		broadLeaves(light, near, 2070, height + 50, 300, 8),
		broadLeaves(light, near, 1840, height + 60, 200, 7),
		palmCorner(width, light, near, 1, 1),
		birds(random.fork("birds"), 1080, 230, tone(light, "#4a566e", 0.5, 0.2)),
		finish(paper, light),
	);
};

/** A thatched cabin on stilts over the water. */
function cabin(paper: Paper, light: Light, x: number, y: number, s: number): string {
	const lit = light.lamps > 0.1;
	const thatch = tone(light, "#b98f55", 0.25);
	return [
		stroke(
			[-50, -18, 18, 50].map((dx) => `M${n(x + dx * s)} ${n(y)}v${n(44 * s)}`).join(""),
			tone(light, "#5e4636", 0.7),
			6 * s,
		),
		shape(`M${n(x - 62 * s)} ${n(y)}h${n(124 * s)}v${n(8 * s)}h${n(-124 * s)}z`, tone(light, "#a97c56", 0.2)),
		shape(`M${n(x - 50 * s)} ${n(y)}v${n(-52 * s)}h${n(100 * s)}v${n(52 * s)}z`, tone(light, "#8a6244", 0.4)),
		shape(
			`M${n(x - 36 * s)} ${n(y)}v${n(-42 * s)}h${n(30 * s)}v${n(42 * s)}zM${n(x + 8 * s)} ${n(y - 10 * s)}v${n(-30 * s)}h${n(28 * s)}v${n(30 * s)}z`,
			lit ? light.lamp : tone(light, "#4a3a34", 0.7),
		),
		lit ? glow(paper, light, x, y - 24 * s, 90 * s, 0.5) : "",
		shape(
			`M${n(x - 78 * s)} ${n(y - 44 * s)}Q${n(x - 30 * s)} ${n(y - 90 * s)} ${n(x)} ${n(y - 132 * s)}Q${n(x + 30 * s)} ${n(y - 90 * s)} ${n(x + 78 * s)} ${n(y - 44 * s)}Q${n(x)} ${n(y - 34 * s)} ${n(x - 78 * s)} ${n(y - 44 * s)}Z`,
			thatch,
		),
		shape(
			`M${n(x)} ${n(y - 132 * s)}Q${n(x + 30 * s)} ${n(y - 90 * s)} ${n(x + 78 * s)} ${n(y - 44 * s)}Q${n(x + 40 * s)} ${n(y - 38 * s)} ${n(x + 14 * s)} ${n(y - 38 * s)}Z`,
			"#2c2440",
			opacity(0.2),
		),
	].join("");
}
