import { n, type Point } from "./Paper.ts";

/** A point in the room or street: x to the right, y up from the floor, z away from the viewer, in metres. */
export type Place = readonly [number, number, number];

/** One-point perspective with a vanishing point. */
export interface Camera {
	at(place: Place): Point;
	/** Returns a closed path fragment through the places. */
	face(...places: readonly Place[]): string;
	/** Returns an open path fragment through the places. */
	edge(...places: readonly Place[]): string;
	/** Returns how many pixels a metre takes at a distance. */
	scale(z: number): number;
}

export function cameraAt(vanishing: Point, eye: number, focal: number): Camera {
	const at = ([x, y, z]: Place): Point => [
		vanishing[0] + (focal * x) / z,
		vanishing[1] + (focal * (eye - y)) / z,
	];
	const path = (places: readonly Place[]) =>
		`M${places
			.map((place) => {
				const [x, y] = at(place);
				return `${n(x)} ${n(y)}`;
			})
			.join("L")}`;
	return {
		at,
		face: (...places) => `${path(places)}Z`,
		edge: (...places) => path(places),
		scale: (z) => focal / z,
	};
}
