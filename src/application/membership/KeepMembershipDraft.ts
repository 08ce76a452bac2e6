import type { MembershipDraft, MembershipDrafts } from "#ports/MembershipDrafts.ts";

/** Remembers what is chosen on the subscribe screen, so that nothing is lost at the card provider's. */
export class KeepMembershipDraft {
	readonly #drafts: MembershipDrafts;

	constructor(deps: { readonly drafts: MembershipDrafts }) {
		this.#drafts = deps.drafts;
	}

	async execute(draft: MembershipDraft): Promise<void> {
		this.#drafts.write(draft);
	}
}
