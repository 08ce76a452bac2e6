import { mix } from "./colour.ts";
import type { Light } from "./light.ts";
import { dash, group, opacity, rect, shape, stroke, through, use } from "./marks.ts";
import { n, type Paper, type Point } from "./Paper.ts";
import type { Random } from "./random.ts";

/** Open water from the horizon down, with its far and near colour. */
export function water(
	paper: Paper,
	light: Light,
	y: number,
	bottom: number,
	colours: readonly [string, string] = light.water,
): string {
	return rect(
		0,
		y,
		paper.width,
		bottom - y,
		paper.across(
			[
				[0, colours[0]],
				[0.22, mix(colours[0], colours[1], 0.45)],
				[1, colours[1]],
			],
			[0, y],
			[0, bottom],
		),
	);
}

/** Short flat dashes that become wider and sparser towards the viewer. */
export function ripples(
	random: Random,
	y: number,
	bottom: number,
	width: number,
	count: number,
	colour: string,
	strength = 0.35,
): string {
	let d = "";
	for (let index = 0; index < count; index++) {
		const share = random.next() ** 1.4;
		const long = 10 + share * 70 * random.between(0.5, 1.2);
		d += dash(random.between(-20, width), y + 4 + share * (bottom - y - 6), long, 1 + share * 3);
	}
	return shape(d, colour, opacity(strength));
}

/** The broken column of light below the sun or moon. */
export function glitter(
	random: Random,
	light: Light,
	x: number,
	y: number,
	bottom: number,
	spread = 1,
): string {
	let d = "";
	const rows = Math.round((bottom - y) / 11);
	for (let row = 0; row < rows; row++) {
		const share = row / rows;
		const reach = (26 + share * 80) * spread;
		const pieces = random.whole(1, 3);
		for (let piece = 0; piece < pieces; piece++) {
			const long = reach * random.between(0.3, 1.1);
			d += dash(
				x + random.between(-1, 1) * reach * 0.7 - long / 2,
				y + 4 + row * 11 + random.between(-3, 3),
				long,
				2 + share * 3.4,
			);
		}
	}
	return shape(d, light.sun, opacity(light.hour === "day" ? 0.4 : 0.6));
}

/** Marks mirrored at the waterline, compressed and dimmed. */
export function reflection(paper: Paper, id: string, y: number, strength = 0.32, squeeze = 0.8): string {
	const clip = paper.clip(`<rect x="0" y="${n(y)}" width="${paper.width}" height="${n(paper.height - y)}"/>`);
	return group(
		[use(id, `transform="translate(0 ${n(y * (1 + squeeze))}) scale(1 ${-squeeze})"`)],
		`${opacity(strength)} clip-path="${clip}"`,
	);
}

/** The white lace where a wave runs out, along a line of points. */
export function surf(random: Random, line: readonly Point[], colour: string, width: number): string {
	const shifted = line.map(([x, y]): Point => [x, y + random.between(-2, 2)]);
	const outer = shifted.map(([x, y]): Point => [x + random.between(-4, 4), y - width * 2.4]);
	return (
		stroke(through(shifted), colour, width, opacity(0.95)) +
		stroke(
			through(outer),
			colour,
			width * 0.45,
			`${opacity(0.6)} stroke-dasharray="${n(width * 22)} ${n(width * 9)}"`,
		)
	);
}
