/** Texts by key. Neither reading nor writing ever throws, and what was written can be read again on this page. */
export interface TextStorage {
	read(key: string): string | null;
	write(key: string, text: string): void;
	remove(key: string): void;
	/** What stands there cannot be ours: it goes, and developers are told. */
	discard(key: string): void;
	clear(): void;
}

/** Longer texts are not ours: nothing the application keeps comes near. */
const maxLength = 100_000;

interface TextStorageOptions {
	/** Our own keys that are missed least, first the least: given up when the storage is full. */
	readonly replaceable?: readonly string[];
	/** Told of a text that was thrown away because it cannot be ours. */
	readonly onForeign?: (key: string) => void;
}

/**
 * The browser's storage, which may be blocked (reading the property throws then), full, or filled by others. What cannot
 * be stored is kept for this page only (B01, B04, B05).
 */
export function textStorage(
	storage: () => Storage,
	{ replaceable = [], onForeign = () => undefined }: TextStorageOptions = {},
): TextStorage {
	/** Only what the browser would not take: anything else may have been changed by another tab. */
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
			attempt((real) => real.removeItem(key), undefined); // An older value would be taken for this one.
			kept.set(key, text);
		},
	};
}
