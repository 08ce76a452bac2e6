import type { BookingDrafts } from "#ports/BookingDrafts.ts";
import { attemptOf } from "./attemptOf.ts";

/** Where the form of a failed attempt is, null when nobody knows; and whether what was typed into it is still there. */
export interface WayBack {
	readonly address: string | null;
	readonly keepsForm: boolean;
}

const nowhere: WayBack = { address: null, keepsForm: false };

/** Ends an attempt that failed and tells the way back to its form (DEC-016). */
export class LeaveFailedPayment {
	readonly #drafts: BookingDrafts;

	constructor(deps: { readonly drafts: BookingDrafts }) {
		this.#drafts = deps.drafts;
	}

	async execute(orderNumber: string | null): Promise<WayBack> {
		const attempt = attemptOf(this.#drafts, orderNumber);
		if (!attempt || attempt.address === "") return nowhere;
		// The next press is a new order; the way back stays known for a reload of this page.
		this.#drafts.keepAttempt({ ...attempt, fingerprint: "" });
		return { address: attempt.address, keepsForm: this.#drafts.read(attempt.address) !== null };
	}
}
