import type { Result } from "#domain/shared/Result.ts";
import type { NationTab } from "#domain/stay/PopularDestination.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { PopularDestinations } from "#ports/PopularDestinations.ts";

/** The nation tabs of the popular destinations, in the server's order (SEARCH-KW-05, DEC-051). */
export class ListPopularTabs {
	readonly #destinations: PopularDestinations;

	constructor(deps: { readonly destinations: PopularDestinations }) {
		this.#destinations = deps.destinations;
	}

	execute(): Promise<Result<readonly NationTab[], CallFailure>> {
		return this.#destinations.tabs();
	}
}
