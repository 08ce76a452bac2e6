import type { Failure } from "#domain/failure/Failure.ts";
import type { NightPrice } from "#domain/offer/priceDays.ts";
import type { ListChoices } from "#domain/search/listChoices.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { StayPage } from "#domain/search/StayResults.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { RecommendationKind, StaySummary } from "#domain/stay/Stay.ts";
import type { CallOptions } from "./CallOptions.ts";

/** How the results are filtered and sorted. */
export type NarrowedBy = Pick<ListChoices, "sort" | "filter" | "bounds">;

/** One page of a list. */
export interface ListPart {
	/** Page number, from 1. */
	readonly page: number;
	/** Page size, 20 to 100. */
	readonly size: number;
}

/** Lists of stays at the prices this visitor would pay. */
export interface StaySearch {
	/** Returns one page of the stays that match the condition and filters (CALL-CONTENT-24, DEC-161, DEC-185). */
	find(
		condition: SearchCondition,
		choices: NarrowedBy,
		part: ListPart,
		options?: CallOptions,
	): Promise<Result<StayPage, Failure>>;
	/** Returns the lowest price per night for each date at the condition's place; empty unless the condition names a single place. */
	nightPrices(
		condition: SearchCondition,
		options?: CallOptions,
	): Promise<Result<readonly NightPrice[], Failure>>;
	/** Lists stays near or similar to a stay, priced for the condition (CALL-CONTENT-26). */
	recommendForStay(
		kind: Extract<RecommendationKind, "NEARBY" | "SIMILAR">,
		stayId: number,
		condition: SearchCondition,
		options?: CallOptions,
	): Promise<Result<readonly StaySummary[], Failure>>;
	/** Lists recommendations for the home page (CALL-CONTENT-27). */
	recommendForHome(
		kind: Extract<RecommendationKind, "DOMESTIC" | "OVERSEAS" | "DEAL">,
		checkIn: StayDate,
		options?: CallOptions,
	): Promise<Result<readonly StaySummary[], Failure>>;
}
