import { type Hex, mix } from "./colour.ts";
import { type Light, tone } from "./light.ts";
import { group, opacity, polygon, shape } from "./marks.ts";
import type { Paper, Point } from "./Paper.ts";
import type { Random } from "./random.ts";

export interface RangeWish {
	readonly base: number;
	/** Height of the main summits above the base. */
	readonly height: number;
	readonly surface: Hex;
	readonly depth: number;
	/** Summits as x shares, each with its share of the height. */
	readonly peaks: readonly (readonly [number, number])[];
	/** Share of the height, from the top, that is covered with snow; none when omitted. */
	readonly snow?: number;
	/** 0 = rounded, 1 = craggy. */
	readonly rough?: number;
}

/** A mountain range: an irregular skyline, each summit with its shaded flank and spurs. */
export function range(paper: Paper, light: Light, random: Random, wish: RangeWish): string {
	const { width } = paper;
	const rough = wish.rough ?? 0.8;
	const top = wish.base - wish.height;
	const crest: Point[] = [];
	const summits: { at: number; valley: number }[] = [];
	const sorted = [...wish.peaks].sort((a, b) => a[0] - b[0]);
	const valleyBetween = (left: number, right: number): Point => {
		const [a, b] = [sorted[left], sorted[right]];
		const x = a && b ? (a[0] + b[0]) / 2 : a ? a[0] + 0.2 : (b?.[0] ?? 0) - 0.2;
		const low = Math.min(a?.[1] ?? 1, b?.[1] ?? 1) * random.between(0.42, 0.6);
		return [x * width, wish.base - wish.height * low];
	};
	const walk = (from: Point, to: Point) => {
		const steps = 6;
		for (let index = 1; index < steps; index++) {
			const share = index / steps;
			crest.push([
				from[0] + (to[0] - from[0]) * share + random.between(-6, 6) * rough,
				from[1] + (to[1] - from[1]) * share ** 1.1 + random.between(-1, 1) * wish.height * 0.035 * rough,
			]);
		}
	};
	let previous = valleyBetween(-1, 0);
	crest.push([-60, Math.min(previous[1], wish.base - 10)], previous);
	for (let index = 0; index < sorted.length; index++) {
		const [share, rise] = sorted[index]!;
		const summit: Point = [share * width, wish.base - wish.height * rise];
		walk(previous, summit);
		crest.push(summit);
		summits.push({ at: crest.length - 1, valley: 0 });
		const valley = valleyBetween(index, index + 1);
		walk(summit, valley);
		crest.push(valley);
		previous = valley;
	}
	crest.push([width + 60, previous[1] + 10]);
	const outline = polygon([[-60, wish.base], ...crest, [width + 60, wish.base]]);
	const foot = (colour: Hex, top0 = top) =>
		paper.across(
			[
				[0, colour],
				[0.5, mix(colour, light.haze, 0.15)],
				[1, mix(colour, light.haze, 0.8)],
			],
			[0, top0],
			[0, wish.base],
		);
	const lit = foot(tone(light, wish.surface, 0.05, wish.depth));
	const dark = foot(tone(light, wish.surface, 1, wish.depth));
	let shaded = "";
	let spurs = "";
	for (const { at } of summits) {
		const flank = flankOf(crest, at, light.side < 0 ? 1 : -1);
		const summit = crest[at]!;
		const low = flank.at(-1)!;
		const back: Point[] = [];
		const drop = wish.base - summit[1];
		for (let index = 1; index <= 6; index++) {
			const share = index / 6;
			back.push([
				summit[0] + (index % 2 ? 0.07 : -0.045) * drop * -light.side * (0.6 + share) * rough,
				summit[1] + drop * share,
			]);
		}
		shaded += polygon([...flank, [low[0], wish.base], ...back.reverse()]);
		for (let spur = 0; spur < 2; spur++) {
			const sx = summit[0] + light.side * drop * random.between(0.1, 0.3);
			const sy = summit[1] + drop * random.between(0.24, 0.42);
			const long = drop * random.between(0.4, 0.6);
			spurs += polygon([
				[sx, sy],
				[sx - light.side * long * 0.02, sy + long * 0.4],
				[sx - light.side * long * 0.1, sy + long],
				[sx + light.side * long * 0.13, sy + long * 0.86],
				[sx + light.side * long * 0.03, sy + long * 0.42],
			]);
		}
	}
	const clip = `clip-path="${paper.clip(`<path d="${outline}"/>`)}"`;
	const marks = [
		shape(outline, lit),
		group([shape(shaded, dark, opacity(0.85)), shape(spurs, dark, opacity(0.45))], clip),
	];
	if (wish.snow) marks.push(snowCap(paper, light, random, wish, crest, shaded, clip));
	return group(marks);
}

/** Crest points from a summit down one side to the valley. */
function flankOf(crest: readonly Point[], at: number, step: 1 | -1): Point[] {
	const flank: Point[] = [crest[at]!];
	for (let index = at + step; index >= 0 && index < crest.length; index += step) {
		const point = crest[index]!;
		flank.push(point);
		if (flank.length > 7) break;
	}
	return flank;
}

function snowCap(
	paper: Paper,
	light: Light,
	random: Random,
	wish: RangeWish,
	crest: readonly Point[],
	shaded: string,
	clip: string,
): string {
	const reach = wish.height * (wish.snow ?? 0);
	const edge: Point[] = [];
	crest.forEach(([x, y], index) => {
		const high = Math.max(0, (wish.base - y) / wish.height);
		edge.push([x, y + reach * high ** 1.6 * (index % 2 ? 1.25 : 0.55) + random.between(-4, 4)]);
	});
	const cap = polygon([...crest.map(([x, y]): Point => [x, y - 4]), ...edge.reverse()]);
	const inner = `clip-path="${paper.clip(`<path d="${cap}"/>`)}"`;
	return group(
		[
			shape(cap, tone(light, "#ffffff", 0.02, wish.depth * 0.6)),
			group([shape(shaded, tone(light, "#dbe5f5", 0.75, wish.depth * 0.6), opacity(0.9))], inner),
		],
		clip,
	);
}

export interface ConeWish {
	readonly x: number;
	readonly base: number;
	readonly width: number;
	readonly height: number;
	readonly surface: Hex;
	readonly depth: number;
	/** Share of the height that is covered with snow. */
	readonly snow?: number;
}

/** A lone volcano with its long concave slopes. */
export function cone(paper: Paper, light: Light, random: Random, wish: ConeWish): string {
	const { x, base, width, height, depth } = wish;
	const top = base - height;
	const lip = width * 0.055;
	const slope = (side: -1 | 1) =>
		`C${x + side * width * 0.14} ${base - height * 0.62} ${x + side * width * 0.3} ${base - height * 0.14} ${x + side * width * 0.52} ${base}`;
	const outline = `M${x - lip} ${top}L${x - lip * 0.4} ${top + 5}L${x} ${top + 1}L${x + lip * 0.5} ${top + 6}L${x + lip} ${top}${slope(1)}H${x - width * 0.52}C${x - width * 0.3} ${base - height * 0.14} ${x - width * 0.14} ${base - height * 0.62} ${x - lip} ${top}Z`;
	const foot = (colour: Hex) =>
		paper.across(
			[
				[0, colour],
				[0.55, mix(colour, light.haze, 0.2)],
				[1, mix(colour, light.haze, 0.85)],
			],
			[0, top],
			[0, base],
		);
	const away = -light.side;
	const shade = `M${x} ${top}L${x + away * lip} ${top}${slope(away as 1 | -1)}H${x + away * width * 0.1}C${x + away * width * 0.02} ${base - height * 0.3} ${x + away * width * 0.04} ${base - height * 0.7} ${x} ${top}Z`;
	const marks = [
		shape(outline, foot(tone(light, wish.surface, 0.05, depth))),
		shape(shade, foot(tone(light, wish.surface, 1, depth)), opacity(0.7)),
	];
	if (wish.snow) {
		const teeth: Point[] = [];
		const line = top + height * wish.snow;
		for (let index = 0; index <= 12; index++) {
			const share = index / 12;
			teeth.push([
				x + width * 0.3 * (share - 0.5) * 2,
				line + (index % 2 ? height * 0.09 : -height * 0.07) + random.between(-6, 6),
			]);
		}
		const cap = polygon([[x - width * 0.3, top - 10], [x + width * 0.3, top - 10], ...teeth.reverse()]);
		marks.push(
			group(
				[
					shape(cap, tone(light, "#ffffff", 0, depth * 0.6)),
					group(
						[shape(shade, tone(light, "#d6e1f3", 0.8, depth * 0.6), opacity(0.85))],
						`clip-path="${paper.clip(`<path d="${cap}"/>`)}"`,
					),
				],
				`clip-path="${paper.clip(`<path d="${outline}"/>`)}"`,
			),
		);
	}
	return group(marks);
}
