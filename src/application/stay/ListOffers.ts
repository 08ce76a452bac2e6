import { shownOnScreen } from "#application/use-case/failurePolicies.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { StayOffers } from "#domain/offer/RatePlan.ts";
import { sortOffers } from "#domain/offer/sortOffers.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { StayCatalog } from "#ports/StayCatalog.ts";

/** Lists rooms and their rate plans, cheapest first, unknown prices last (PROD-06, DOM-RATE-01, DEC-101). */
export class ListOffers {
	readonly failures = shownOnScreen;
	readonly #catalog: StayCatalog;

	constructor(deps: { readonly catalog: StayCatalog }) {
		this.#catalog = deps.catalog;
	}

	async execute(
		{ stayId, condition }: { readonly stayId: number; readonly condition: SearchCondition },
		options: CallOptions = {},
	): Promise<Result<StayOffers, Failure>> {
		const answer = await this.#catalog.offers(stayId, condition, options);
		return answer.ok ? ok({ ...answer.value, rooms: sortOffers(answer.value.rooms) }) : answer;
	}
}
