import { stepsADegree } from "../../src/ui/map/decodeLine.ts";

export type Position = readonly [longitude: number, latitude: number];
export type Line = readonly Position[];

const kilometresADegree = 111.2;
const metresADegree = kilometresADegree * 1_000;

/** Returns the length of a degree of longitude relative to one of latitude. */
const narrowing = (latitude: number): number => Math.cos((latitude * Math.PI) / 180);

/** Encodes a line as point-to-point steps for `decodeLine`; coinciding points are merged. */
export function encodeLine(line: Line): string {
	let text = "";
	let [lastLatitude, lastLongitude] = [0, 0];
	for (const [index, position] of line.entries()) {
		const longitude = Math.round(position[0] * stepsADegree);
		const latitude = Math.round(position[1] * stepsADegree);
		if (index > 0 && latitude === lastLatitude && longitude === lastLongitude) continue;
		text += digits(latitude - lastLatitude) + digits(longitude - lastLongitude);
		[lastLatitude, lastLongitude] = [latitude, longitude];
	}
	return text;
}

function digits(step: number): string {
	let value = step < 0 ? ~(step << 1) : step << 1;
	let text = "";
	while (value >= 32) {
		text += String.fromCharCode((32 | (value & 31)) + 63);
		value >>= 5;
	}
	return text + String.fromCharCode(value + 63);
}

/** Returns the area of a ring in square kilometres. */
export function areaOf(ring: Line): number {
	let sum = 0;
	for (let index = 0; index + 1 < ring.length; index++) {
		const [one, other] = [ring[index]!, ring[index + 1]!];
		sum += one[0] * other[1] - other[0] * one[1];
	}
	return Math.abs(sum / 2) * kilometresADegree ** 2 * narrowing(ring[0]?.[1] ?? 0);
}

export const kilometresBetween = ([x1, y1]: Position, [x2, y2]: Position): number =>
	Math.hypot((x1 - x2) * narrowing(y1), y1 - y2) * kilometresADegree;

/** Removes the points of a line that lie within a tolerance in metres of the rest (Douglas-Peucker); the ends are kept. */
export function simplify(line: Line, metres: number): Line {
	if (line.length < 3) return line;
	const kept = new Set([0, line.length - 1]);
	const parts: [number, number][] = [[0, line.length - 1]];
	for (let part = parts.pop(); part; part = parts.pop()) {
		const [first, last] = part;
		let farthest = 0;
		let most = metres;
		for (let index = first + 1; index < last; index++) {
			const distance = metresFrom(line[index]!, line[first]!, line[last]!);
			if (distance <= most) continue;
			most = distance;
			farthest = index;
		}
		if (farthest === 0) continue;
		kept.add(farthest);
		parts.push([first, farthest], [farthest, last]);
	}
	return line.filter((_, index) => kept.has(index));
}

function metresFrom(point: Position, from: Position, to: Position): number {
	const narrow = narrowing(point[1]);
	const [px, py] = [(point[0] - from[0]) * narrow, point[1] - from[1]];
	const [dx, dy] = [(to[0] - from[0]) * narrow, to[1] - from[1]];
	const length = dx * dx + dy * dy;
	const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
	return Math.hypot(px - share * dx, py - share * dy) * metresADegree;
}
