import { brighten, mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { birds, finish } from "#world/illustrations/kit/framing.ts";
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
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper, type Point } from "#world/illustrations/kit/Paper.ts";
import { broadLeaves, palm, palmCorner } from "#world/illustrations/kit/palms.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { lounger } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { mist, ridge, ridgeBody, ridges } from "#world/illustrations/kit/terrain.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, reflection, ripples, water } from "#world/illustrations/kit/water.ts";

const jungle: readonly (readonly [string, string, string])[] = [
	["#1c5f50", "#2f8763", "#78bd74"],
	["#2a6e4f", "#4a9c5f", "#98c96e"],
	["#174f4c", "#297a62", "#5fae78"],
];

/** A thatched villa opening onto its own pool, in the jungle or above the sea. */
export const villa: Draw = (paper, { light: free, random, variant }) => {
	const light = litFrom(free, 1);
	const { width, height } = paper;
	if (variant % 2 === 0) paper.mirror();
	const horizon = 420;
	paper.add(...sky(paper, light, random.fork("sky"), { horizon, clouds: 6, sunAt: 0.8 }));
	const atSea = variant % 3 === 1;
	if (atSea) {
		paper.add(
			water(paper, light, horizon, 700, [light.water[0], mix(light.water[1], "#179aa5", 0.35)]),
			ripples(random.fork("sea"), horizon + 3, 600, width, 70, light.sky[3], 0.5),
			glitter(random.fork("sun"), light, width * 0.8, horizon + 6, 600),
		);
		islets(paper, light, random.fork("islets"), horizon);
	} else {
		paper.add(
			ridges(paper, light, random.fork("hills"), {
				top: 190,
				base: horizon + 40,
				surface: "#5f9a7c",
				layers: 5,
				depth: [0.72, 0.24],
			}),
			mist(paper, light, horizon, 70, 0.5),
		);
		terraces(paper, light, random.fork("terraces"));
	}
	const back = random.fork("back");
	const scene: string[] = [];
	for (const [x, y, high] of [
		[90, 640, 400],
		[220, 620, 320],
		[610, 610, 330],
		[700, 600, 250],
		[820, 596, 200],
	] as const) {
		scene.push(palm(light, back, x, y, high * back.between(0.9, 1.1), 0.1));
	}
	for (let x = -20; x < (atSea ? 760 : width + 20); x += back.between(36, 60)) {
		scene.push(
			shrub(light, back, x, 626 - (x > 700 ? 14 : 0), back.between(34, 66), back.pick(jungle), 0.08),
		);
	}
	scene.push(pavilion(paper, light, 150, 640, variant));
	const id = paper.keep(scene.join(""));
	paper.add(`<use href="#${id}"/>`);
	poolside(paper, light, random.fork("pool"), id, height);
	const near = random.fork("near");
	paper.add(
		lounger(light, 830, 660, 120, "#fffaf0", -1),
		lounger(light, 970, 672, 132, "#fffaf0", -1),
		palm(light, near, 1130, 760, 560, 0, -0.12),
		shrub(light, near, 1130, 720, 60, jungle[1]!),
		shrub(light, near, 1210, 740, 70, jungle[0]!),
		broadLeaves(light, near, 40, height + 50, 300, 8),
		broadLeaves(light, near, 1170, height + 60, 300, 8),
		palmCorner(width, light, near, -1, 0.8),
	);
	blossoms(paper, light, near);
	paper.add(birds(random.fork("birds"), 900, 200, tone(light, "#48566c", 0.5, 0.2), 4), finish(paper, light));
};

function islets(paper: Paper, light: Light, random: Random, horizon: number): void {
	for (const [x, w, high] of [
		[820, 120, 150],
		[1010, 90, 110],
		[700, 60, 70],
	] as const) {
		const made: Point[] = [
			[x - w / 2 - 8, horizon + 8],
			[x - w * 0.5, horizon - high * 0.5],
			[x - w * 0.3, horizon - high * 0.9],
			[x, horizon - high],
			[x + w * 0.34, horizon - high * 0.82],
			[x + w * 0.46, horizon - high * 0.4],
			[x + w / 2 + 6, horizon + 8],
		];
		paper.add(
			shape(
				`${through(made)}Z`,
				paper.across(
					[
						[0, tone(light, "#7aa08a", 0.3, 0.35)],
						[1, mix(tone(light, "#b7a894", 0.4, 0.35), light.haze, 0.4)],
					],
					[0, horizon - high],
					[0, horizon],
				),
			),
			shape(
				`${through(made.map(([px, py]): Point => [px, Math.min(py, horizon - high * 0.34 + random.between(-8, 8))]))}Z`,
				tone(light, "#4f8a6c", 0.3, 0.3),
			),
		);
	}
}

/** Rice terraces stepping down the valley. */
function terraces(paper: Paper, light: Light, random: Random): void {
	for (let index = 0; index < 6; index++) {
		const y = 440 + index * 30;
		const made = ridge(paper, random.fork(`step ${index}`), {
			y,
			rise: 14,
			base: 700,
			wave: 0.9,
			rough: 0.05,
		});
		const depth = 0.34 - index * 0.05;
		paper.add(
			ridgeBody(paper, light, made, index % 2 ? "#8cbf6a" : "#a9cf74", depth, 0.15),
			stroke(through(made.points), tone(light, "#4d8a55", 0.6, depth), 3, opacity(0.55)),
		);
		if (index % 2 === 0)
			paper.add(
				stroke(
					through(made.points.map(([x, py]): Point => [x, py + 9])),
					mix(light.sky[3], light.water[0], 0.3),
					4,
					opacity(0.5),
				),
			);
	}
	paper.add(rect(0, 612, paper.width, 60, tone(light, growthOf.summer.groundDeep, 0.5)));
}

/** Posts, a daybed behind white curtains, and the great thatch. */
export function pavilion(paper: Paper, light: Light, x: number, base: number, variant: number): string {
	const lit = light.lamps > 0.1;
	const wood = tone(light, "#8a5f41", 0.35);
	const dark = tone(light, "#4a3527", 0.8);
	const w = 520;
	const wall = 150;
	const top = base - wall;
	const thatch = tone(light, variant % 3 === 2 ? "#a8854f" : "#c29a5c", 0.25);
	const roof = `M${x - 56} ${top + 14}Q${x + 40} ${top - 70} ${x + 150} ${top - 196}Q${x + 250} ${top - 214} ${x + 370} ${top - 196}Q${x + 480} ${top - 70} ${x + w + 56} ${top + 14}Q${x + w / 2} ${top + 32} ${x - 56} ${top + 14}Z`;
	let straw = "";
	for (let index = 0; index < 46; index++) {
		const share = index / 45;
		const x1 = x + 150 + share * 220;
		const x2 = x - 50 + share * (w + 100);
		straw += `M${n(x1)} ${n(top - 196)}Q${n(x1 + (x2 - x1) * 0.36)} ${n(top - 80)} ${n(x2)} ${n(top + 18)}`;
	}
	let layers = "";
	for (let index = 1; index < 5; index++) {
		const y = top - 196 + index * 44;
		layers += `M${x - 60} ${y + 10}Q${x + w / 2} ${y + 26} ${x + w + 60} ${y + 10}`;
	}
	const inside = lit
		? paper.linear([
				[0, "#ffdf9a"],
				[1, mix(light.lamp, "#c98a4c", 0.35)],
			])
		: paper.linear([
				[0, tone(light, "#6d5240", 0.8)],
				[1, tone(light, "#a5805c", 0.5)],
			]);
	const cloth = tone(light, "#ffffff", lit ? 0 : 0.2);
	const clip = `clip-path="${paper.clip(`<path d="${roof}"/>`)}"`;
	return group([
		rect(x - 40, base, w + 80, 26, tone(light, "#c0a27a", 0.15)),
		rect(x - 40, base + 18, w + 80, 12, dark),
		rect(x, top, w, wall, inside),
		rect(x + 150, base - 52, 230, 30, tone(light, "#fffaf0", 0.05), 'rx="8"'),
		rect(x + 150, base - 26, 230, 26, wood),
		rect(x + 164, base - 72, 56, 26, tone(light, "#ffffff", 0.02), 'rx="9"'),
		rect(x + 226, base - 70, 52, 24, tone(light, "#e07b52", 0.1), 'rx="9"'),
		shape(
			`M${x + 134} ${top}h44q-4 80 -26 ${wall}h-18zM${x + 396} ${top}h-44q4 80 26 ${wall}h18z`,
			cloth,
			opacity(0.85),
		),
		rect(x + 18, top + 30, 86, wall - 30, lit ? "#ffe7b2" : tone(light, "#c9b18c", 0.5)),
		stroke(
			[0, 1, 2, 3, 4].map((index) => `M${x + 18 + index * 21} ${top + 30}v${wall - 30}`).join(""),
			wood,
			3,
		),
		rect(x + 424, top + 30, 86, wall - 30, lit ? "#ffe7b2" : tone(light, "#c9b18c", 0.5)),
		stroke(
			[0, 1, 2, 3, 4].map((index) => `M${x + 424 + index * 21} ${top + 30}v${wall - 30}`).join(""),
			wood,
			3,
		),
		...[0, 126, 388, w - 10].map((dx) => rect(x + dx, top, 13, wall, wood)),
		rect(x, top, w, 18, "#1d1420", opacity(0.3)),
		shape(
			roof,
			paper.linear([
				[0, brighten(thatch, 0.06)],
				[1, brighten(thatch, -0.1)],
			]),
		),
		group(
			[
				stroke(straw, brighten(thatch, -0.13), 2, opacity(0.5)),
				stroke(layers, brighten(thatch, -0.18), 5, opacity(0.35)),
				shape(
					light.side > 0
						? `M${x - 80} ${top - 230}H${x + 210}L${x + 90} ${top + 40}H${x - 80}Z`
						: `M${x + w + 80} ${top - 230}H${x + 310}L${x + 430} ${top + 40}H${x + w + 80}Z`,
					"#2c2440",
					opacity(0.2),
				),
			],
			clip,
		),
		stroke(
			`M${x + 142} ${top - 198}Q${x + 260} ${top - 218} ${x + 378} ${top - 198}`,
			brighten(thatch, -0.2),
			11,
		),
		lit ? glow(paper, light, x + w / 2, base - 70, 300, 0.55) : "",
		...[x - 24, x + w + 24].map((lx) =>
			lit
				? rect(lx - 8, base - 26, 16, 24, "#fff0c4", 'rx="3"') + glow(paper, light, lx, base - 16, 60, 0.7)
				: rect(lx - 8, base - 26, 16, 24, tone(light, "#f1e6d0", 0.2), 'rx="3"'),
		),
	]);
}

function poolside(paper: Paper, light: Light, random: Random, scene: string, height: number): void {
	const blue = light.hour === "night" ? "#148aa0" : light.hour === "dusk" ? "#4f86b0" : "#2fb5bf";
	const basin = polygon([
		[150, 700],
		[900, 700],
		[1080, height + 20],
		[-120, height + 20],
	]);
	paper.add(
		rect(-10, 664, paper.width + 20, 260, tone(light, "#dcc9a8", 0.15)),
		stroke(
			[0, 1, 2, 3, 4].map((index) => `M-10 ${684 + index * 46}H1210`).join(""),
			tone(light, "#8d7658", 0.7),
			1.6,
			opacity(0.35),
		),
		shape(
			polygon([
				[136, 690],
				[914, 690],
				[1104, height + 20],
				[-146, height + 20],
			]),
			tone(light, "#f6ecd9", 0.05),
		),
		shape(
			basin,
			paper.across(
				[
					[0, mix("#9fe6df", light.sky[3], light.hour === "day" ? 0.15 : 0.5)],
					[1, blue],
				],
				[0, 700],
				[0, height],
			),
		),
		group(
			[reflection(paper, scene, 690, 0.34, 0.7), ripples(random, 706, height, 1100, 60, "#ffffff", 0.4)],
			`clip-path="${paper.clip(`<path d="${basin}"/>`)}"`,
		),
		rock(light, random, 936, 706, 30, 26, "#8b8782"),
		rock(light, random, 974, 716, 22, 18, "#9a948d"),
	);
	if (light.lamps > 0.3) paper.add(glow(paper, { ...light, lamp: "#a8f3f0" }, 500, 800, 360, 0.4));
}

/** Frangipani on the water and among the leaves. */
function blossoms(paper: Paper, light: Light, random: Random): void {
	for (let index = 0; index < 9; index++) {
		const x = index < 4 ? random.between(260, 860) : random.between(1020, 1200);
		const y = index < 4 ? random.between(770, 880) : random.between(740, 860);
		const r = random.between(5, 9);
		let petals = "";
		for (let petal = 0; petal < 5; petal++) {
			const angle = (petal / 5) * Math.PI * 2 + index;
			petals += dot(x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.7, r * 0.72);
		}
		paper.add(
			shape(petals, tone(light, index % 3 ? "#ffffff" : "#ffc4cf", 0.05)),
			oval(x, y, r * 0.5, r * 0.4, tone(light, "#f6c64a", 0.1)),
		);
	}
}
