import type { Failure } from "#domain/failure/Failure.ts";
import type { PromisedPrice } from "#domain/offer/promisedPrice.ts";
import type { ComparedPrice } from "#domain/offer/RatePlan.ts";
import type { SearchCondition, StayTerms } from "#domain/search/SearchCondition.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

/** Competing prices of the same stay, for the same dates, guests and rooms (DEC-123, DEC-191). */
export interface HotelPrices {
	ofStay(
		stayId: number,
		condition: SearchCondition,
		options?: CallOptions,
	): Promise<Result<readonly ComparedPrice[], Failure>>;
	/** Returns what became of the price promised by a price comparison link; null if the link contains no promise of ours for this stay. */
	promisedPrice(
		stayId: number,
		condition: StayTerms,
		promised: string,
		options?: CallOptions,
	): Promise<Result<PromisedPrice | null, Failure>>;
}

/** Cache of the competing prices requested within the last day (STORE-05). */
export interface HotelPriceCache {
	/** Returns the cached prices; null if there are none for exactly this condition, or if they have expired at `now` (epoch milliseconds). */
	read(stayId: number, condition: SearchCondition, now: number): readonly ComparedPrice[] | null;
	write(stayId: number, condition: SearchCondition, prices: readonly ComparedPrice[], now: number): void;
}
