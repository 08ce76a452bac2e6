import type { CallOptions } from "#application/UseCase.ts";
import type { BillingRecord } from "#domain/membership/Subscription.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { Memberships } from "#ports/Memberships.ts";

/** Every charge of the member's subscriptions, newest first (ROUTE-15). */
export class ListBilling {
	readonly #memberships: Memberships;

	constructor(deps: { readonly memberships: Memberships }) {
		this.#memberships = deps.memberships;
	}

	execute(options: CallOptions = {}): Promise<Result<readonly BillingRecord[], CallFailure>> {
		return this.#memberships.records(options);
	}
}
