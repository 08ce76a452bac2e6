import type { Failure } from "#domain/failure/Failure.ts";
import type { KeywordResults } from "#domain/search/KeywordResult.ts";
import type { StayTerms } from "#domain/search/SearchCondition.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

/** What a typed text says with its counts, and the regions and stays that match it (CALL-CONTENT-01, DEC-193). */
export interface KeywordSearch {
	search(
		text: string,
		/** Null: the default condition. */
		stay: StayTerms | null,
		options?: CallOptions,
	): Promise<Result<KeywordResults, Failure>>;
}
