import { notShown } from "#application/use-case/failurePolicies.ts";
import type { GeoBounds } from "#domain/stay/GeoBounds.ts";
import type { MapPlace } from "#domain/stay/MapPlace.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { StayMap } from "#ports/StayMap.ts";

/** Lists place names for a part of the map; empty on failure, because the map works without them. */
export class ListMapPlaces {
	readonly failures = notShown;
	readonly #map: StayMap;

	constructor(deps: { readonly map: StayMap }) {
		this.#map = deps.map;
	}

	async execute(bounds: GeoBounds, options: CallOptions = {}): Promise<readonly MapPlace[]> {
		const answer = await this.#map.names(bounds, options);
		return answer.ok ? answer.value : [];
	}
}
