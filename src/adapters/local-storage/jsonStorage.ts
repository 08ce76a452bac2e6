import type { TextStorage } from "#adapters/browser/textStorage.ts";
import type { StoredValue } from "./storedValue.ts";

/** JSON storage. A value that does not match its schema is deleted and counts as absent (STORE-08). Writing never throws. */
export interface JsonStorage {
	read<T>(key: string, schema: StoredValue<T>): T | null;
	write(key: string, value: unknown): void;
	remove(key: string): void;
}

/** Stores JSON in a text storage. */
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
