export interface Point {
	readonly lat: number;
	readonly lng: number;
}

const EARTH_METRES = 6_371_000;
const METRES_A_DEGREE = 111_195;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two points as the crow flies. */
export function distanceBetween(one: Point, other: Point): number {
	const rise = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
	const turn = Math.sin(radians(other.lng - one.lng) / 2) ** 2;
	const half = rise + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * turn;
	return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** How many degrees so many metres are: a box of them around a point holds the circle. Near the poles every longitude does. */
export function degreesAround(point: Point, metres: number): { readonly lat: number; readonly lng: number } {
	const lat = metres / METRES_A_DEGREE;
	const width = Math.cos(radians(Math.min(89, Math.abs(point.lat) + lat)));
	return { lat, lng: Math.min(180, lat / width) };
}
