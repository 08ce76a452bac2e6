import { brighten } from "./colour.ts";
import { type Light, tone } from "./light.ts";
import { blob, group, opacity, rect, shape, stroke } from "./marks.ts";
import { paneColour } from "./openings.ts";
import { n, type Paper, type Point } from "./Paper.ts";
import type { Random } from "./random.ts";
import { rock, stoneWall } from "./stones.ts";

/** The dark volcanic stone of the island. */
export const basalt = "#4b4a52";

/** A low house of black stone under a roped thatch. */
export function stoneHouse(
	paper: Paper,
	light: Light,
	random: Random,
	x: number,
	base: number,
	scale: number,
): string {
	const w = 190 * scale;
	const h = 66 * scale;
	const top = base - h;
	const thatch = light.season === "winter" ? "#eef2f7" : "#c8a468";
	const roof = `M${n(x - 22 * scale)} ${n(top + 8 * scale)}Q${n(x + 10 * scale)} ${n(top - 64 * scale)} ${n(x + w * 0.5)} ${n(top - 70 * scale)}Q${n(x + w - 10 * scale)} ${n(top - 64 * scale)} ${n(x + w + 22 * scale)} ${n(top + 8 * scale)}Q${n(x + w / 2)} ${n(top + 20 * scale)} ${n(x - 22 * scale)} ${n(top + 8 * scale)}Z`;
	const clip = `clip-path="${paper.clip(`<path d="${roof}"/>`)}"`;
	let ropes = "";
	for (let index = -2; index < 12; index++) {
		ropes += `M${n(x + index * 22 * scale)} ${n(top - 80 * scale)}l${n(64 * scale)} ${n(110 * scale)}M${n(x + index * 22 * scale)} ${n(top - 80 * scale)}l${n(-64 * scale)} ${n(110 * scale)}`;
	}
	const roofTone = tone(light, thatch, 0.2);
	const courses: Point[] = [
		[x, base],
		[x + w, base],
	];
	const lit = light.lamps > 0.1;
	return group([
		rect(x, top, w, h, tone(light, basalt, 0.8)),
		stoneWall(light, random, courses, () => 8 * scale, basalt, Math.round(6.4)),
		rect(x + w * 0.4, top + h * 0.2, w * 0.2, h * 0.8, tone(light, "#7d5a40", 0.4)),
		rect(x + w * 0.43, top + h * 0.28, w * 0.06, h * 0.64, lit ? light.lamp : tone(light, "#f4ead6", 0.2)),
		rect(x + w * 0.51, top + h * 0.28, w * 0.06, h * 0.64, lit ? light.lamp : tone(light, "#f4ead6", 0.2)),
		rect(x + w * 0.12, top + h * 0.32, w * 0.16, h * 0.34, lit ? light.lamp : paneColour(light)),
		rect(x + w * 0.74, top + h * 0.32, w * 0.16, h * 0.34, lit ? light.lamp : paneColour(light)),
		shape(
			roof,
			paper.linear([
				[0, brighten(roofTone, 0.05)],
				[1, brighten(roofTone, -0.09)],
			]),
		),
		group([stroke(ropes, brighten(roofTone, -0.16), 2 * scale, opacity(0.5))], clip),
		shape(
			blob(random, x + w * (light.side < 0 ? 0.3 : 0.7), top - 46 * scale, 50 * scale, 14 * scale, 8, 0.1),
			"#ffffff",
			opacity(0.12),
		),
		rock(light, random, x - 14 * scale, base + 6 * scale, 16 * scale, 14 * scale, basalt),
	]);
}
