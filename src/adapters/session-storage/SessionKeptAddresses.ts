import type { JsonStorage } from "#adapters/local-storage/jsonStorage.ts";
import { sessionKeys } from "#domain/member/sessionStorage.ts";
import type { KeptAddress, KeptAddresses } from "#ports/KeptAddresses.ts";
import { storedAddress } from "./storedAddress.ts";

/** What is in there and leads elsewhere is absent (STORE-06, STORE-08). */
export class SessionKeptAddresses implements KeptAddresses {
	readonly #storage: JsonStorage;

	constructor(storage: JsonStorage) {
		this.#storage = storage;
	}

	read(kind: KeptAddress): string | null {
		return this.#storage.read(sessionKeys[kind], storedAddress);
	}

	keep(kind: KeptAddress, address: string): void {
		this.#storage.write(sessionKeys[kind], address);
	}

	forget(kind: KeptAddress): void {
		this.#storage.remove(sessionKeys[kind]);
	}
}
