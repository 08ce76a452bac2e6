import type { Windows } from "#ports/Windows.ts";

export class BrowserWindows implements Windows {
	readonly #beforeLeaving: () => Promise<void>;

	/** `beforeLeaving` releases the history entries that the page holds; removing them during the navigation would cancel it. */
	constructor(beforeLeaving: () => Promise<void>) {
		this.#beforeLeaving = beforeLeaving;
	}

	open(url: string): boolean {
		// With 'noopener', `open` returns null even on success, so the opener is cleared manually.
		const opened = window.open(url, "_blank");
		if (opened === null) return false;
		opened.opener = null;
		return true;
	}

	leave(url: string): void {
		void this.#beforeLeaving().then(() => window.location.assign(url));
	}
}
