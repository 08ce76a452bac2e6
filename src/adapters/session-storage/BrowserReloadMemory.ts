import type { TextStorage } from "#adapters/browser/textStorage.ts";
import type { ReloadMemory } from "#ports/ReloadMemory.ts";

const KEY = "reloaded-at";

/** Kept per tab. If storage is unavailable the memory is lost, which at worst forces a new login. */
export class BrowserReloadMemory implements ReloadMemory {
	readonly #texts: TextStorage;

	constructor(texts: TextStorage) {
		this.#texts = texts;
	}

	lastReloadAt(): number | null {
		const text = this.#texts.read(KEY);
		if (text === null) return null;
		if (/^\d{1,15}$/.test(text)) return Number(text);
		this.#texts.discard(KEY);
		return null;
	}

	remember(now: number): void {
		this.#texts.write(KEY, String(now));
	}
}
