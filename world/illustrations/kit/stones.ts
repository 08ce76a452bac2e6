import { type Hex, mix } from "./colour.ts";
import { type Light, tone } from "./light.ts";
import { blob, group, opacity, polygon, shape, through } from "./marks.ts";
import type { Point } from "./Paper.ts";
import type { Random } from "./random.ts";

/** A dry stone wall that follows a line; `size` is the stone's radius along it. */
export function stoneWall(
	light: Light,
	random: Random,
	line: readonly Point[],
	size: (share: number) => number,
	surface: Hex,
	courses = 3,
	depth = 0,
): string {
	const tones = ["", "", ""];
	let tops = "";
	let along = 0;
	const lengths = line.slice(1).map(([x, y], index) => Math.hypot(x - line[index]![0], y - line[index]![1]));
	const total = lengths.reduce((sum, part) => sum + part, 0);
	while (along < total) {
		const share = along / total;
		let rest = along;
		let piece = 0;
		while (piece < lengths.length - 1 && rest > lengths[piece]!) rest -= lengths[piece++]!;
		const [from, to] = [line[piece]!, line[piece + 1]!];
		const t = rest / (lengths[piece] || 1);
		const r = size(share);
		for (let course = 0; course < courses; course++) {
			const x = from[0] + (to[0] - from[0]) * t + random.between(-0.3, 0.3) * r + (course % 2) * r * 0.8;
			const y = from[1] + (to[1] - from[1]) * t - course * r * 1.25;
			const rx = r * random.between(0.8, 1.15);
			const ry = r * random.between(0.66, 0.85);
			tones[random.whole(0, 2)] += blob(random, x, y, rx, ry, 6, 0.14);
			if (course === courses - 1)
				tops += blob(random, x + light.side * r * 0.15, y - r * 0.36, rx * 0.62, ry * 0.3, 6, 0.1);
		}
		along += r * 1.62;
	}
	const snowy = light.season === "winter";
	return group([
		shape(tones[0]!, tone(light, mix(surface, "#000000", 0.22), 0.8, depth)),
		shape(tones[1]!, tone(light, surface, 0.5, depth)),
		shape(tones[2]!, tone(light, mix(surface, "#ffffff", 0.16), 0.25, depth)),
		shape(
			tops,
			tone(light, snowy ? "#ffffff" : mix(surface, "#ffffff", 0.42), 0.05, depth),
			opacity(snowy ? 0.95 : 0.6),
		),
	]);
}

/** A boulder: a lit crown, a shaded flank, a flat foot. */
export function rock(
	light: Light,
	random: Random,
	x: number,
	base: number,
	rx: number,
	ry: number,
	surface: Hex,
	depth = 0,
): string {
	const side = light.side;
	const jog = (share: number) => share + random.between(-0.07, 0.07);
	const at = (dx: number, up: number): Point => [x + side * dx * rx, base - up * ry * 1.35];
	const litFoot = at(jog(1), 0);
	const litShoulder = at(jog(0.86), jog(0.5));
	const crown = at(jog(0.34), jog(0.96));
	const crownAway = at(jog(-0.26), jog(0.9));
	const shadeShoulder = at(jog(-0.82), jog(0.5));
	const shadeFoot = at(jog(-1.02), 0);
	const fold = at(jog(0.06), jog(0.46));
	const foldFoot = at(jog(0.2), 0);
	const top = light.season === "winter" ? "#fbfdff" : mix(surface, "#ffffff", 0.24);
	return group([
		shape(
			`${through([shadeFoot, shadeShoulder, crownAway, crown, litShoulder, litFoot], false, 8)}Z`,
			tone(light, surface, 0.4, depth),
		),
		shape(polygon([crownAway, crown, litShoulder, fold]), tone(light, top, 0.02, depth)),
		shape(
			polygon([shadeFoot, shadeShoulder, crownAway, fold, foldFoot]),
			tone(light, mix(surface, "#20243c", 0.1), 0.9, depth),
			opacity(0.6),
		),
	]);
}
