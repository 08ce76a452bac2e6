/** Text storage by key. Reading and writing never throw, and whatever was written can be read back on the same page. */
export interface TextStorage {
	read(key: string): string | null;
	write(key: string, text: string): void;
	remove(key: string): void;
	/** Removes a value that this application cannot have written, and notifies developers. */
	discard(key: string): void;
	clear(): void;
}

/** Maximum length in characters. The application stores nothing nearly this long, so a longer text is foreign. */
const maxLength = 100_000;

interface TextStorageOptions {
	/** Keys that may be evicted when the storage is full, the least important first. */
	readonly replaceable?: readonly string[];
	/** Called when a text is discarded because the application cannot have written it. */
	readonly onForeign?: (key: string) => void;
}

/**
 * Wraps the browser's storage, which may be blocked (even reading the property then throws), full, or contain foreign values. Whatever
 * cannot be stored is kept in memory for this page only (B01, B04, B05).
 */
export function textStorage(
	storage: () => Storage,
	{ replaceable = [], onForeign = () => undefined }: TextStorageOptions = {},
): TextStorage {
	/** Only values that the browser refused to store; another tab may have changed any other value. */
	const kept = new Map<string, string>();
	const attempt = <T>(work: (real: Storage) => T, otherwise: T): T => {
		try {
			return work(storage());
		} catch {
			return otherwise;
		}
	};
	const stored = (key: string, text: string) =>
		attempt((real) => {
			real.setItem(key, text);
			return true;
		}, false);
	const remove = (key: string) => {
		kept.delete(key);
		attempt((real) => real.removeItem(key), undefined);
	};
	const discard = (key: string) => {
		onForeign(key);
		remove(key);
	};
	return {
		remove,
		discard,
		clear() {
			kept.clear();
			attempt((real) => real.clear(), undefined);
		},
		read(key) {
			const text = kept.get(key) ?? attempt((real) => real.getItem(key), null);
			if (text === null || text.length <= maxLength) return text;
			discard(key);
			return null;
		},
		write(key, text) {
			kept.delete(key);
			if (stored(key, text)) return;
			for (const other of replaceable) {
				if (other === key) continue;
				attempt((real) => real.removeItem(other), undefined);
				if (stored(key, text)) return;
			}
			attempt((real) => real.removeItem(key), undefined); // A stale value would otherwise be read after a reload.
			kept.set(key, text);
		},
	};
}
