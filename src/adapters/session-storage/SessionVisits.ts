import type { JsonStorage } from "#adapters/local-storage/jsonStorage.ts";
import { listOf } from "#adapters/local-storage/storedValue.ts";
import { sessionKeys } from "#domain/member/sessionStorage.ts";
import { noTrail, type Trail } from "#domain/navigation/trail.ts";
import { noHistory, type UrlHistory } from "#domain/navigation/urlHistory.ts";
import type { Visits } from "#ports/Visits.ts";
import { storedAddress } from "./storedAddress.ts";

/** 'history' holds the page visited last, 'url-history' the back stack (DEC-117, DEC-118). */
const keys = { lastVisited: sessionKeys.history, urls: sessionKeys.urlHistory };

/** Maximum length of the back stack; nobody goes back further. */
const maxUrls = 100;

const addresses = { parse: (value: unknown) => listOf(value, maxUrls, storedAddress.parse) };

/** Stores the back stack per tab; anything that is not a path of this site counts as absent (STORE-06, STORE-08). */
export class SessionVisits implements Visits {
	readonly #storage: JsonStorage;
	#trail: Trail = noTrail;

	constructor(storage: JsonStorage) {
		this.#storage = storage;
	}

	history(): UrlHistory {
		return {
			lastVisited: this.#storage.read(keys.lastVisited, storedAddress) ?? noHistory.lastVisited,
			urls: this.#storage.read(keys.urls, addresses) ?? noHistory.urls,
		};
	}

	saveHistory({ lastVisited, urls }: UrlHistory): void {
		if (lastVisited === null) this.#storage.remove(keys.lastVisited);
		else this.#storage.write(keys.lastVisited, lastVisited);
		this.#storage.write(keys.urls, urls.slice(-maxUrls));
	}

	trail(): Trail {
		return this.#trail;
	}

	saveTrail(trail: Trail): void {
		this.#trail = trail;
	}
}
