import { localKeys } from "#domain/member/sessionStorage.ts";
import type { StoredDates } from "#domain/search/defaultDates.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { SavedSearch } from "#ports/SavedSearch.ts";
import type { JsonStorage } from "./jsonStorage.ts";
import { storedCondition, storedDates } from "./storedSearch.ts";

export class LocalSavedSearch implements SavedSearch {
	readonly #storage: JsonStorage;

	constructor(storage: JsonStorage) {
		this.#storage = storage;
	}

	condition(): SearchCondition | null {
		return this.#storage.read(localKeys.searchCondition, storedCondition);
	}

	saveCondition(condition: SearchCondition): void {
		this.#storage.write(localKeys.searchCondition, condition);
	}

	dates(): StoredDates | null {
		return this.#storage.read(localKeys.defaultDates, storedDates);
	}

	saveDates(dates: StoredDates): void {
		this.#storage.write(localKeys.defaultDates, dates);
	}
}
