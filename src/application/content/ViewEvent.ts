import { shownOnScreen } from "#application/use-case/failurePolicies.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { Deal, Deals } from "#ports/Deals.ts";

/** Loads an event and its offers; an unlisted event requires its access word (SCREEN-11, DEC-025, DEC-118). */
export class ViewEvent {
	readonly failures = shownOnScreen;
	readonly #deals: Deals;

	constructor(deps: { readonly deals: Deals }) {
		this.#deals = deps.deals;
	}

	async execute(
		{ id, secret }: { readonly id: number; readonly secret: string | null },
		options: CallOptions = {},
	): Promise<Result<Deal, Failure>> {
		return await this.#deals.view(id, secret, options);
	}
}
