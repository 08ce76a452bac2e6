import type { Failure } from "#domain/failure/Failure.ts";
import type { SavedCard } from "#domain/membership/Subscription.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { SavedCards } from "#ports/Memberships.ts";
import { refusalsOnScreen } from "./refusalsOnScreen.ts";

/** Derives the idempotency key from the authKey, so that a reload or Back does not register the card twice. */
const keyOf = (authKey: string): string => `card-${authKey.replace(/[^A-Za-z0-9_-]/g, "").slice(-50)}`;

/** Saves the card that a member has registered with the provider (DEC-174). */
export class RegisterCard {
	readonly failures = refusalsOnScreen;
	readonly #cards: SavedCards;

	constructor(deps: { readonly cards: SavedCards }) {
		this.#cards = deps.cards;
	}

	execute(authKey: string): Promise<Result<SavedCard, Failure>> {
		return this.#cards.register(authKey, { key: keyOf(authKey).padEnd(8, "0") });
	}
}
