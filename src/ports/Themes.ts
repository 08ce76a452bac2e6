import type { Theme, ThemeContent } from "#domain/content/Theme.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { StaySummary } from "#domain/stay/Stay.ts";
import type { CallOptions } from "./CallOptions.ts";

/** Collections of stays that editors chose. The screens show their own errors (DEC-172). */
export interface Themes {
	/** In the editors' order. */
	list(options?: CallOptions): Promise<Result<readonly Theme[], Failure>>;
	content(id: number, options?: CallOptions): Promise<Result<ThemeContent, Failure>>;
	/** Priced for dates, guests and rooms; the place of the condition plays no part. */
	stays(
		id: number,
		condition: SearchCondition,
		options?: CallOptions,
	): Promise<Result<readonly StaySummary[], Failure>>;
}
