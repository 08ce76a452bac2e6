import type { BookingDrafts } from "#ports/BookingDrafts.ts";

/** Ends an attempt that failed and tells where its form is; null when this tab does not know it. */
export class LeaveFailedPayment {
	readonly #drafts: BookingDrafts;

	constructor(deps: { readonly drafts: BookingDrafts }) {
		this.#drafts = deps.drafts;
	}

	async execute(orderNumber: string | null): Promise<string | null> {
		const attempt = this.#drafts.attempt();
		if (!attempt) return null;
		if (orderNumber !== null && attempt.orderNumber !== null && attempt.orderNumber !== orderNumber)
			return null;
		// The next press is a new order; the way back stays known for a reload of this page.
		this.#drafts.keepAttempt({ ...attempt, fingerprint: "" });
		return attempt.address === "" ? null : attempt.address;
	}
}
