/** Degrees of a part's edges: what lies within is drawn from this part alone. */
export type Box = readonly [south: number, west: number, north: number, east: number];

/** 1: a city, a county or a district; 2: a quarter; 3: a river. */
export type NameLevel = 1 | 2 | 3;

/** A part of the map that needs no network besides ours: lines are texts, see `decodeLine`. */
export interface BaseMapPart {
	/** Null: all the earth. */
	readonly box: Box | null;
	readonly land: readonly string[];
	/** Lakes and wide stretches of rivers. */
	readonly water: readonly string[];
	/** Middles of rivers. */
	readonly rivers: readonly (readonly [widthInMetres: number, line: string])[];
	/** Of cities, counties and districts. */
	readonly borders: readonly string[];
	/** Of quarters, within a district. */
	readonly quarters: readonly string[];
	readonly names: readonly (readonly [name: string, latitude: number, longitude: number, level: NameLevel])[];
}
