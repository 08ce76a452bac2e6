import type { Hex } from "./colour.ts";

/** [offset 0..1, colour, opacity = 1] */
export type Stop = readonly [number, Hex, number?];
export type Point = readonly [number, number];

/** Formats a coordinate with one decimal, a tenth of a pixel at 1200 px: more would only lengthen the text. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A drawing surface with its own paints. Marks are stacked in the order in which they are added; identical paints are defined only once. */
export class Paper {
	readonly width: number;
	readonly height: number;
	readonly #defs: string[] = [];
	readonly #marks: string[] = [];
	readonly #known = new Map<string, string>();
	#mirrored = false;
	#view: readonly [number, number, number, number];

	constructor(width: number, height: number) {
		this.width = width;
		this.height = height;
		this.#view = [0, 0, width, height];
	}

	add(...marks: readonly string[]): void {
		this.#marks.push(...marks);
	}

	/** Mirrors the finished picture: a second composition at no cost. */
	mirror(): void {
		this.#mirrored = !this.#mirrored;
	}

	/** Shows only a part, enlarged by the factor `nearer`; `atX` and `atY` place it as shares of the free space. */
	crop(nearer: number, atX: number, atY: number): void {
		const width = this.width / nearer;
		const height = this.height / nearer;
		this.#view = [(this.width - width) * atX, (this.height - height) * atY, width, height];
	}

	#define(body: string, make: (id: string) => string): string {
		const known = this.#known.get(body);
		if (known) return known;
		const id = `p${this.#known.size.toString(36)}`;
		this.#known.set(body, id);
		this.#defs.push(make(id));
		return id;
	}

	/** Defines a gradient in shares of the painted shape's bounding box. */
	linear(stops: readonly Stop[], from: Point = [0, 0], to: Point = [0, 1]): string {
		const body = `${line(from, to)}>${stopsOf(stops)}`;
		return `url(#${this.#define(`l${body}`, (id) => `<linearGradient id="${id}" ${body}</linearGradient>`)})`;
	}

	/** Defines a gradient in paper coordinates, so that neighbouring shapes painted with it join seamlessly. */
	across(stops: readonly Stop[], from: Point, to: Point): string {
		const body = `gradientUnits="userSpaceOnUse" ${line(from, to)}>${stopsOf(stops)}`;
		return `url(#${this.#define(`l${body}`, (id) => `<linearGradient id="${id}" ${body}</linearGradient>`)})`;
	}

	radial(stops: readonly Stop[], centre: Point = [0.5, 0.5], radius = 0.5): string {
		const body = `cx="${centre[0]}" cy="${centre[1]}" r="${radius}">${stopsOf(stops)}`;
		return `url(#${this.#define(`r${body}`, (id) => `<radialGradient id="${id}" ${body}</radialGradient>`)})`;
	}

	/** Defines a clip path and returns its reference. */
	clip(shape: string): string {
		return `url(#${this.#define(`c${shape}`, (id) => `<clipPath id="${id}">${shape}</clipPath>`)})`;
	}

	/** Defines marks for repeated use (a reflection, a repeated lantern); place them with `use`. */
	keep(marks: string): string {
		return this.#define(`g${marks}`, (id) => `<g id="${id}">${marks}</g>`);
	}

	/** Returns the drawing as an SVG document, `pixels` wide. */
	toSvg(pixels: number = this.width): string {
		const high = Math.round((pixels * this.height) / this.width);
		const marks = this.#marks.join("");
		const body = this.#mirrored
			? `<g transform="translate(${this.width} 0) scale(-1 1)">${marks}</g>`
			: marks;
		return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${high}" preserveAspectRatio="xMidYMid slice" viewBox="${this.#view.map(n).join(" ")}"><defs>${this.#defs.join("")}</defs>${body}</svg>`;
	}
}

function line(from: Point, to: Point): string {
	return `x1="${n2(from[0])}" y1="${n2(from[1])}" x2="${n2(to[0])}" y2="${n2(to[1])}"`;
}

const n2 = (value: number) => String(Math.round(value * 1000) / 1000);

function stopsOf(stops: readonly Stop[]): string {
	return stops
		.map(
			([offset, colour, opacity]) =>
				`<stop offset="${n2(offset)}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${n2(opacity)}"`}/>`,
		)
		.join("");
}
