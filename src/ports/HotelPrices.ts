import type { Failure } from "#domain/failure/Failure.ts";
import type { PromisedPrice } from "#domain/offer/promisedPrice.ts";
import type { ComparedPrice } from "#domain/offer/RatePlan.ts";
import type { SearchCondition, StayTerms } from "#domain/search/SearchCondition.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

/** Prices of the same stay elsewhere, for the same dates, guests and rooms (DEC-123, DEC-191). */
export interface HotelPrices {
	ofStay(
		stayId: number,
		condition: SearchCondition,
		options?: CallOptions,
	): Promise<Result<readonly ComparedPrice[], Failure>>;
	/** What became of a price that a link of the comparison promised; null when it is no promise of ours for this stay. */
	promise(
		stayId: number,
		condition: StayTerms,
		promised: string,
		options?: CallOptions,
	): Promise<Result<PromisedPrice | null, Failure>>;
}

/** What was asked within the last day (STORE-05). */
export interface HotelPriceCache {
	/** Null when nothing is kept for exactly this, or no longer at `now` (epoch milliseconds). */
	read(stayId: number, condition: SearchCondition, now: number): readonly ComparedPrice[] | null;
	write(stayId: number, condition: SearchCondition, prices: readonly ComparedPrice[], now: number): void;
}
