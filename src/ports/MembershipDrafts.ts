import type { KeptCard, MembershipPlan } from "#domain/membership/Subscription.ts";

/** What was chosen on the subscribe screen, kept while the provider asks for a card. */
export interface MembershipDraft {
	/** Whose it is: another member's choices are nobody's. */
	readonly owner: string;
	readonly plan: MembershipPlan | null;
	readonly hasAgreed: boolean;
	readonly card: KeptCard | null;
}

/** A purchase whose end is not known yet: asked about again under its key. */
export interface MembershipAttempt {
	readonly owner: string;
	readonly key: string;
	readonly plan: MembershipPlan;
	readonly isUpgrade: boolean;
	/** Null: the card in use. */
	readonly cardId: number | null;
}

/** What a browser tab remembers of a subscription under way. */
export interface MembershipDrafts {
	read(): MembershipDraft | null;
	write(draft: MembershipDraft | null): void;
	attempt(): MembershipAttempt | null;
	keepAttempt(attempt: MembershipAttempt | null): void;
	/** Where to go back to after subscribing: the awesome-return-url (DEC-118). */
	returnPath(): string | null;
	keepReturnPath(path: string | null): void;
}
