/** A part of the map in degrees; west beyond east crosses the date line. */
export interface GeoBounds {
	readonly south: number;
	readonly west: number;
	readonly north: number;
	readonly east: number;
}

/** A metre or so: as fine as a map needs to be found again. */
const decimals = 5;

const degree = /^-?\d{1,3}(?:\.\d{1,5})?$/;

/** 'south,west,north,east'. [DEC-187] */
export const writeBounds = ({ south, west, north, east }: GeoBounds): string =>
	[south, west, north, east].map((value) => String(Number(value.toFixed(decimals)) + 0)).join(",");

/** The bounds a text names, or null when it names none. [DEC-187] */
export function parseBounds(text: string | null | undefined): GeoBounds | null {
	const parts = (text ?? "").split(",");
	if (parts.length !== 4 || !parts.every((part) => degree.test(part))) return null;
	// plus 0, because -0 and 0 are one place
	const [south = 0, west = 0, north = 0, east = 0] = parts.map((part) => Number(part) + 0);
	const isOnEarth = south >= -90 && north <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180;
	return isOnEarth && south < north ? { south, west, north, east } : null;
}
