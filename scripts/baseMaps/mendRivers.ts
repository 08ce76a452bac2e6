import { areaOf, kilometresBetween, type Line, type Position } from "./lines.ts";

/** Minimum area in square kilometres; smaller waters are artefacts of the seams between land tiles. */
const minArea = 0.2;
const minPoints = 6;
/** Maximum gap in kilometres between two stretches of one river that a seam has cut apart. */
const widestGap = 1.6;
/** Minimum length in kilometres of a river; water that is shorter, and smaller than a lake, is left out. */
const minLength = 7;
const minLake = 2;

interface Link {
	readonly gap: number;
	readonly line: Line;
	readonly one: number;
	readonly other: number;
}

/** Returns the inland waters worth drawing, and the pieces that join river stretches cut apart by the land's tiles. */
export function mendRivers(holes: readonly Line[]): { readonly waters: Line[]; readonly joints: Line[] } {
	const waters = holes.filter((hole) => hole.length >= minPoints && areaOf(hole) >= minArea);
	const links = waters
		.flatMap((one, index) =>
			waters.slice(index + 1).map((other, more): Link => {
				const { gap, line } = nearest(one, other);
				return { gap, line, one: index, other: index + 1 + more };
			}),
		)
		.filter(({ gap }) => gap <= widestGap)
		.sort((one, other) => one.gap - other.gap);
	const rivers = waters.map((_, index) => index);
	const riverOf = (index: number): number => (rivers[index] === index ? index : riverOf(rivers[index]!));
	const joints = links.filter(({ one, other }) => {
		const [first, second] = [riverOf(one), riverOf(other)];
		rivers[second] = first;
		return first !== second;
	});
	const stretches = Map.groupBy(waters, (_, index) => riverOf(index));
	const isKept = (index: number): boolean => {
		const stretch = stretches.get(riverOf(index)) ?? [];
		const area = stretch.reduce((sum, water) => sum + areaOf(water), 0);
		return area >= minLake || diagonalOf(stretch.flat()) >= minLength;
	};
	return {
		waters: waters.filter((_, index) => isKept(index)),
		joints: joints.filter(({ one }) => isKept(one)).map(({ line }) => line),
	};
}

function nearest(one: Line, other: Line): { readonly gap: number; readonly line: Line } {
	let best: { gap: number; line: Line } = { gap: Number.POSITIVE_INFINITY, line: [] };
	for (const from of one) {
		for (const to of other) {
			const gap = kilometresBetween(from, to);
			if (gap < best.gap) best = { gap, line: [from, to] };
		}
	}
	return best;
}

function diagonalOf(points: readonly Position[]): number {
	const xs = points.map(([x]) => x);
	const ys = points.map(([, y]) => y);
	return kilometresBetween([Math.min(...xs), Math.min(...ys)], [Math.max(...xs), Math.max(...ys)]);
}
