import type { TextStorage } from "#adapters/browser/textStorage.ts";

/** JSON values of the tab, by key. What is no JSON is none of ours: it is absent and goes. */
export class TabValues {
	readonly #texts: TextStorage;

	constructor(texts: TextStorage) {
		this.#texts = texts;
	}

	read(key: string): unknown {
		const text = this.#texts.read(key);
		if (text === null) return null;
		try {
			return JSON.parse(text);
		} catch {
			this.#texts.remove(key);
			return null;
		}
	}

	/** Null removes. */
	write(key: string, value: unknown): void {
		if (value === null) this.#texts.remove(key);
		else this.#texts.write(key, JSON.stringify(value));
	}
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);
