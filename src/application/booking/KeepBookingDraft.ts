import type { BookingDraft, BookingDrafts } from "#ports/BookingDrafts.ts";

/** Remembers the form as it stands, so that nothing typed is lost. */
export class KeepBookingDraft {
	readonly #drafts: BookingDrafts;

	constructor(deps: { readonly drafts: BookingDrafts }) {
		this.#drafts = deps.drafts;
	}

	async execute(address: string, draft: BookingDraft): Promise<void> {
		this.#drafts.write(address, draft);
	}
}
