import type { Windows } from "#ports/Windows.ts";

export class BrowserWindows implements Windows {
	readonly #beforeLeaving: () => Promise<void>;

	/** `beforeLeaving` gives back what the page holds of the browser's history: its going would stop the leaving. */
	constructor(beforeLeaving: () => Promise<void>) {
		this.#beforeLeaving = beforeLeaving;
	}

	open(url: string): boolean {
		// With 'noopener' the return value is null even on success, so the opener is cut by hand.
		const opened = window.open(url, "_blank");
		if (opened === null) return false;
		opened.opener = null;
		return true;
	}

	leave(url: string): void {
		void this.#beforeLeaving().then(() => window.location.assign(url));
	}
}
