import { shownOnScreen } from "#application/use-case/failurePolicies.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { KeywordResults } from "#domain/search/KeywordResult.ts";
import { readKeyword } from "#domain/search/keyword.ts";
import type { StayTerms } from "#domain/search/SearchCondition.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { KeywordSearch } from "#ports/KeywordSearch.ts";

/** Searches as the visitor types; returns null, without a call, while the text is not a complete keyword (SEARCH-KW-11). */
export class SearchKeyword {
	readonly failures = shownOnScreen;
	readonly #keywords: KeywordSearch;

	constructor(deps: { readonly keywords: KeywordSearch }) {
		this.#keywords = deps.keywords;
	}

	async execute(
		text: string,
		stay: StayTerms | null,
		options: CallOptions = {},
	): Promise<Result<KeywordResults, Failure> | null> {
		const keyword = readKeyword(text);
		return keyword === null ? null : this.#keywords.search(keyword, stay, options);
	}
}
