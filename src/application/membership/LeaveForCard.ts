import type { Windows } from "#ports/Windows.ts";

interface LeaveForCardInput {
	/** Registration address as received from the server. */
	readonly registrationUrl: string;
	/** Path and query of the page that the provider redirects to, with `authKey`, or with `code` if no card was registered. */
	readonly returnPath: string;
}

/** Leaves for the provider's card registration; this application never sees the card number (DEC-174). */
export class LeaveForCard {
	readonly #windows: Windows;

	constructor(deps: { readonly windows: Windows }) {
		this.#windows = deps.windows;
	}

	async execute({ registrationUrl, returnPath }: LeaveForCardInput): Promise<void> {
		const joint = registrationUrl.includes("?") ? "&" : "?";
		this.#windows.leave(`${registrationUrl}${joint}returnPath=${encodeURIComponent(returnPath)}`);
	}
}
