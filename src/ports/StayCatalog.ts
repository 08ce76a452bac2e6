import type { OptionDetail } from "#domain/booking/OptionDetail.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { PlanChoice } from "#domain/offer/planAddress.ts";
import type { PriceDay } from "#domain/offer/priceDays.ts";
import type { StayOffers } from "#domain/offer/RatePlan.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { PointOfInterest, StayDetail } from "#domain/stay/Stay.ts";
import type { CallOptions } from "./CallOptions.ts";

/** One stay: what it is, and what it sells to this visitor. Failures are shown by the screen that asked. */
export interface StayCatalog {
	/** Everything but rooms and reviews (CALL-CONTENT-20). */
	detail(
		stayId: number,
		condition: SearchCondition,
		options?: CallOptions,
	): Promise<Result<StayDetail, Failure>>;
	/** Rooms with their plans, in the server's order (CALL-CONTENT-21). */
	offers(
		stayId: number,
		condition: SearchCondition,
		options?: CallOptions,
	): Promise<Result<StayOffers, Failure>>;
	/** One plan as it can be booked (CALL-CONTENT-22, DEC-159). */
	option(
		stayId: number,
		choice: PlanChoice,
		condition: SearchCondition,
		options?: CallOptions,
	): Promise<Result<OptionDetail, Failure>>;
	/** Every check-in day that calendars offer, for as many nights as the condition has. */
	priceDays(
		stayId: number,
		condition: SearchCondition,
		options?: CallOptions,
	): Promise<Result<readonly PriceDay[], Failure>>;
	/** Places nearby, nearest first (CALL-CONTENT-25, DEC-162). */
	nearby(stayId: number, options?: CallOptions): Promise<Result<readonly PointOfInterest[], Failure>>;
}
