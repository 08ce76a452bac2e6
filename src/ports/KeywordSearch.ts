import type { Failure } from "#domain/failure/Failure.ts";
import type { KeywordResults } from "#domain/search/KeywordResult.ts";
import type { StayTerms } from "#domain/search/SearchCondition.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

/** Interpretations of a typed text with their counts, and the matching regions and stays (CALL-CONTENT-01, DEC-193). */
export interface KeywordSearch {
	search(
		text: string,
		/** Null for the default condition. */
		stay: StayTerms | null,
		options?: CallOptions,
	): Promise<Result<KeywordResults, Failure>>;
}
