import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { birds, finish } from "#world/illustrations/kit/framing.ts";
import { type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { box, dot, group, opacity, polygon, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper, type Point } from "#world/illustrations/kit/Paper.ts";
import { broadLeaves, palm, palmCorner } from "#world/illustrations/kit/palms.ts";
import { boat } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { farCity, towerRow } from "#world/illustrations/kit/towers.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, reflection, ripples, water } from "#world/illustrations/kit/water.ts";

const jungle = ["#1f6654", "#3a9068", "#7fbf73"] as const;

/** The temple of dawn across the river, long boats passing. */
export const bangkok: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const shore = 620;
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 560, clouds: 7, sunAt: 0.2 }));
	const scene: string[] = [
		farCity(paper, light, random.fork("far"), {
			from: -10,
			to: width + 10,
			base: shore - 10,
			height: 170,
			depth: 0.62,
		}),
		towerRow(paper, light, random.fork("row"), {
			from: 860,
			to: width + 20,
			base: shore - 6,
			height: [120, 270],
			width: [46, 76],
			surfaces: ["#d9e0e6", "#e9dccb", "#c9d3db"],
			styles: ["glass", "bands", "grid"],
			depth: 0.46,
		}),
	];
	const trees = random.fork("trees");
	for (const [x, h] of [
		[60, 190],
		[150, 150],
		[250, 170],
		[860, 180],
		[960, 150],
		[1080, 200],
		[1170, 160],
	] as const)
		scene.push(palm(light, trees, x, shore - 4, h, 0.14));
	scene.push(
		prang(paper, light, 560, shore - 4, 470),
		prang(paper, light, 380, shore - 4, 210),
		prang(paper, light, 740, shore - 4, 210),
		prang(paper, light, 290, shore - 4, 120),
		prang(paper, light, 830, shore - 4, 120),
	);
	scene.push(hall(paper, light, 120, shore - 2), hall(paper, light, 900, shore - 2));
	for (let x = 0; x < width; x += trees.between(40, 70))
		scene.push(shrub(light, trees, x, shore, trees.between(20, 34), jungle, 0.05));
	scene.push(rect(-10, shore - 6, width + 20, 16, tone(light, "#d9cbb4", 0.3)));
	const id = paper.keep(scene.join(""));
	paper.add(
		water(paper, light, shore + 8, height, [
			mix(light.water[0], light.sky[3], 0.2),
			mix(light.water[1], "#7a6a58", 0.2),
		]),
		`<use href="#${id}"/>`,
		reflection(paper, id, shore + 10, 0.4, 0.52),
		ripples(random.fork("ripples"), shore + 14, height, width, 110, light.sky[3], 0.4),
		glitter(random.fork("sun"), light, width * 0.2, shore + 16, height - 40, 1.2),
		boat(light, { x: 800, y: 740, size: 130, hull: "#8a4f38", kind: "long" }),
		boat(light, { x: 330, y: 700, size: 86, hull: "#3f7f73", kind: "long", turn: -1 }),
	);
	const near = random.fork("near");
	paper.add(
		palm(light, near, 1130, 930, 640, 0, -0.14),
		broadLeaves(light, near, 1180, height + 40, 260),
		broadLeaves(light, near, 30, height + 50, 270),
		palmCorner(width, light, near, -1, 0.75),
		birds(random.fork("birds"), 850, 200, tone(light, "#4a566e", 0.5, 0.2), 6),
		finish(paper, light),
	);
};

/** A prang: terraces stepping in to a ribbed spire, inlaid with porcelain. */
function prang(paper: Paper, light: Light, x: number, base: number, high: number): string {
	const stone = tone(light, "#e6d8c0", 0.12, 0.06);
	const shade = tone(light, "#b39f86", 0.9, 0.06);
	const w = high * 0.24;
	const marks: string[] = [];
	const steps: readonly (readonly [number, number, number])[] = [
		[0, 0.1, 1],
		[0.1, 0.2, 0.8],
		[0.2, 0.31, 0.62],
		[0.31, 0.4, 0.5],
	];
	for (const [from, to, wide] of steps) {
		const half = w * wide;
		const y = base - high * to;
		const h = high * (to - from) + 1;
		marks.push(
			rect(x - half, y, half * 2, h, stone),
			rect(light.side < 0 ? x + half * 0.3 : x - half, y, half * 0.7, h, shade, opacity(0.55)),
			rect(x - half - 4, y - 3, half * 2 + 8, Math.max(3, high * 0.014), tone(light, "#f4ead6", 0.05, 0.06)),
		);
		let niches = "";
		for (let at = x - half + 6; at < x + half - 6; at += high * 0.036)
			niches += box(at, y + h * 0.3, high * 0.016, h * 0.5);
		marks.push(shape(niches, tone(light, high > 300 ? "#7f9a92" : "#a08a70", 0.5, 0.06), opacity(0.7)));
	}
	const bodyTop = base - high * 0.86;
	const body: Point[] = [
		[x - w * 0.4, base - high * 0.4],
		[x - w * 0.38, base - high * 0.52],
		[x - w * 0.26, base - high * 0.7],
		[x - w * 0.1, bodyTop],
		[x + w * 0.1, bodyTop],
		[x + w * 0.26, base - high * 0.7],
		[x + w * 0.38, base - high * 0.52],
		[x + w * 0.4, base - high * 0.4],
	];
	let ribs = "";
	let bands = "";
	for (const share of [-0.6, -0.3, 0, 0.3, 0.6])
		ribs += `M${n(x + w * 0.38 * share)} ${n(base - high * 0.41)}Q${n(x + w * 0.36 * share)} ${n(base - high * 0.6)} ${n(x + w * 0.1 * share)} ${n(bodyTop)}`;
	for (let at = 0.44; at < 0.84; at += 0.05)
		bands += `M${n(x - w * 0.42)} ${n(base - high * at)}h${n(w * 0.84)}`;
	marks.push(
		shape(polygon(body), stone),
		group(
			[
				shape(
					polygon([
						[x + w * 0.08, base - high * 0.4],
						[x + w * 0.03, bodyTop],
						[x + w * 0.5, bodyTop],
						[x + w * 0.5, base - high * 0.4],
					]),
					shade,
					opacity(0.55),
				),
				stroke(bands, shade, 1.6, opacity(0.55)),
				stroke(ribs, shade, 1.6, opacity(0.5)),
			],
			`clip-path="${paper.clip(`<path d="${polygon(body)}"/>`)}"`,
		),
		stroke(
			`M${n(x)} ${n(bodyTop)}V${n(base - high)}`,
			tone(light, "#d9b25a", 0.1),
			Math.max(2.4, high * 0.01),
		),
		stroke(
			`M${n(x - high * 0.024)} ${n(base - high * 0.93)}q${n(high * 0.024)} ${n(high * 0.03)} ${n(high * 0.048)} 0`,
			tone(light, "#d9b25a", 0.1),
			Math.max(2, high * 0.007),
		),
	);
	if (light.lamps > 0.3) marks.push(glow(paper, light, x, base - high * 0.3, high * 0.6, 0.5));
	return group(marks);
}

/** A temple hall with stacked orange and green roofs. */
function hall(paper: Paper, light: Light, x: number, base: number): string {
	const roof = (y: number, w: number, rise: number) => {
		const cx = x + 90;
		return (
			shape(
				`M${n(cx - w / 2)} ${n(y)}Q${n(cx - w * 0.2)} ${n(y - rise * 0.4)} ${n(cx)} ${n(y - rise)}Q${n(cx + w * 0.2)} ${n(y - rise * 0.4)} ${n(cx + w / 2)} ${n(y)}Z`,
				tone(light, "#3f7f5f", 0.3),
			) +
			shape(
				`M${n(cx - w * 0.4)} ${n(y)}Q${n(cx - w * 0.16)} ${n(y - rise * 0.34)} ${n(cx)} ${n(y - rise * 0.84)}Q${n(cx + w * 0.16)} ${n(y - rise * 0.34)} ${n(cx + w * 0.4)} ${n(y)}Z`,
				tone(light, "#d9823c", 0.2),
			) +
			stroke(`M${n(cx)} ${n(y - rise)}q6 -14 2 -24`, tone(light, "#e0b04a", 0.1), 4)
		);
	};
	const lit = light.lamps > 0.1;
	return group([
		rect(x + 20, base - 76, 140, 76, tone(light, "#faf4e8", 0.2)),
		...[0, 1, 2].map((index) =>
			shape(
				`M${x + 38 + index * 42} ${base}v-40a10 14 0 0 1 20 0v40z`,
				lit ? light.lamp : tone(light, "#8a5a3c", 0.5),
			),
		),
		...[0, 1, 2, 3].map((index) => rect(x + 22 + index * 43, base - 76, 7, 76, tone(light, "#e0b04a", 0.2))),
		roof(base - 70, 196, 76),
		roof(base - 104, 140, 66),
		lit
			? glow(paper, light, x + 90, base - 40, 140, 0.5)
			: shape(dot(x + 90, base - 90, 4), tone(light, "#e0b04a", 0.1)),
	]);
}
