import type { Failure } from "#domain/failure/Failure.ts";
import type { EventPlan, PromotionContent, SaleDate } from "#domain/offer/Promotion.ts";
import type { DaySpan } from "#domain/offer/saleCalendar.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { StaySummary } from "#domain/stay/Stay.ts";
import type { CallOptions } from "./CallOptions.ts";

/** An event and its offers. */
export interface Deal {
	readonly content: PromotionContent;
	/** Priced for the default dates and guests. */
	readonly stays: readonly StaySummary[];
	readonly plans: readonly EventPlan[];
}

/** Events and their sale calendars. The screens show their own errors (DEC-160, DEC-168). */
export interface Deals {
	/** Loads an event; `secret` opens an unlisted one (DEC-118). */
	view(id: number, secret: string | null, options?: CallOptions): Promise<Result<Deal, Failure>>;
	saleDates(
		id: number,
		secret: string | null,
		ratePlanId: number,
		span: DaySpan,
		options?: CallOptions,
	): Promise<Result<readonly SaleDate[], Failure>>;
	/** Returns the event that a stay takes part in; null if there is none. */
	ofStay(stayId: number, options?: CallOptions): Promise<Result<PromotionContent | null, Failure>>;
}
