import type { Box } from "../../src/ui/map/BaseMapPart.ts";
import type { Line, Position } from "./lines.ts";

/** Returns the part of a ring within a box, edge by edge (Sutherland-Hodgman). */
export function clipRing(ring: Line, [south, west, north, east]: Box): Line {
	const edges: readonly (readonly [axis: 0 | 1, at: number, side: 1 | -1])[] = [
		[0, west, 1],
		[0, east, -1],
		[1, south, 1],
		[1, north, -1],
	];
	let points = ring;
	for (const [axis, at, side] of edges) {
		const kept: Position[] = [];
		const isIn = (point: Position): boolean => (point[axis] - at) * side >= 0;
		for (const [index, point] of points.entries()) {
			const before = points[index === 0 ? points.length - 1 : index - 1]!;
			if (isIn(before) !== isIn(point)) {
				const share = (at - before[axis]) / (point[axis] - before[axis]);
				kept.push([before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])]);
			}
			if (isIn(point)) kept.push(point);
		}
		points = kept;
	}
	const [first] = points;
	return first && points.at(-1) !== first ? [...points, first] : points;
}

/** Returns the stretches of a line within a box, each up to the first point outside. */
export function clipLine(line: Line, [south, west, north, east]: Box): Line[] {
	const isIn = ([x, y]: Position): boolean => x >= west && x <= east && y >= south && y <= north;
	const stretches: Position[][] = [];
	let open: Position[] | null = null;
	for (let index = 0; index + 1 < line.length; index++) {
		const [from, to] = [line[index]!, line[index + 1]!];
		if (!isIn(from) && !isIn(to)) {
			open = null;
			continue;
		}
		if (open) open.push(to);
		else {
			open = [from, to];
			stretches.push(open);
		}
	}
	return stretches;
}
