import type { Failure } from "#domain/failure/Failure.ts";
import type { Subscription } from "#domain/membership/Subscription.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { Memberships } from "#ports/Memberships.ts";
import { refusalsOnScreen } from "./refusalsOnScreen.ts";

/** Cancels a subscription at the end of its term. A subscription is cancelled only once, so its ID is the key (SUBS-07). */
export class CancelMembership {
	readonly failures = refusalsOnScreen;
	readonly #memberships: Memberships;

	constructor(deps: { readonly memberships: Memberships }) {
		this.#memberships = deps.memberships;
	}

	execute({ id }: Pick<Subscription, "id">): Promise<Result<Subscription, Failure>> {
		return this.#memberships.cancel({ key: `cancel-subscription-${id}` });
	}
}
