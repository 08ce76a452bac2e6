import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { SavedSearch } from "#ports/SavedSearch.ts";

/** Remembers the condition a search was made with (SEARCH-BAR-02, DEC-042). */
export class KeepSearch {
	readonly #saved: SavedSearch;

	constructor(deps: { readonly saved: SavedSearch }) {
		this.#saved = deps.saved;
	}

	async execute(condition: SearchCondition): Promise<void> {
		this.#saved.saveCondition(condition);
	}
}
