import { n, type Point } from "./Paper.ts";
import type { Random } from "./random.ts";

/** Extra attributes as written in SVG, e.g. `opacity=".5"`. */
export type More = string;

export const opacity = (share: number): More => `opacity="${Math.round(share * 100) / 100}"`;

const more = (text: More | undefined) => (text ? ` ${text}` : "");

export function rect(
	x: number,
	y: number,
	width: number,
	height: number,
	fill: string,
	extra?: More,
): string {
	return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${more(extra)}/>`;
}

export function disc(x: number, y: number, radius: number, fill: string, extra?: More): string {
	return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${more(extra)}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, extra?: More): string {
	return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more(extra)}/>`;
}

export function shape(d: string, fill: string, extra?: More): string {
	return `<path d="${d}" fill="${fill}"${more(extra)}/>`;
}

export function stroke(d: string, colour: string, width: number, extra?: More): string {
	return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more(extra)}/>`;
}

export function group(marks: readonly string[], extra?: More): string {
	return `<g${more(extra)}>${marks.join("")}</g>`;
}

export function use(id: string, extra?: More): string {
	return `<use href="#${id}"${more(extra)}/>`;
}

export function polygon(points: readonly Point[]): string {
	return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
}

/** A box as a path fragment, so that hundreds of windows form one element. */
export function box(x: number, y: number, width: number, height: number): string {
	return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
}

/** A dash with round ends as a path fragment. */
export function dash(x: number, y: number, width: number, height: number): string {
	const r = Math.min(height, width) / 2;
	return `M${n(x)} ${n(y)}h${n(width - 2 * r)}a${n(r)} ${n(r)} 0 0 1 0 ${n(height)}h${n(2 * r - width)}a${n(r)} ${n(r)} 0 0 1 0 ${n(-height)}z`;
}

/** A circle as a path fragment. */
export function dot(x: number, y: number, radius: number): string {
	return `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(radius * 2)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-radius * 2)} 0z`;
}

/** A smooth curve through all points (Catmull-Rom). */
export function through(points: readonly Point[], closed = false, tension = 6): string {
	const count = points.length;
	const at = (index: number): Point =>
		closed ? points[(index + count) % count]! : points[Math.max(0, Math.min(count - 1, index))]!;
	let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
	const last = closed ? count : count - 1;
	for (let index = 0; index < last; index++) {
		const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
		d += `C${n(from[0] + (to[0] - before[0]) / tension)} ${n(from[1] + (to[1] - before[1]) / tension)} ${n(to[0] - (after[0] - from[0]) / tension)} ${n(to[1] - (after[1] - from[1]) / tension)} ${n(to[0])} ${n(to[1])}`;
	}
	return closed ? `${d}Z` : d;
}

/** A soft round shape with an irregular outline. */
export function blob(
	random: Random,
	x: number,
	y: number,
	rx: number,
	ry: number,
	lobes = 9,
	wobble = 0.14,
): string {
	const turn = random.between(0, Math.PI);
	const points: Point[] = [];
	for (let index = 0; index < lobes; index++) {
		const angle = turn + (index / lobes) * Math.PI * 2;
		const reach = 1 + random.between(-wobble, wobble);
		points.push([x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]);
	}
	return through(points, true);
}
