import type { Hex } from "#world/illustrations/kit/colour.ts";
import { type Light, tone } from "#world/illustrations/kit/light.ts";
import { rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import type { Camera } from "#world/illustrations/kit/perspective.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { leafTree } from "#world/illustrations/kit/trees.ts";

/** Colours of the house fronts. */
export const plasters: readonly Hex[] = [
	"#f2d7a8",
	"#f0b998",
	"#f7ebd6",
	"#e8a98a",
	"#d9e0cf",
	"#f4c9b2",
	"#cfdbe4",
];
/** The end of the view: a bell tower, a dome, or a hill with cypresses. */
export function farEnd(light: Light, random: Random, camera: Camera, variant: number): string {
	const [x, base] = camera.at([0, 0, 52]);
	const stone = tone(light, "#e3cfae", 0.15, 0.34);
	const shade = tone(light, "#c2a888", 0.9, 0.34);
	const roof = tone(light, light.season === "winter" ? "#f2f5fa" : "#b8674c", 0.3, 0.3);
	const marks: string[] = [];
	for (let index = 0; index < 5; index++) {
		const w = 60;
		marks.push(
			rect(
				x - 150 + index * w,
				base - 100 - random.between(0, 40),
				w + 2,
				160,
				tone(light, random.pick(plasters), 0.3, 0.42),
			),
		);
	}
	const side = light.side;
	if (variant % 3 === 0) {
		marks.push(
			rect(x - 56, base - 190, 112, 200, stone),
			rect(x - (side < 0 ? -16 : 56), base - 190, 40, 200, shade),
			shape(
				`M${n(x - 62)} ${n(base - 188)}A62 74 0 0 1 ${n(x + 62)} ${n(base - 188)}Z`,
				tone(light, "#7f9f94", 0.2, 0.3),
			),
			shape(
				`M${n(x)} ${n(base - 188)}V${n(base - 262)}A62 74 0 0 ${side < 0 ? 1 : 0} ${n(x - side * 62)} ${n(base - 188)}Z`,
				tone(light, "#5f8078", 0.9, 0.3),
			),
			rect(x - 13, base - 286, 26, 30, stone),
			shape(`M${n(x - 17)} ${n(base - 285)}Q${n(x)} ${n(base - 306)} ${n(x + 17)} ${n(base - 285)}Z`, roof),
			stroke(`M${n(x)} ${n(base - 298)}v-18`, shade, 3),
		);
	} else {
		const w = 46;
		marks.push(
			rect(x - w / 2, base - 290, w, 300, stone),
			rect(side < 0 ? x + w * 0.1 : x - w / 2, base - 290, w * 0.4, 300, shade),
			rect(x - w * 0.6, base - 232, w * 1.2, 8, stone),
			rect(x - w * 0.6, base - 296, w * 1.2, 8, stone),
			shape(
				`M${n(x - 11)} ${n(base - 246)}v-26a11 11 0 0 1 22 0v26z`,
				light.lamps > 0.3 ? light.lamp : tone(light, "#6b5a4d", 0.8, 0.3),
			),
			`<circle cx="${n(x)}" cy="${n(base - 198)}" r="14" fill="${tone(light, "#fbf5e8", 0.1, 0.2)}"/>`,
			stroke(`M${n(x)} ${n(base - 198)}v-9M${n(x)} ${n(base - 198)}l6 4`, shade, 2.4),
			shape(
				`M${n(x - w * 0.62)} ${n(base - 294)}L${n(x)} ${n(base - 384)}L${n(x + w * 0.62)} ${n(base - 294)}Z`,
				roof,
			),
			stroke(`M${n(x)} ${n(base - 384)}v-18`, shade, 3),
		);
	}
	return (
		marks.join("") +
		leafTree(light, random, x - 74, base + 4, 70, 0.3) +
		leafTree(light, random, x + 80, base + 4, 60, 0.3)
	);
}

/** Iron lanterns along the pavements. */
export function lamps(paper: Paper, light: Light, camera: Camera): string {
	const marks: string[] = [];
	for (const [x, z] of [
		[3.5, 20],
		[-3.5, 15],
		[3.5, 11],
		[-3.5, 7.6],
	] as const) {
		const [px, base] = camera.at([x, 0, z]);
		const s = camera.scale(z);
		const iron = tone(light, "#343a45", 0.5, Math.min(0.3, z / 70));
		const top = base - s * 3.6;
		marks.push(
			stroke(`M${n(px)} ${n(base)}V${n(top)}`, iron, Math.max(1.6, s * 0.09)),
			shape(
				`M${n(px - s * 0.2)} ${n(top)}L${n(px - s * 0.27)} ${n(top - s * 0.55)}h${n(s * 0.54)}L${n(px + s * 0.2)} ${n(top)}Z`,
				light.lamps > 0.1 ? "#fff0c0" : tone(light, "#e9eef0", 0.2),
			),
			shape(
				`M${n(px - s * 0.33)} ${n(top - s * 0.54)}L${n(px)} ${n(top - s * 0.84)}L${n(px + s * 0.33)} ${n(top - s * 0.54)}Z`,
				iron,
			),
			light.lamps > 0.1 ? glow(paper, light, px, top - s * 0.3, s * 1.7, 0.7) : "",
		);
	}
	return marks.join("");
}

/** Café tables under the awnings. */
export function tables(light: Light, camera: Camera, random: Random, variant: number): string {
	const marks: string[] = [];
	const side = variant % 2 ? 1 : -1;
	for (const z of [9.4, 7.2, 5.6]) {
		const [x, base] = camera.at([side * 3.1, 0, z]);
		const s = camera.scale(z);
		const chair = (dx: number) =>
			stroke(
				`M${n(x + dx * s - s * 0.16)} ${n(base)}V${n(base - s * 0.46)}H${n(x + dx * s + s * 0.16)}V${n(base)}M${n(x + Math.sign(dx) * s * 0.16 + dx * s)} ${n(base - s * 0.46)}V${n(base - s * 0.92)}`,
				tone(light, "#8a5a3c", 0.4),
				Math.max(1.6, s * 0.045),
			);
		marks.push(
			chair(-0.62),
			chair(0.62),
			stroke(
				`M${n(x)} ${n(base)}V${n(base - s * 0.7)}M${n(x - s * 0.2)} ${n(base)}h${n(s * 0.4)}`,
				tone(light, "#3c4049", 0.4),
				Math.max(1.6, s * 0.05),
			),
			`<ellipse cx="${n(x)}" cy="${n(base - s * 0.72)}" rx="${n(s * 0.4)}" ry="${n(s * 0.09)}" fill="${tone(light, "#fbf4e8", 0.1)}"/>`,
			rect(
				x - s * 0.05,
				base - s * 0.92,
				s * 0.1,
				s * 0.2,
				tone(light, random.pick(["#d9694c", "#5f8f9c", "#e8b04a"]), 0.2),
			),
		);
	}
	return marks.join("");
}
