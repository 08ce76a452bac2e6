import type { TextStorage } from "#adapters/browser/textStorage.ts";
import type { StoredValue } from "./storedValue.ts";

/** Reads what fits, by a schema or otherwise; anything else is deleted and absent (STORE-08). Writing never throws. */
export interface JsonStorage {
	read<T>(key: string, schema: StoredValue<T>): T | null;
	write(key: string, value: unknown): void;
	remove(key: string): void;
}

/** JSON in a storage of texts. */
export function jsonStorage(texts: TextStorage): JsonStorage {
	return {
		read(key, schema) {
			const text = texts.read(key);
			if (text === null) return null;
			try {
				return schema.parse(JSON.parse(text));
			} catch {
				texts.discard(key);
				return null;
			}
		},
		write(key, value) {
			texts.write(key, JSON.stringify(value));
		},
		remove(key) {
			texts.remove(key);
		},
	};
}
