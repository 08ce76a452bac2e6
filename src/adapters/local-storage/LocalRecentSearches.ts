import { localKeys } from "#domain/member/sessionStorage.ts";
import type { RecentLists } from "#domain/search/recents.ts";
import type { RecentSearches } from "#ports/RecentSearches.ts";
import type { JsonStorage } from "./jsonStorage.ts";
import { storedRecents } from "./storedSearch.ts";

export class LocalRecentSearches implements RecentSearches {
	readonly #storage: JsonStorage;

	constructor(storage: JsonStorage) {
		this.#storage = storage;
	}

	read(): RecentLists {
		return {
			keyword: this.#storage.read(localKeys.recentKeyword, storedRecents.keyword) ?? [],
			location: this.#storage.read(localKeys.recentLocation, storedRecents.location) ?? [],
			product: this.#storage.read(localKeys.recentProduct, storedRecents.product) ?? [],
		};
	}

	write({ keyword, location, product }: RecentLists): void {
		this.#storage.write(localKeys.recentKeyword, keyword);
		this.#storage.write(localKeys.recentLocation, location);
		this.#storage.write(localKeys.recentProduct, product);
	}
}
