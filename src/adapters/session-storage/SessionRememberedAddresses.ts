import type { JsonStorage } from "#adapters/local-storage/jsonStorage.ts";
import { sessionKeys } from "#domain/member/sessionStorage.ts";
import type { RememberedAddress, RememberedAddresses } from "#ports/RememberedAddresses.ts";
import { storedAddress } from "./storedAddress.ts";

/** Addresses that lead off this site count as absent (STORE-06, STORE-08). */
export class SessionRememberedAddresses implements RememberedAddresses {
	readonly #storage: JsonStorage;

	constructor(storage: JsonStorage) {
		this.#storage = storage;
	}

	read(kind: RememberedAddress): string | null {
		return this.#storage.read(sessionKeys[kind], storedAddress);
	}

	save(kind: RememberedAddress, address: string): void {
		this.#storage.write(sessionKeys[kind], address);
	}

	forget(kind: RememberedAddress): void {
		this.#storage.remove(sessionKeys[kind]);
	}
}
