import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import {
	dot,
	group,
	opacity,
	polygon,
	rect,
	shape,
	stroke,
	through,
} from "#world/illustrations/kit/marks.ts";
import { glow, paneColour } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import { boat, lounger, parasol } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { mist, ridges } from "#world/illustrations/kit/terrain.ts";
import { leafTree, redPine } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, ripples, water } from "#world/illustrations/kit/water.ts";

/** White houses stepping down to the sea, each with its terrace; a small pool in front. */
export const pensionHill: Draw = (paper, { light: free, random, variant }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	if (variant % 4 < 2) paper.mirror();
	const growth = growthOf[light.season];
	const sea = 430;
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: sea, clouds: 7, sunAt: 0.22 }));
	paper.add(
		ridges(paper, light, random.fork("isles"), {
			top: 270,
			base: sea + 4,
			surface: growth.hill,
			layers: 4,
			depth: [0.74, 0.46],
		}),
		mist(paper, light, sea, 44, 0.5),
		water(paper, light, sea, height),
		ripples(random.fork("sea"), sea + 4, 740, 900, 80, light.sky[3], 0.45),
		glitter(random.fork("sun"), light, width * 0.22, sea + 6, 720),
		boat(light, { x: 220, y: sea + 70, size: 54, hull: "#ffffff", kind: "sail", depth: 0.12 }),
		boat(light, { x: 420, y: sea + 34, size: 30, hull: "#3d7ea0", kind: "fishing", depth: 0.24 }),
	);
	paper.add(
		shape(
			`${through([
				[330, 760],
				[420, 640],
				[520, 560],
				[640, 480],
				[780, 400],
				[940, 340],
				[1100, 290],
				[1260, 262],
			])}V960H-40Q120 900 330 760Z`,
			paper.across(
				[
					[0, tone(light, growth.ground, 0.1, 0.1)],
					[1, tone(light, growth.groundDeep, 0.45)],
				],
				[0, 280],
				[0, 860],
			),
		),
	);
	const trees = random.fork("trees");
	for (const [x, y, h] of [
		[980, 350, 130],
		[1080, 320, 160],
		[1170, 310, 190],
		[700, 470, 90],
		[860, 400, 100],
	] as const)
		paper.add(leafTree(light, trees, x, y, h, 0.1));
	for (const [x, y, w, s] of [
		[940, 440, 190, 0.8],
		[760, 530, 200, 0.9],
		[1010, 580, 230, 1.05],
		[600, 650, 220, 1],
	] as const)
		paper.add(house(paper, light, x, y, w, s, (variant + Math.round(x)) % 3));
	for (let index = 0; index < 15; index++) {
		const x = trees.between(560, 1180);
		paper.add(
			shrub(
				light,
				trees,
				x,
				470 + (1180 - x) * 0.28 + trees.between(0, 60),
				trees.between(18, 34),
				trees.pick(growth.crowns),
				0.05,
			),
		);
	}
	deck(paper, light, height);
	const near = random.fork("near");
	paper.add(
		redPine(light, near, 1120, 900, 420),
		shrub(light, near, 60, height + 8, 90, growth.crowns[0]!),
		shrub(light, near, 1040, height + 12, 80, growth.crowns.at(-1)!),
		shrub(light, near, 1170, height + 14, 100, growth.crowns[0]!),
		rock(light, near, 200, 892, 50, 38, "#9a948f"),
		birds(random.fork("birds"), 520, 200, tone(light, "#4a566e", 0.5, 0.2), 5),
		airborne(paper, light, random.fork("air"), 0.6),
		finish(paper, light),
	);
};

function house(
	paper: Paper,
	light: Light,
	x: number,
	base: number,
	w: number,
	s: number,
	kind: number,
): string {
	const lit = light.lamps > 0.05;
	const white = (turned: number) => tone(light, "#fbf8f2", turned);
	const snow = light.season === "winter" ? "#ffffff" : "#e2d9cb";
	const pane = lit
		? paper.linear([
				[0, "#ffeebf"],
				[1, light.lamp],
			])
		: paper.linear(
				[
					[0, light.sky[2]],
					[1, paneColour(light)],
				],
				[0, 0],
				[0.5, 1],
			);
	const high = 96 * s;
	const side = w * 0.24;
	const marks = [
		rect(x, base - high, w - side, high + 40, white(0.06)),
		rect(x + w - side, base - high, side, high + 40, white(0.8)),
	];
	if (kind === 0) {
		marks.push(
			shape(
				polygon([
					[x - 8, base - high + 2],
					[x + (w - side) / 2, base - high - 56 * s],
					[x + w - side + 6, base - high + 2],
				]),
				white(0.05),
			),
			shape(
				polygon([
					[x + (w - side) / 2, base - high - 62 * s],
					[x + w - side / 2, base - high - 62 * s],
					[x + w + 8, base - high + 4],
					[x + w - side + 4, base - high + 4],
				]),
				tone(light, light.season === "winter" ? "#f3f7fc" : "#3f7f9c", 0.4),
			),
			stroke(
				`M${n(x - 10)} ${n(base - high + 4)}L${n(x + (w - side) / 2)} ${n(base - high - 60 * s)}L${n(x + w - side + 6)} ${n(base - high + 4)}`,
				tone(light, light.season === "winter" ? "#ffffff" : "#35708c", 0.2),
				8,
			),
		);
	} else {
		marks.push(rect(x - 8, base - high - 9, w + 14, 12, tone(light, snow, 0.1)));
		if (kind === 1)
			marks.push(
				rect(x + w * 0.3, base - high - 58 * s, w * 0.4, 50 * s, white(0.1)),
				rect(x + w * 0.36, base - high - 46 * s, w * 0.24, 34 * s, pane),
				rect(x + w * 0.28, base - high - 64 * s, w * 0.45, 9, tone(light, snow, 0.1)),
			);
	}
	marks.push(
		rect(x + w * 0.08, base - high * 0.82, w * 0.36, high * 0.7, pane),
		stroke(
			`M${n(x + w * 0.2)} ${n(base - high * 0.82)}v${n(high * 0.7)}M${n(x + w * 0.32)} ${n(base - high * 0.82)}v${n(high * 0.7)}`,
			white(0.3),
			3.4,
		),
		shape(
			`M${n(x + w * 0.54)} ${n(base - high * 0.12)}V${n(base - high * 0.6)}a${n(w * 0.07)} ${n(w * 0.07)} 0 0 1 ${n(w * 0.14)} 0V${n(base - high * 0.12)}Z`,
			tone(light, kind === 2 ? "#c98a5a" : "#3f7f9c", 0.3),
		),
		rect(x + w - side * 0.72, base - high * 0.7, side * 0.42, high * 0.36, pane),
		rect(x - 20, base - high * 0.12, w + 30, 11, tone(light, "#d9c2a0", 0.15)),
		stroke(
			`${[0, 1, 2, 3, 4, 5, 6].map((post) => `M${n(x - 16 + (post * (w + 22)) / 6)} ${n(base - high * 0.12)}v${n(-22 * s)}`).join("")}M${n(x - 16)} ${n(base - high * 0.12 - 22 * s)}h${n(w + 22)}`,
			white(0.15),
			3,
		),
		lit ? glow(paper, light, x + w * 0.26, base - high * 0.4, w * 0.6, 0.45) : "",
	);
	return group(marks);
}

/** The near terrace: a strip of pool, loungers, an umbrella, olive pots. */
function deck(paper: Paper, light: Light, height: number): void {
	const blue = light.hour === "night" ? "#178aa5" : light.hour === "dusk" ? "#5d86b8" : "#35b6c6";
	const open = light.season !== "winter" && light.hour !== "night";
	paper.add(
		shape(
			polygon([
				[250, 740],
				[980, 740],
				[1090, height + 10],
				[90, height + 10],
			]),
			tone(light, "#efe2cb", 0.12),
		),
		shape(
			polygon([
				[330, 762],
				[800, 762],
				[860, 862],
				[240, 862],
			]),
			tone(light, "#fffaf0", 0.05),
		),
		shape(
			polygon([
				[342, 768],
				[790, 768],
				[844, 854],
				[258, 854],
			]),
			paper.across(
				[
					[0, mix("#a9ece4", light.sky[3], light.hour === "day" ? 0.1 : 0.5)],
					[1, blue],
				],
				[0, 768],
				[0, 854],
			),
		),
		stroke(
			"M400 790h60M520 802h80M640 786h70M360 826h90M560 836h70M700 822h60",
			"#ffffff",
			3.4,
			opacity(0.55),
		),
		light.lamps > 0.3 ? glow(paper, { ...light, lamp: "#a8f3f0" }, 550, 810, 260, 0.4) : "",
		open ? parasol(light, 930, 800, 150, ["#e9734f", "#fff6e8"], 5) : "",
		lounger(light, 890, 812, 110, "#fffaf0", -1),
		lounger(light, 940, 856, 124, "#fffaf0", -1),
	);
	for (const x of [276, 830])
		paper.add(
			shape(`M${x - 16} 742h32l-5 -34h-22z`, tone(light, "#c9764f", 0.3)),
			shape(
				[0, 1, 2, 3, 4, 5].map((leafAt) => dot(x - 16 + leafAt * 6.4, 696 - (leafAt % 2) * 12, 12)).join(""),
				tone(light, light.season === "winter" ? "#9fb6b4" : "#6f9a72", 0.3),
			),
		);
}
