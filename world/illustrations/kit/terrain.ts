import { mix } from "./colour.ts";
import { type Light, tone } from "./light.ts";
import { shape, through } from "./marks.ts";
import { n, type Paper, type Point } from "./Paper.ts";
import type { Random } from "./random.ts";

export interface Ridge {
	readonly points: readonly Point[];
	/** The closed outline down to `base`. */
	readonly outline: string;
}

export interface RidgeWish {
	/** Mean height of the crest. */
	readonly y: number;
	/** Amplitude of the crest around its mean height. */
	readonly rise: number;
	/** y of the shape's lower edge. */
	readonly base: number;
	/** Length of the longest wave as a share of the width. */
	readonly wave?: number;
	/** 0 = smooth hill, 1 = rocky crest. */
	readonly rough?: number;
	readonly from?: number;
	readonly to?: number;
	/** Raises the crest by x share, for a main peak or a valley. */
	readonly lift?: (share: number) => number;
}

/** A crest made of summed waves, with finer teeth on rocky ones. */
export function ridge(paper: Paper, random: Random, wish: RidgeWish): Ridge {
	const from = wish.from ?? -40;
	const to = wish.to ?? paper.width + 40;
	const rough = wish.rough ?? 0.3;
	const steps = Math.round(((to - from) / paper.width) * (rough > 0.6 ? 46 : 26));
	const wave = (wish.wave ?? 0.5) * paper.width;
	const phases = [random.between(0, 7), random.between(0, 7), random.between(0, 7)];
	const points: Point[] = [];
	for (let index = 0; index <= steps; index++) {
		const x = from + ((to - from) * index) / steps;
		const turn = (x / wave) * Math.PI * 2;
		const swell =
			Math.sin(turn + phases[0]!) * 0.6 +
			Math.sin(turn * 2.3 + phases[1]!) * 0.28 +
			Math.sin(turn * 5.1 + phases[2]!) * 0.14 * rough * 2;
		const tooth = random.between(-1, 1) * 0.2 * rough;
		const share = (x - from) / (to - from);
		const lift = wish.lift ? wish.lift(share) : 0;
		const crest = wish.y - (swell + tooth) * wish.rise - lift;
		// A ridge that ends inside the picture slopes down to its foot instead of ending abruptly.
		const inLeft = from > 0 ? Math.min(1, share / 0.28) : 1;
		const inRight = to < paper.width ? Math.min(1, (1 - share) / 0.28) : 1;
		const stand = Math.sin((Math.min(inLeft, inRight) * Math.PI) / 2);
		points.push([x, wish.base + (crest - wish.base) * stand]);
	}
	const crest = rough > 0.6 ? `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}` : through(points);
	return { points, outline: `${crest}L${n(to)} ${n(wish.base)}L${n(from)} ${n(wish.base)}Z` };
}

/** A ridge filled with the colour for its distance, paler towards its foot, where mist gathers. */
export function ridgeBody(
	paper: Paper,
	light: Light,
	made: Ridge,
	surface: string,
	depth: number,
	mist = 0.35,
): string {
	const tops = made.points.map(([, y]) => y);
	const top = Math.min(...tops);
	const base = Math.max(...tops) + 120;
	const body = tone(light, surface, 0.35, depth);
	return shape(
		made.outline,
		paper.across(
			[
				[0, body],
				[1, mix(body, light.haze, mist)],
			],
			[0, top],
			[0, base],
		),
	);
}

/** Returns the crest's height at an x. */
export function crestAt(made: Ridge, x: number): number {
	let best = made.points[0]!;
	for (const point of made.points) if (Math.abs(point[0] - x) < Math.abs(best[0] - x)) best = point;
	return best[1];
}

/** Several ridges in depth, each paler than the one before it: the mountains of Korea. */
export function ridges(
	paper: Paper,
	light: Light,
	random: Random,
	wish: {
		top: number;
		base: number;
		surface: string;
		layers?: number;
		depth?: readonly [number, number];
		from?: number;
		to?: number;
	},
): string {
	const layers = wish.layers ?? 4;
	const [far, near] = wish.depth ?? [0.72, 0.36];
	const marks: string[] = [];
	for (let index = 0; index < layers; index++) {
		const share = index / (layers - 1);
		const stream = random.fork(`ridge ${index}`);
		const summit = stream.between(0.15, 0.85);
		const reach = wish.base - wish.top;
		const made = ridge(paper, stream, {
			y: wish.top + reach * (0.42 + share * 0.42),
			rise: reach * 0.13 * (1.1 - share * 0.5),
			base: wish.base + 60,
			wave: stream.between(0.34, 0.62),
			rough: 0.55,
			lift: (at) => reach * 0.36 * (1 - share * 0.6) * Math.exp(-(((at - summit) / 0.26) ** 2)),
			...(wish.from === undefined ? {} : { from: wish.from }),
			...(wish.to === undefined ? {} : { to: wish.to }),
		});
		marks.push(ridgeBody(paper, light, made, wish.surface, far + (near - far) * share, 0.5));
	}
	return marks.join("");
}

/** A veil of mist between two heights. */
export function mist(paper: Paper, light: Light, y: number, thick: number, strength: number): string {
	return shape(
		`M0 ${n(y - thick)}H${paper.width}V${n(y + thick)}H0Z`,
		paper.across(
			[
				[0, light.haze, 0],
				[0.5, light.haze, strength],
				[1, light.haze, 0],
			],
			[0, y - thick],
			[0, y + thick],
		),
	);
}
