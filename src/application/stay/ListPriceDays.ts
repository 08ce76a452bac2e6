import { toldOnScreen } from "#application/use-case/manners.ts";
import type { CallOptions } from "#application/use-case/UseCase.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { PriceDay } from "#domain/offer/priceDays.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { StayCatalog } from "#ports/StayCatalog.ts";

/** What each check-in day costs at a stay, for the guests, rooms and number of nights of a condition (SEARCH-CAL-07). */
export class ListPriceDays {
	readonly failures = toldOnScreen;
	readonly #catalog: StayCatalog;

	constructor(deps: { readonly catalog: StayCatalog }) {
		this.#catalog = deps.catalog;
	}

	execute(
		{ stayId, condition }: { readonly stayId: number; readonly condition: SearchCondition },
		options: CallOptions = {},
	): Promise<Result<readonly PriceDay[], Failure>> {
		return this.#catalog.priceDays(stayId, condition, options);
	}
}
