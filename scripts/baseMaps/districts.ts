import { feature, mesh, type Region } from "topojson-client";
import type { BaseMapPart, Box, NameLevel } from "../../src/ui/map/BaseMapPart.ts";
import { clipLine } from "./clip.ts";
import { areaOf, encodeLine, type Line, type Position, simplify } from "./lines.ts";

/** A TopoJSON file of Statistics Korea: one collection of regions, each with a name and a code. */
export interface Topology {
	readonly objects: Readonly<Record<string, object>>;
}

/** Tolerance in metres when simplifying borders. */
const districtMetres = 50;
const quarterMetres = 45;
const decimals = 1_000;

/** The Han flows between these districts: the border runs down its middle. */
const northOfHan = [31103, 31104, 31101, 11140, 11030, 11040, 11050, 31120, 31130].map(String);
const southOfHan = [31230, 11160, 11190, 11200, 11220, 11230, 11240, 11250, 31180].map(String);
const hanWidth = 950;

const codeOf = ({ properties }: Region): string => properties.code ?? "";
const collectionOf = (topology: Topology): object => Object.values(topology.objects)[0]!;

function bordersIn(
	topology: Topology,
	box: Box,
	metres: number,
	isMeant: Parameters<typeof mesh>[2],
): Line[] {
	return mesh(topology, collectionOf(topology), isMeant)
		.coordinates.map((line) => simplify(line, metres))
		.flatMap((line) => clipLine(line, box));
}

/** Returns the borders, the rivers along them and the names of the Korean districts and quarters within a box. */
export function districtsIn(
	districts: Topology,
	quarters: Topology,
	box: Box,
): Pick<BaseMapPart, "borders" | "quarters" | "rivers" | "names"> {
	const sides = (one: Region, other: Region): boolean =>
		northOfHan.includes(codeOf(one)) && southOfHan.includes(codeOf(other));
	const isHan = (one: Region, other: Region): boolean => sides(one, other) || sides(other, one);
	const han = bordersIn(districts, box, districtMetres, isHan);
	return {
		borders: bordersIn(
			districts,
			box,
			districtMetres,
			(one, other) => one !== other && !isHan(one, other),
		).map(encodeLine),
		quarters: bordersIn(
			quarters,
			box,
			quarterMetres,
			(one, other) => one !== other && codeOf(one).slice(0, 5) === codeOf(other).slice(0, 5),
		).map(encodeLine),
		rivers: han.map((line) => [hanWidth, encodeLine(line)] as const),
		names: [
			...namesIn(districts, box, 1),
			...namesIn(quarters, box, 2),
			...(han.length > 0 ? [nameOf("한강", middleOfLine(han), 3)] : []),
		],
	};
}

const nameOf = (name: string, [longitude, latitude]: Position, level: NameLevel) =>
	[
		name,
		Math.round(latitude * decimals) / decimals,
		Math.round(longitude * decimals) / decimals,
		level,
	] as const;

function middleOfLine(lines: readonly Line[]): Position {
	const longest = lines.toSorted((one, other) => other.length - one.length)[0]!;
	return longest[longest.length >> 1]!;
}

/** To a traveller, 역삼1동 and 역삼2동 are one quarter. */
const withoutNumber = (name: string): string => name.replace(/제?\d+(?:[·.]\d+)*(?=동$)/, "");

function namesIn(topology: Topology, [south, west, north, east]: Box, level: 1 | 2): BaseMapPart["names"] {
	const places = feature(topology, collectionOf(topology)).features.flatMap(({ properties, geometry }) => {
		const rings = (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates).map(
			([ring]) => ring!,
		);
		const largest = rings.toSorted((one, other) => areaOf(other) - areaOf(one))[0]!;
		const [x, y] = centroidOf(largest);
		if (x < west || x > east || y < south || y > north) return [];
		const name = properties.name ?? "";
		const code = properties.code ?? "";
		return [{ key: `${code.slice(0, 5)} ${withoutNumber(name)}`, name: withoutNumber(name), x, y }];
	});
	return [...Map.groupBy(places, ({ key }) => key).values()].map((parts) => {
		const middle = (read: (part: (typeof parts)[number]) => number): number =>
			parts.reduce((sum, part) => sum + read(part), 0) / parts.length;
		return nameOf(parts[0]!.name, [middle(({ x }) => x), middle(({ y }) => y)], level);
	});
}

function centroidOf(ring: Line): Position {
	let [x, y, twice] = [0, 0, 0];
	for (let index = 0; index + 1 < ring.length; index++) {
		const [one, other] = [ring[index]!, ring[index + 1]!];
		const cross = one[0] * other[1] - other[0] * one[1];
		x += (one[0] + other[0]) * cross;
		y += (one[1] + other[1]) * cross;
		twice += cross;
	}
	return [x / (3 * twice), y / (3 * twice)];
}
