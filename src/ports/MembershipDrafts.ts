import type { MembershipPlan, SavedCard } from "#domain/membership/Subscription.ts";

/** The choices on the subscribe screen, kept during the visit to the card provider. */
export interface MembershipDraft {
	/** The member whose draft it is; for any other member it is ignored. */
	readonly owner: string;
	readonly plan: MembershipPlan | null;
	readonly hasAgreed: boolean;
	readonly card: SavedCard | null;
}

/** A purchase whose outcome is unknown; it is checked again with its key. */
export interface MembershipAttempt {
	readonly owner: string;
	readonly key: string;
	readonly plan: MembershipPlan;
	readonly isUpgrade: boolean;
	/** Null for the current card. */
	readonly cardId: number | null;
}

/** What a browser tab remembers of a subscription in progress. */
export interface MembershipDrafts {
	read(): MembershipDraft | null;
	write(draft: MembershipDraft | null): void;
	attempt(): MembershipAttempt | null;
	saveAttempt(attempt: MembershipAttempt | null): void;
	/** Returns where to go after subscribing: the awesome-return-url (DEC-118). */
	returnPath(): string | null;
	saveReturnPath(path: string | null): void;
}
