import type { Won } from "#domain/shared/Won.ts";
import type { GeoPoint } from "#domain/stay/Stay.ts";

/** A stay on the map of a result. */
export interface StayPin {
	readonly id: number;
	readonly name: string;
	readonly position: GeoPoint;
	/** What this visitor would pay for the whole stay; null when it is kept back (DEC-091). */
	readonly total: Won | null;
}

/** The lowest totals of a result on the map. */
export interface StayPins {
	readonly pins: readonly StayPin[];
	/** How many stays there are in all. */
	readonly total: number;
}
