import type { Won } from "#domain/shared/Won.ts";
import type { GeoPoint } from "#domain/stay/Stay.ts";

/** A stay on the map of search results. */
export interface StayPin {
	readonly id: number;
	readonly name: string;
	readonly position: GeoPoint;
	/** What this visitor would pay for the whole stay; null when hidden (DEC-091). */
	readonly total: Won | null;
}

/** The stays of a search result shown on the map, those with the lowest totals. */
export interface StayPins {
	readonly pins: readonly StayPin[];
	/** Number of stays in the whole result. */
	readonly total: number;
}
