import type { Theme, ThemeContent } from "#domain/content/Theme.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { StaySummary } from "#domain/stay/Stay.ts";
import type { CallOptions } from "./CallOptions.ts";

/** Editorial collections of stays. The screens show their own errors (DEC-172). */
export interface Themes {
	/** Lists the themes, in editorial order. */
	list(options?: CallOptions): Promise<Result<readonly Theme[], Failure>>;
	content(id: number, options?: CallOptions): Promise<Result<ThemeContent, Failure>>;
	/** Lists a theme's stays, priced for the dates, guests and rooms; the condition's place is ignored. */
	stays(
		id: number,
		condition: SearchCondition,
		options?: CallOptions,
	): Promise<Result<readonly StaySummary[], Failure>>;
}
