import { type Light, tone } from "./light.ts";
import { group, oval, polygon, rect, shape } from "./marks.ts";

/** The slender tower on the hill in the middle of Seoul. */
export function seoulTower(light: Light, x: number, base: number, height: number, depth = 0): string {
	const body = tone(light, "#eef0f2", 0.1, depth);
	const shade = tone(light, "#c3c9d4", 0.9, depth);
	const w = height * 0.05;
	const at = (share: number) => base - height * share;
	return group([
		shape(
			polygon([
				[x - w, base],
				[x - w * 0.62, at(0.5)],
				[x + w * 0.62, at(0.5)],
				[x + w, base],
			]),
			body,
		),
		shape(
			polygon([
				[x, base],
				[x, at(0.5)],
				[x - light.side * w * 0.62, at(0.5)],
				[x - light.side * w, base],
			]),
			shade,
		),
		rect(x - w * 1.5, at(0.535), w * 3, height * 0.035, shade),
		rect(x - w * 2.1, at(0.6), w * 4.2, height * 0.065, body),
		rect(
			x - w * 2.1,
			at(0.578),
			w * 4.2,
			height * 0.022,
			light.lamps > 0.3 ? light.lamp : tone(light, "#5c7390", 0.4, depth),
		),
		oval(x, at(0.6), w * 2.1, height * 0.012, shade),
		rect(x - w * 0.9, at(0.66), w * 1.8, height * 0.06, shade),
		shape(
			polygon([
				[x - w * 0.34, at(0.66)],
				[x - w * 0.12, at(1)],
				[x + w * 0.12, at(1)],
				[x + w * 0.34, at(0.66)],
			]),
			tone(light, "#d9694c", 0.3, depth),
		),
		rect(x - w * 0.3, at(0.82), w * 0.6, height * 0.045, body),
	]);
}
