import type { Windows } from "#ports/Windows.ts";

interface LeaveForCardInput {
	/** As the server gave it. */
	readonly registrationUrl: string;
	/** Path and query of the page the provider leads back to, with authKey, or code when no card was given. */
	readonly returnPath: string;
}

/** Hands the window over to the provider that asks for a card; its number never comes here (DEC-174). */
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
