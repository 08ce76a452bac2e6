/** Edges of a map part in degrees; its area is drawn from this part alone. */
export type Box = readonly [south: number, west: number, north: number, east: number];

/** 1: city, county or district; 2: quarter; 3: river. */
export type NameLevel = 1 | 2 | 3;

/** A part of our own base map, which needs no other network. Lines are encoded as text, see `decodeLine`. */
export interface BaseMapPart {
	/** Null for the part that covers the whole earth. */
	readonly box: Box | null;
	readonly land: readonly string[];
	/** Outlines of lakes and wide stretches of rivers. */
	readonly water: readonly string[];
	/** Centre lines of rivers. */
	readonly rivers: readonly (readonly [widthInMetres: number, line: string])[];
	/** Borders of cities, counties and districts. */
	readonly borders: readonly string[];
	/** Borders of quarters within a district. */
	readonly quarters: readonly string[];
	readonly names: readonly (readonly [name: string, latitude: number, longitude: number, level: NameLevel])[];
}
