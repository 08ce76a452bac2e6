import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish } from "#world/illustrations/kit/framing.ts";
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
import { glow, paneColour } from "#world/illustrations/kit/openings.ts";
import { n, type Paper, type Point } from "#world/illustrations/kit/Paper.ts";
import { broadLeaves, palm } from "#world/illustrations/kit/palms.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { boat, lounger, parasol } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { ridges } from "#world/illustrations/kit/terrain.ts";
import { leafTree, redPine } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, ripples, water } from "#world/illustrations/kit/water.ts";

/** A terraced resort above its lagoon, the sea beside it. */
export const resort: Draw = (paper, { light: free, random, variant }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	if (variant % 2 === 0) paper.mirror();
	const growth = growthOf[light.season];
	const horizon = 410;
	const tropical = variant % 3 !== 0;
	paper.add(...sky(paper, light, random.fork("sky"), { horizon, clouds: 6, sunAt: 0.16 }));
	paper.add(
		ridges(paper, light, random.fork("hills"), {
			top: 210,
			base: horizon + 20,
			surface: growth.hill,
			layers: 4,
			from: 260,
			depth: [0.7, 0.3],
		}),
		water(paper, light, horizon, height),
		ripples(random.fork("sea"), horizon + 3, 620, 620, 60, light.sky[3], 0.5),
		glitter(random.fork("sun"), light, width * 0.16, horizon + 6, 610),
		boat(light, { x: 130, y: horizon + 56, size: 50, hull: "#ffffff", kind: "sail", depth: 0.16 }),
		boat(light, { x: 300, y: horizon + 26, size: 28, hull: "#ffffff", kind: "sail", depth: 0.32, turn: -1 }),
	);
	paper.add(
		shape(
			`${through([
				[300, 470],
				[420, 440],
				[600, 430],
				[900, 430],
				[1240, 420],
			])}V700H150Q230 560 300 470Z`,
			tone(light, growth.groundDeep, 0.4, 0.12),
		),
	);
	const trees = random.fork("trees");
	for (const [x, y, high] of [
		[380, 520, 120],
		[440, 500, 150],
		[1150, 470, 210],
		[1060, 450, 170],
		[320, 560, 110],
	] as const) {
		paper.add(
			tropical ? palm(light, trees, x, y, high * 1.15, 0.14) : leafTree(light, trees, x, y, high, 0.1),
		);
	}
	paper.add(building(paper, light, random.fork("wings"), variant));
	garden(paper, light, random.fork("garden"), tropical);
	lagoon(paper, light, random.fork("lagoon"), height, variant);
	const near = random.fork("near");
	if (tropical) {
		paper.add(
			palm(light, near, 1120, 850, 560, 0, -0.16),
			palm(light, near, 60, 900, 470, 0, 0.14),
			broadLeaves(light, near, 30, height + 40, 240),
			broadLeaves(light, near, 1190, height + 50, 270),
		);
	} else {
		paper.add(
			light.season === "summer"
				? redPine(light, near, 1110, 880, 520)
				: leafTree(light, near, 1130, 890, 480, 0, growth.crowns[0]),
			shrub(light, near, 40, height + 16, 120, growth.crowns[0]!),
			shrub(light, near, 1150, height + 20, 110, growth.crowns.at(-1)!),
		);
	}
	paper.add(
		birds(random.fork("birds"), 420, 190, tone(light, "#4b576d", 0.5, 0.2), 5),
		airborne(paper, light, random.fork("air"), tropical ? 0 : 0.7),
		finish(paper, light),
	);
};

/** Floors set back one above another, each with its balcony and planters. */
function building(paper: Paper, light: Light, random: Random, variant: number): string {
	const floors = 8;
	const step = 40;
	const base = 606;
	const white = variant % 3 === 1 ? "#fdfaf4" : variant % 3 === 2 ? "#f6e6d2" : "#eef1f3";
	const marks: string[] = [];
	const growth = growthOf[light.season];
	const green = tone(light, growth.crowns.at(-1)![1], 0.2);
	for (let floor = floors - 1; floor >= 0; floor--) {
		const y = base - floor * step;
		const left = 470 + floor ** 1.35 * 15;
		const right = 1100 - floor ** 1.5 * 7;
		const curve = 12;
		const slab = `M${n(left - 14)} ${n(y - step)}Q${n((left + right) / 2)} ${n(y - step + curve)} ${n(right + 10)} ${n(y - step)}v9Q${n((left + right) / 2)} ${n(y - step + curve + 9)} ${n(left - 14)} ${n(y - step + 9)}Z`;
		marks.push(rect(left, y - step + 4, right - left, step, tone(light, mix(white, "#6f7f95", 0.22), 0.6)));
		let lit = "";
		let dark = "";
		let walls = "";
		const rooms = Math.round((right - left) / 46);
		const cell = (right - left) / rooms;
		for (let room = 0; room < rooms; room++) {
			const x = left + room * cell;
			const pane = `M${n(x + 7)} ${n(y - step + 12)}h${n(cell - 12)}v${n(step - 20)}h${n(12 - cell)}z`;
			if (random.chance(light.lamps)) lit += pane;
			else dark += pane;
			walls += `M${n(x)} ${n(y - step + 6)}v${n(step - 8)}`;
		}
		marks.push(
			shape(dark, mix(paneColour(light), light.sky[2], 0.2)),
			lit ? shape(lit, light.lamp) : "",
			stroke(walls, tone(light, white, 0.1), 4.4),
			rect(left, y - step + 8, right - left, 7, "#232a45", opacity(0.18)),
			shape(
				`M${n(left - 16)} ${n(y - 12)}Q${n((left + right) / 2)} ${n(y - 12 + curve)} ${n(right + 12)} ${n(y - 12)}V${n(y)}Q${n((left + right) / 2)} ${n(y + curve)} ${n(left - 16)} ${n(y)}Z`,
				tone(light, "#cfe3ea", 0.15),
				opacity(0.72),
			),
			shape(slab, tone(light, light.season === "winter" ? "#ffffff" : white, 0.02)),
		);
		let plants = "";
		for (let index = 0; index < 5; index++)
			plants += dot(left - 8 + index * 11, y - 14, random.between(5, 9));
		marks.push(shape(plants, green));
	}
	marks.push(
		rect(700, base - 54, 190, 60, tone(light, "#7c5b43", 0.4)),
		...[0, 1, 2, 3].map((index) =>
			rect(710 + index * 44, base - 46, 38, 52, light.lamps > 0.1 ? light.lamp : paneColour(light)),
		),
		shape(
			polygon([
				[676, base - 56],
				[914, base - 56],
				[900, base - 68],
				[690, base - 68],
			]),
			tone(light, white, 0.05),
		),
		light.lamps > 0.1 ? glow(paper, light, 795, base - 20, 240, 0.5) : "",
	);
	return group(marks);
}

function garden(paper: Paper, light: Light, random: Random, tropical: boolean): void {
	const growth = growthOf[light.season];
	paper.add(
		shape(
			`${through([
				[150, 660],
				[380, 618],
				[700, 606],
				[1000, 610],
				[1240, 600],
			])}V960H-40V780Q60 730 150 660Z`,
			paper.across(
				[
					[0, tone(light, growth.ground, 0.05, 0.05)],
					[1, tone(light, growth.groundDeep, 0.4)],
				],
				[0, 600],
				[0, 900],
			),
		),
		stroke("M-30 790Q70 740 150 668Q230 560 300 474", tone(light, "#f4e3bf", 0.05), 26),
		stroke("M-46 770Q54 722 134 656Q214 552 286 472", tone(light, "#ffffff", 0.05), 4, opacity(0.8)),
		shape("M740 606H850L900 690H690Z", tone(light, "#efe2cb", 0.1)),
	);
	for (let x = 300; x < 1180; x += random.between(40, 66)) {
		if (x > 690 && x < 890) continue;
		paper.add(
			shrub(
				light,
				random,
				x,
				632 + random.between(-6, 8),
				random.between(18, 30),
				random.pick(growth.crowns),
				0.03,
			),
		);
	}
	if (tropical)
		paper.add(
			palm(light, random, 560, 640, 210, 0.05),
			palm(light, random, 930, 646, 230, 0.04),
			palm(light, random, 1010, 640, 180, 0.06),
		);
	else paper.add(leafTree(light, random, 560, 640, 150, 0.05), leafTree(light, random, 950, 646, 170, 0.04));
}

function lagoon(paper: Paper, light: Light, random: Random, height: number, variant: number): void {
	const shore: Point[] = [
		[210, 800],
		[330, 724],
		[520, 704],
		[640, 726],
		[760, 706],
		[930, 700],
		[1050, 740],
		[1070, 820],
		[960, 900],
		[820, 960],
		[300, 960],
		[190, 890],
	];
	const outline = through(shore, true);
	const rim = through(
		shore.map(([x, y]): Point => [x + (x - 640) * 0.05, y + (y - 820) * 0.1]),
		true,
	);
	const blue = light.hour === "night" ? "#1588a8" : light.hour === "dusk" ? "#5d84b8" : "#2fb3c8";
	paper.add(
		shape(rim, tone(light, "#f3e4ca", 0.1)),
		shape(
			outline,
			paper.across(
				[
					[0, mix("#a9ece8", light.sky[3], light.hour === "day" ? 0.1 : 0.5)],
					[0.6, blue],
					[1, mix(blue, "#0f5f86", 0.25)],
				],
				[0, 700],
				[0, height],
			),
		),
		group(
			[
				ripples(random, 710, height, 1080, 50, "#ffffff", 0.4),
				shape(`M700 700H900V960H660Z`, "#ffffff", opacity(0.07)),
				shape(outline, "none", `stroke="#ffffff" stroke-width="10" opacity=".35"`),
			],
			`clip-path="${paper.clip(`<path d="${outline}"/>`)}"`,
		),
	);
	if (light.hour === "night" || light.hour === "dusk")
		paper.add(glow(paper, { ...light, lamp: "#9ff0f5" }, 640, 800, 330, 0.45));
	const cloth = (["#f06a4d", "#2f8fa2", "#efb23c"] as const)[variant % 3]!;
	if (light.season !== "winter") {
		for (const [x, y, size] of [
			[250, 716, 116],
			[420, 684, 92],
			[1010, 690, 100],
			[1120, 730, 130],
		] as const) {
			paper.add(
				oval(x - light.side * -40, y, size * 0.5, size * 0.07, "#3a3550", opacity(0.18)),
				light.hour === "night" ? "" : parasol(light, x, y, size, [cloth, "#fff7ea"], -4),
				lounger(light, x + 42, y + 6, size * 0.66, "#fffaf0", x > 640 ? -1 : 1),
			);
		}
	}
	paper.add(
		oval(560, 812, 34, 12, "none", `stroke="${tone(light, "#fff3e2", 0)}" stroke-width="13"`),
		oval(
			560,
			812,
			34,
			12,
			"none",
			`stroke="${tone(light, cloth, 0.1)}" stroke-width="13" stroke-dasharray="20 20"`,
		),
	);
}
