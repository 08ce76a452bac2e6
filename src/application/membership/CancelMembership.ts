import { besides } from "#application/use-case/failurePolicies.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Subscription } from "#domain/membership/Subscription.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { Memberships } from "#ports/Memberships.ts";

/** Ends a subscription with its term; a subscription is cancelled once, so its number is the key (SUBS-07). */
export class CancelMembership {
	readonly failures = besides("generic", "notFound", "alreadyProcessed", "withdrawClosed", "payDeclined");
	readonly #memberships: Memberships;

	constructor(deps: { readonly memberships: Memberships }) {
		this.#memberships = deps.memberships;
	}

	execute({ id }: Pick<Subscription, "id">): Promise<Result<Subscription, Failure>> {
		return this.#memberships.cancel({ key: `cancel-subscription-${id}` });
	}
}
