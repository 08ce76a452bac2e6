import { feature } from "topojson-client";
import type { BaseMapPart, Box } from "../../src/ui/map/BaseMapPart.ts";
import { clipRing } from "./clip.ts";
import { areaOf, encodeLine, type Line, simplify } from "./lines.ts";
import { mendRivers } from "./mendRivers.ts";

/** A city's land as found in the sources. */
export interface CityLand {
	readonly properties: {
		readonly box: readonly [west: number, south: number, east: number, north: number];
	};
	readonly geometry: { readonly coordinates: readonly (readonly Line[])[] };
}

const cityMetres = 15;
const minIsland = 0.02;
const jointWidth = 260;

const encodeRings = (rings: readonly Line[]): string[] =>
	rings.filter((ring) => ring.length > 3).map(encodeLine);

/** Returns a city's land, lakes and rivers. */
export function cityLand({
	geometry: { coordinates },
}: CityLand): Pick<BaseMapPart, "land" | "water" | "rivers"> {
	const { waters, joints } = mendRivers(coordinates.flatMap(([, ...holes]) => holes));
	const islands = coordinates.map(([ring]) => ring!).filter((ring) => areaOf(ring) >= minIsland);
	return {
		land: encodeRings(islands.map((ring) => simplify(ring, cityMetres))),
		water: encodeRings(waters.map((ring) => simplify(ring, cityMetres))),
		rivers: joints.map((line) => [jointWidth, encodeLine(line)] as const),
	};
}

/** The level of detail for a part of the world: tolerance of coastlines in metres, and area of the smallest island in square kilometres. */
export interface Coarseness {
	readonly metres: number;
	readonly minIsland: number;
}

/** Returns the atlas's land within a box. */
export function atlasLand(
	atlas: { readonly objects: { readonly land: object } },
	box: Box | null,
	{ metres, minIsland: least }: Coarseness,
): BaseMapPart {
	const rings = feature(atlas, atlas.objects.land)
		.features.flatMap(({ geometry }) =>
			geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates,
		)
		.map(([ring]) => (box ? clipRing(ring!, box) : ring!))
		.filter((ring) => ring.length > 3 && areaOf(ring) >= least);
	return {
		box,
		land: encodeRings(rings.map((ring) => simplify(ring, metres))),
		water: [],
		rivers: [],
		borders: [],
		quarters: [],
		names: [],
	};
}
