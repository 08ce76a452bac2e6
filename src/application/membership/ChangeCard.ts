import type { RegisterCard } from "#application/membership/RegisterCard.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Subscription } from "#domain/membership/Subscription.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { SavedCards } from "#ports/Memberships.ts";
import { refusalsOnScreen } from "./refusalsOnScreen.ts";

interface ChangeCardDeps {
	readonly cards: SavedCards;
	readonly registerCard: RegisterCard;
}

/** Saves a newly registered card and charges it from the next payment on (SUBS-15, DEC-076). */
export class ChangeCard extends UseCaseOf<ChangeCardDeps> {
	readonly failures = refusalsOnScreen;
	async execute(authKey: string): Promise<Result<Subscription, Failure>> {
		const { cards, registerCard } = this.deps;
		const kept = await registerCard.execute(authKey);
		return kept.ok ? cards.use(kept.value.id) : kept;
	}
}
