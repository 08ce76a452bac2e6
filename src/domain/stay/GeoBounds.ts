/** A map section in degrees; a western bound greater than the eastern one crosses the date line. */
export interface GeoBounds {
	readonly south: number;
	readonly west: number;
	readonly north: number;
	readonly east: number;
}

/** Number of decimal places, about one metre: precise enough to restore a map section. */
const decimals = 5;

const degree = /^-?\d{1,3}(?:\.\d{1,5})?$/;

/** Formats bounds as 'south,west,north,east'. [DEC-187] */
export const writeBounds = ({ south, west, north, east }: GeoBounds): string =>
	[south, west, north, east].map((value) => String(Number(value.toFixed(decimals)) + 0)).join(",");

/** Parses bounds; null when the text is not valid bounds. [DEC-187] */
export function parseBounds(text: string | null | undefined): GeoBounds | null {
	const parts = (text ?? "").split(",");
	if (parts.length !== 4 || !parts.every((part) => degree.test(part))) return null;
	// Adding 0 turns -0 into 0, since both are the same place.
	const [south = 0, west = 0, north = 0, east = 0] = parts.map((part) => Number(part) + 0);
	const isOnEarth = south >= -90 && north <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180;
	return isOnEarth && south < north ? { south, west, north, east } : null;
}
