import type { Failure } from "#domain/failure/Failure.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { StayPins } from "#domain/search/StayPin.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { GeoBounds } from "#domain/stay/GeoBounds.ts";
import type { MapPlace } from "#domain/stay/MapPlace.ts";
import type { CallOptions } from "./CallOptions.ts";
import type { NarrowedBy } from "./StaySearch.ts";

/** Search results and place names on a map. */
export interface StayMap {
	/** Returns the positions of the stays that match the condition and the filters, lowest totals first (DEC-185). */
	pins(
		condition: SearchCondition,
		choices: Omit<NarrowedBy, "sort">,
		options?: CallOptions,
	): Promise<Result<StayPins, Failure>>;
	/** Lists the names of cities and, for a small section of the map, of areas, stations and sights. */
	names(bounds: GeoBounds, options?: CallOptions): Promise<Result<readonly MapPlace[], Failure>>;
}
