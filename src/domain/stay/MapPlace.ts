import type { GeoPoint } from "./Stay.ts";

/** A labelled place on the map. */
export interface MapPlace {
	readonly name: string;
	readonly kind: "city" | "area" | "station" | "sight";
	readonly position: GeoPoint;
}
