import type { Failure } from "#domain/failure/Failure.ts";
import type { NightPrice } from "#domain/offer/priceDays.ts";
import type { ListChoices } from "#domain/search/listChoices.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { StayPage } from "#domain/search/StayResults.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { RecommendationKind, StaySummary } from "#domain/stay/Stay.ts";
import type { CallOptions } from "./CallOptions.ts";

/** What the whole catalogue is narrowed and ordered by. */
export type NarrowedBy = Pick<ListChoices, "sort" | "filter" | "bounds">;

/** The part of a list that begins after `page - 1` parts of the same size. */
export interface ListPart {
	/** From 1. */
	readonly page: number;
	/** 20 to 100. */
	readonly size: number;
}

/** Lists of stays with the prices this visitor would pay. */
export interface StaySearch {
	/** Some of what the condition finds and the choices keep (CALL-CONTENT-24, DEC-161, DEC-185). */
	find(
		condition: SearchCondition,
		choices: NarrowedBy,
		part: ListPart,
		options?: CallOptions,
	): Promise<Result<StayPage, Failure>>;
	/** What a night costs at least in the condition's place, day by day; none when it is not one place. */
	nightPrices(
		condition: SearchCondition,
		options?: CallOptions,
	): Promise<Result<readonly NightPrice[], Failure>>;
	/** Around or like a stay, priced for the condition (CALL-CONTENT-26). */
	recommendForStay(
		kind: Extract<RecommendationKind, "NEARBY" | "SIMILAR">,
		stayId: number,
		condition: SearchCondition,
		options?: CallOptions,
	): Promise<Result<readonly StaySummary[], Failure>>;
	/** For the home page (CALL-CONTENT-27). */
	recommendForHome(
		kind: Extract<RecommendationKind, "DOMESTIC" | "OVERSEAS" | "DEAL">,
		checkIn: StayDate,
		options?: CallOptions,
	): Promise<Result<readonly StaySummary[], Failure>>;
}
