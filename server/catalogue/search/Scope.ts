import type { CityNights } from "./ReadModel.ts";

/** A stay found by name, as its position in the city. In recommended order, the lowest `quality` comes first. */
export interface NamedPlace {
	readonly place: number;
	readonly quality: number;
}

/** The stays of a city to be searched. */
export interface Scope extends CityNights {
	/** The stays found by name, which come first; null when no names were searched. */
	readonly places: readonly NamedPlace[] | null;
	/** Which of the other stays are included. A function returns a stay's distance from what was requested, or -1 to exclude it. */
	readonly others: "all" | "none" | ((place: number) => number);
}
