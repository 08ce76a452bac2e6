import type { Result } from "#domain/shared/Result.ts";
import type { PopularArea } from "#domain/stay/PopularDestination.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { PopularDestinations } from "#ports/PopularDestinations.ts";

/** The area tiles of one nation tab (SEARCH-KW-06). */
export class ListPopularAreas {
	readonly #destinations: PopularDestinations;

	constructor(deps: { readonly destinations: PopularDestinations }) {
		this.#destinations = deps.destinations;
	}

	execute(tabId: number): Promise<Result<readonly PopularArea[], CallFailure>> {
		return this.#destinations.areas(tabId);
	}
}
