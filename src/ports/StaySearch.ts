import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { StayFilter, StayPage } from "#domain/search/StayResults.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { RecommendationKind, StaySummary } from "#domain/stay/Stay.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";

interface Options {
	readonly signal?: AbortSignal | undefined;
}

/** Lists of stays with the prices this visitor would pay. */
export interface StaySearch {
	/** One page of what the condition finds (CALL-CONTENT-24, DEC-161, DEC-185). */
	find(
		condition: SearchCondition,
		filter: StayFilter,
		page: number,
		options?: Options,
	): Promise<Result<StayPage, CallFailure>>;
	/** Around or like a stay. Silent (CALL-CONTENT-26). */
	recommendForStay(
		kind: Extract<RecommendationKind, "NEARBY" | "SIMILAR">,
		stayId: number,
		checkIn: StayDate,
		options?: Options,
	): Promise<Result<readonly StaySummary[], CallFailure>>;
	/** For the home page. Silent (CALL-CONTENT-27). */
	recommendForHome(
		kind: Extract<RecommendationKind, "DOMESTIC" | "OVERSEAS" | "DEAL">,
		checkIn: StayDate,
		options?: Options,
	): Promise<Result<readonly StaySummary[], CallFailure>>;
}
