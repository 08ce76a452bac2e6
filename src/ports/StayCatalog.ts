import type { OptionDetail } from "#domain/booking/OptionDetail.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { PlanChoice } from "#domain/offer/planAddress.ts";
import type { PriceDay } from "#domain/offer/priceDays.ts";
import type { StayOffers } from "#domain/offer/RatePlan.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { PointOfInterest, StayDetail } from "#domain/stay/Stay.ts";
import type { CallOptions } from "./CallOptions.ts";

/** A single stay and its offers for this visitor. The calling screen shows failures. */
export interface StayCatalog {
	/** Loads everything except rooms and reviews (CALL-CONTENT-20). */
	detail(
		stayId: number,
		condition: SearchCondition,
		options?: CallOptions,
	): Promise<Result<StayDetail, Failure>>;
	/** Lists the rooms with their rate plans, in the server's order (CALL-CONTENT-21). */
	offers(
		stayId: number,
		condition: SearchCondition,
		options?: CallOptions,
	): Promise<Result<StayOffers, Failure>>;
	/** Loads a rate plan as bookable now (CALL-CONTENT-22, DEC-159). */
	option(
		stayId: number,
		choice: PlanChoice,
		condition: SearchCondition,
		options?: CallOptions,
	): Promise<Result<OptionDetail, Failure>>;
	/** Lists the prices of all check-in dates offered in calendars, for the condition's number of nights. */
	priceDays(
		stayId: number,
		condition: SearchCondition,
		options?: CallOptions,
	): Promise<Result<readonly PriceDay[], Failure>>;
	/** Lists nearby places, nearest first (CALL-CONTENT-25, DEC-162). */
	nearby(stayId: number, options?: CallOptions): Promise<Result<readonly PointOfInterest[], Failure>>;
}
