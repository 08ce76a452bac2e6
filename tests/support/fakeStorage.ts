/** A cookie jar that behaves like document.cookie. */
export function cookieJar() {
	const cookies = new Map<string, string>();
	return {
		get cookie() {
			return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		},
		set cookie(text: string) {
			const [pair = "", ...attributes] = text.split("; ");
			const at = pair.indexOf("=");
			const name = pair.slice(0, at);
			if (attributes.includes("Max-Age=0")) cookies.delete(name);
			// A browser silently drops longer ones.
			else if (pair.length <= 4096) cookies.set(name, pair.slice(at + 1));
		},
	};
}

/** A Storage with a capacity in characters. */
export function fakeStorage(room = Number.POSITIVE_INFINITY): Storage {
	const items = new Map<string, string>();
	const used = () => [...items].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
	return {
		get length() {
			return items.size;
		},
		clear: () => items.clear(),
		key: (index) => [...items.keys()][index] ?? null,
		getItem: (key) => items.get(key) ?? null,
		setItem(key, value) {
			const before = items.get(key);
			items.set(key, value);
			if (used() <= room) return;
			if (before === undefined) items.delete(key);
			else items.set(key, before);
			throw new DOMException("", "QuotaExceededError");
		},
		removeItem: (key) => {
			items.delete(key);
		},
	};
}

/** Behaves as in Chromium with cookies blocked: accessing it throws. */
export const blockedStorage = (): Storage => {
	throw new DOMException("", "SecurityError");
};
