import type { CallOptions } from "#application/UseCase.ts";
import type { StayOffers } from "#domain/offer/RatePlan.ts";
import { sortOffers } from "#domain/offer/sortOffers.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { StayCatalog } from "#ports/StayCatalog.ts";

/** Rooms and their plans, cheapest first, unknown prices last (PROD-06, DOM-RATE-01, DEC-101). */
export class ListOffers {
	readonly #catalog: StayCatalog;

	constructor(deps: { readonly catalog: StayCatalog }) {
		this.#catalog = deps.catalog;
	}

	async execute(
		{ stayId, condition }: { readonly stayId: number; readonly condition: SearchCondition },
		options: CallOptions = {},
	): Promise<Result<StayOffers, CallFailure>> {
		const answer = await this.#catalog.offers(stayId, condition, options);
		return answer.ok ? ok({ ...answer.value, rooms: sortOffers(answer.value.rooms) }) : answer;
	}
}
