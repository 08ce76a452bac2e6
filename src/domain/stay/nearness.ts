export interface Point {
	readonly lat: number;
	readonly lng: number;
}

const EARTH_METRES = 6_371_000;
const METRES_A_DEGREE = 111_195;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance between two points in metres. */
export function distanceBetween(one: Point, other: Point): number {
	const rise = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
	const turn = Math.sin(radians(other.lng - one.lng) / 2) ** 2;
	const half = rise + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * turn;
	return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(half)));
}

/**
 * Converts a distance in metres to degrees, so that a box of that size around the point contains the circle. Near the poles it covers every
 * longitude.
 */
export function degreesAround(point: Point, metres: number): { readonly lat: number; readonly lng: number } {
	const lat = metres / METRES_A_DEGREE;
	const width = Math.cos(radians(Math.min(89, Math.abs(point.lat) + lat)));
	return { lat, lng: Math.min(180, lat / width) };
}
