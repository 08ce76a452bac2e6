import type { CityNights } from "./ReadModel.ts";

/** A stay a text search found, by its place in the city. `quality`: the recommended order begins with the smallest. */
export interface NamedPlace {
	readonly place: number;
	readonly quality: number;
}

/** Some stays of a city. */
export interface Scope extends CityNights {
	/** Those that were named; they come first. */
	readonly places: readonly NamedPlace[] | null;
	/** The others: how far each is from what was asked for, -1 when it is not that. */
	readonly others: "all" | "none" | ((place: number) => number);
}
