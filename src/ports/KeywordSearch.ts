import type { KeywordResults } from "#domain/search/KeywordResult.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";

/** Regions and stays that match a typed text (CALL-CONTENT-01). Silent: typing never ends in a popup. */
export interface KeywordSearch {
	search(
		text: string,
		options?: { readonly signal?: AbortSignal | undefined },
	): Promise<Result<KeywordResults, CallFailure>>;
}
