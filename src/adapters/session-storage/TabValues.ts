import type { TextStorage } from "#adapters/browser/textStorage.ts";
import { type JsonStorage, jsonStorage } from "#adapters/local-storage/jsonStorage.ts";
import { fitting } from "#adapters/local-storage/storedValue.ts";

/** JSON values of the tab, by key. An invalid value is deleted and counts as absent. */
export class TabValues {
	readonly #storage: JsonStorage;

	constructor(texts: TextStorage) {
		this.#storage = jsonStorage(texts);
	}

	/** Reads a value; `take` returns null for an invalid one. */
	read<T>(key: string, take: (value: unknown) => T | null): T | null {
		return this.#storage.read(key, { parse: (value) => fitting(take(value)) });
	}

	/** Writes a value; null removes it. */
	write(key: string, value: unknown): void {
		if (value === null) this.#storage.remove(key);
		else this.#storage.write(key, value);
	}
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);
