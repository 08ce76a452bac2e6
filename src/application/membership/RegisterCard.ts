import { besides } from "#application/use-case/failurePolicies.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { KeptCard } from "#domain/membership/Subscription.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { KeptCards } from "#ports/Memberships.ts";

/** The same authKey is one registration, also after a reload or Back. */
const keyOf = (authKey: string): string => `card-${authKey.replace(/[^A-Za-z0-9_-]/g, "").slice(-50)}`;

/** Keeps the card a member has entered at the provider (DEC-174). */
export class RegisterCard {
	readonly failures = besides("generic", "notFound", "alreadyProcessed", "withdrawClosed", "payDeclined");
	readonly #cards: KeptCards;

	constructor(deps: { readonly cards: KeptCards }) {
		this.#cards = deps.cards;
	}

	execute(authKey: string): Promise<Result<KeptCard, Failure>> {
		return this.#cards.register(authKey, { key: keyOf(authKey).padEnd(8, "0") });
	}
}
