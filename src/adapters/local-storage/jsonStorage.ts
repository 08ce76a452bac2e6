import type * as z from "zod/mini";

/** Reads what fits the schema; anything else is deleted and absent (STORE-08). Writing never throws. */
export interface JsonStorage {
	read<T>(key: string, schema: z.ZodMiniType<T>): T | null;
	write(key: string, value: unknown): void;
	remove(key: string): void;
}

/** Longer texts are not ours: nothing the application keeps comes near. */
const MAX_LENGTH = 100_000;

/**
 * JSON in the browser's storage. Where storage is blocked or full, values are kept in memory for this page, so that
 * nothing breaks and nothing is shown.
 */
export function jsonStorage(storage: () => Storage): JsonStorage {
	const memory = new Map<string, string>();
	const attempt = <T>(work: (real: Storage) => T, otherwise: T): T => {
		try {
			return work(storage());
		} catch {
			return otherwise;
		}
	};
	const remove = (key: string) => {
		memory.delete(key);
		attempt((real) => real.removeItem(key), undefined);
	};
	return {
		remove,
		read(key, schema) {
			const text = attempt((real) => real.getItem(key), null) ?? memory.get(key) ?? null;
			if (text === null) return null;
			try {
				if (text.length > MAX_LENGTH) throw new RangeError("too long");
				return schema.parse(JSON.parse(text));
			} catch {
				remove(key);
				return null;
			}
		},
		write(key, value) {
			const text = JSON.stringify(value);
			memory.set(key, text);
			attempt((real) => real.setItem(key, text), undefined);
		},
	};
}
