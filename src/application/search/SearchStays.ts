import type { CallOptions } from "#application/UseCase.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { StayFilter, StayPage } from "#domain/search/StayResults.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { StaySearch } from "#ports/StaySearch.ts";

export interface SearchStaysInput {
	readonly condition: SearchCondition;
	readonly filter: StayFilter;
	/** From 1. */
	readonly page: number;
}

/** One page of the stays a condition finds, with what this visitor would pay (PROD-05, DEC-185). */
export class SearchStays {
	readonly #stays: StaySearch;

	constructor(deps: { readonly stays: StaySearch }) {
		this.#stays = deps.stays;
	}

	execute(
		{ condition, filter, page }: SearchStaysInput,
		options: CallOptions = {},
	): Promise<Result<StayPage, CallFailure>> {
		return this.#stays.find(condition, filter, page, options);
	}
}
