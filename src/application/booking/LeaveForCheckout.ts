import type { Windows } from "#ports/Windows.ts";

/** Hands the window over to the payment provider; the provider leads back to /payments/return or /payments/fail. */
export class LeaveForCheckout {
	readonly #windows: Windows;

	constructor(deps: { readonly windows: Windows }) {
		this.#windows = deps.windows;
	}

	async execute(checkoutUrl: string): Promise<void> {
		this.#windows.leave(checkoutUrl);
	}
}
