import type { CallOptions } from "#application/UseCase.ts";
import type { KeywordResults } from "#domain/search/KeywordResult.ts";
import { readKeyword } from "#domain/search/keyword.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { KeywordSearch } from "#ports/KeywordSearch.ts";

/** Live results for a typed text; null, and no call, while it is no finished keyword (SEARCH-KW-11). */
export class SearchKeyword {
	readonly #keywords: KeywordSearch;

	constructor(deps: { readonly keywords: KeywordSearch }) {
		this.#keywords = deps.keywords;
	}

	async execute(
		text: string,
		options: CallOptions = {},
	): Promise<Result<KeywordResults, CallFailure> | null> {
		const keyword = readKeyword(text);
		return keyword === null ? null : this.#keywords.search(keyword, options);
	}
}
