import { shownOnScreen } from "#application/use-case/failurePolicies.ts";
import type { OptionDetail } from "#domain/booking/OptionDetail.ts";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import type { PlanChoice } from "#domain/offer/planAddress.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { err, type Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { StayCatalog } from "#ports/StayCatalog.ts";

export interface ViewOptionInput {
	readonly stayId: number;
	readonly choice: PlanChoice;
	readonly condition: SearchCondition;
}

/** Loads a room and rate plan as bookable now, with the price itemised (SCREEN-02, DEC-159, DEC-179). */
export class ViewOption {
	readonly failures = shownOnScreen;
	readonly #catalog: StayCatalog;

	constructor(deps: { readonly catalog: StayCatalog }) {
		this.#catalog = deps.catalog;
	}

	async execute(
		{ stayId, choice, condition }: ViewOptionInput,
		options: CallOptions = {},
	): Promise<Result<OptionDetail, Failure>> {
		const answer = await this.#catalog.option(stayId, choice, condition, options);
		// To a traveller, a plan that never existed and one that was withdrawn look the same.
		return !answer.ok && answer.error.kind === "invalidRequest" ? err(refused("notFound")) : answer;
	}
}
