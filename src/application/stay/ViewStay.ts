import { toldOnScreen } from "#application/use-case/manners.ts";
import type { CallOptions } from "#application/use-case/UseCase.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { StayDetail } from "#domain/stay/Stay.ts";
import type { StayCatalog } from "#ports/StayCatalog.ts";

export interface ViewStayInput {
	readonly stayId: number;
	readonly condition: SearchCondition;
}

/** A stay with its lowest prices for dates, guests and rooms (ROUTE-03, PROD-07). */
export class ViewStay {
	readonly failures = toldOnScreen;
	readonly #catalog: StayCatalog;

	constructor(deps: { readonly catalog: StayCatalog }) {
		this.#catalog = deps.catalog;
	}

	execute(
		{ stayId, condition }: ViewStayInput,
		options: CallOptions = {},
	): Promise<Result<StayDetail, Failure>> {
		return this.#catalog.detail(stayId, condition, options);
	}
}
