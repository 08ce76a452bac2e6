import type { Hex } from "./colour.ts";
import { leaf } from "./framing.ts";
import { type Light, tone } from "./light.ts";
import { group, shape, stroke } from "./marks.ts";
import { n, type Point } from "./Paper.ts";
import type { Random } from "./random.ts";

const leafDeep: Hex = "#1f6654";
const leafLit: Hex = "#5aa768";

/** One arching frond, its leaflets combed outward along the rib and bent down by their weight. */
function frond(
	x: number,
	y: number,
	angle: number,
	long: number,
	droop: number,
): { upper: string; lower: string; rib: string } {
	const tip: Point = [x + Math.cos(angle) * long, y + Math.sin(angle) * long + droop];
	const middle: Point = [x + Math.cos(angle) * long * 0.55, y + Math.sin(angle) * long * 0.75 - droop * 0.35];
	const at = (share: number): Point => [
		(1 - share) ** 2 * x + 2 * share * (1 - share) * middle[0] + share ** 2 * tip[0],
		(1 - share) ** 2 * y + 2 * share * (1 - share) * middle[1] + share ** 2 * tip[1],
	];
	let upper = "";
	let lower = "";
	const steps = long > 150 ? 9 : long > 70 ? 6 : 4;
	for (let index = 1; index <= steps; index++) {
		const share = index / steps;
		const [px, py] = at(share);
		const [qx, qy] = at(Math.min(1, share + 0.1));
		const heading =
			index === steps ? Math.atan2(tip[1] - middle[1], tip[0] - middle[0]) : Math.atan2(qy - py, qx - px);
		const reach = long * 0.34 * Math.sin(share * Math.PI * 0.72 + 0.5);
		const spread = 0.95 - share * 0.55;
		const down = Math.cos(heading) >= 0 ? 1 : -1;
		lower += leaf(px, py, reach, heading + down * spread, 1.35 / steps);
		upper += leaf(px, py, reach * 0.8, heading - down * spread * 0.62, 1.35 / steps);
	}
	return { upper, lower, rib: `M${n(x)} ${n(y)}Q${n(middle[0])} ${n(middle[1])} ${n(tip[0])} ${n(tip[1])}` };
}

/** A coconut palm with a bowed, ringed trunk. */
export function palm(
	light: Light,
	random: Random,
	x: number,
	base: number,
	height: number,
	depth = 0,
	lean = random.between(-0.22, 0.22),
): string {
	const top: Point = [x + lean * height, base - height];
	const thick = height * 0.026;
	const bend = x + lean * height * 0.25;
	const trunk = `M${n(x - thick)} ${n(base)}Q${n(bend - thick)} ${n(base - height * 0.5)} ${n(top[0] - thick * 0.5)} ${n(top[1])}L${n(top[0] + thick * 0.5)} ${n(top[1])}Q${n(bend + thick)} ${n(base - height * 0.5)} ${n(x + thick)} ${n(base)}Z`;
	let rings = "";
	for (let share = 0.06; share < 0.95; share += 0.1) {
		const cx = (1 - share) ** 2 * x + 2 * share * (1 - share) * bend + share ** 2 * top[0];
		const cy = base - height * (share * 0.5 * 2 * (1 - share) + share ** 2);
		rings += `M${n(cx - thick * 0.8)} ${n(cy)}q${n(thick * 0.8)} ${n(thick * 0.5)} ${n(thick * 1.6)} 0`;
	}
	const marks = [
		shape(trunk, tone(light, "#94765a", 0.45, depth)),
		stroke(rings, tone(light, "#6a513f", 0.8, depth), Math.max(1, thick * 0.22)),
	];
	const fronds = 8;
	let dark = "";
	let lit = "";
	let ribs = "";
	for (let index = 0; index < fronds; index++) {
		const angle = Math.PI * (1.02 + (index / (fronds - 1)) * 0.96) + random.between(-0.12, 0.12);
		const away = Math.abs(Math.cos(angle));
		const long = height * random.between(0.34, 0.42);
		const made = frond(top[0], top[1], angle, long, long * (0.18 + away * 0.5));
		dark += made.lower;
		lit += made.upper;
		ribs += made.rib;
	}
	marks.push(
		shape(dark, tone(light, leafDeep, 0.6, depth)),
		shape(lit, tone(light, leafLit, 0.15, depth)),
		stroke(ribs, tone(light, "#8fb96d", 0.2, depth), Math.max(1.2, height * 0.006)),
	);
	return group(marks);
}

/** Fronds hanging into the picture from an upper corner. */
export function palmCorner(width: number, light: Light, random: Random, corner: -1 | 1, scale = 1): string {
	const x = corner < 0 ? -30 : width + 30;
	let deep = "";
	let lit = "";
	let ribs = "";
	for (let index = 0; index < 6; index++) {
		const angle = corner < 0 ? -0.35 + index * 0.3 : Math.PI + 0.35 - index * 0.3;
		const long = random.between(260, 380) * scale;
		const made = frond(x, -30, angle, long, long * 0.24);
		deep += made.lower;
		lit += made.upper;
		ribs += made.rib;
	}
	return group([
		shape(lit, tone(light, "#2d7a5b", 0.5)),
		shape(deep, tone(light, leafDeep, 0.9)),
		stroke(ribs, tone(light, "#6fa566", 0.5), 3),
	]);
}

/** Broad banana or monstera-like leaves rising from below. */
export function broadLeaves(
	light: Light,
	random: Random,
	x: number,
	base: number,
	height: number,
	count = 7,
): string {
	const marks: string[] = [];
	for (let index = 0; index < count; index++) {
		const angle = -Math.PI / 2 + ((index - (count - 1) / 2) / count) * 2.2 + random.between(-0.1, 0.1);
		const long = height * random.between(0.75, 1.1);
		const tip: Point = [x + Math.cos(angle) * long, base + Math.sin(angle) * long];
		const wide = long * 0.17;
		const nx = -Math.sin(angle) * wide;
		const ny = Math.cos(angle) * wide;
		const mx = (x + tip[0]) / 2;
		const my = (base + tip[1]) / 2;
		const towards = Math.sign(Math.cos(angle)) === light.side;
		marks.push(
			shape(
				`M${n(x)} ${n(base)}Q${n(mx + nx)} ${n(my + ny)} ${n(tip[0])} ${n(tip[1])}Q${n(mx - nx)} ${n(my - ny)} ${n(x)} ${n(base)}Z`,
				tone(light, towards ? "#3f8f62" : leafDeep, towards ? 0.3 : 0.75),
			),
			stroke(`M${n(x)} ${n(base)}L${n(tip[0])} ${n(tip[1])}`, tone(light, "#7fb878", 0.3), 2.2),
		);
	}
	return group(marks);
}
