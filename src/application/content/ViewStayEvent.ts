import { notShown } from "#application/use-case/failurePolicies.ts";
import type { PromotionContent } from "#domain/offer/Promotion.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { Deals } from "#ports/Deals.ts";

/** Loads the event that a stay takes part in; null if there is none or it could not be loaded (CALL-CONTENT-23, DEC-160). */
export class ViewStayEvent {
	readonly failures = notShown;
	readonly #deals: Deals;

	constructor(deps: { readonly deals: Deals }) {
		this.#deals = deps.deals;
	}

	async execute(stayId: number, options: CallOptions = {}): Promise<PromotionContent | null> {
		const answer = await this.#deals.ofStay(stayId, options);
		return answer.ok ? answer.value : null;
	}
}
