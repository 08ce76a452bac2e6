import type { ReloadMemory } from "#ports/ReloadMemory.ts";

const KEY = "reloaded-at";

/** Kept for the tab only; a storage that cannot be used forgets, which at worst asks to log in again. */
export class BrowserReloadMemory implements ReloadMemory {
	readonly #storage: () => Storage;

	constructor(storage: () => Storage) {
		this.#storage = storage;
	}

	lastReloadAt(): number | null {
		try {
			const text = this.#storage().getItem(KEY);
			return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
		} catch {
			return null;
		}
	}

	remember(now: number): void {
		try {
			this.#storage().setItem(KEY, String(now));
		} catch {
			// A full or blocked storage must not keep the page from reloading once.
		}
	}
}
