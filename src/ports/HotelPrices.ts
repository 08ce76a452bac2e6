import type { ComparedPrice } from "#domain/offer/RatePlan.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";

/** Prices of the same stay elsewhere. Silent (DEC-123). */
export interface HotelPrices {
	ofStay(
		stayId: number,
		options?: { readonly signal?: AbortSignal | undefined },
	): Promise<Result<readonly ComparedPrice[], CallFailure>>;
}

/** What was asked within the last day (STORE-05). */
export interface HotelPriceCache {
	/** Null when nothing is kept, or no longer at `now` (epoch milliseconds). */
	read(stayId: number, now: number): readonly ComparedPrice[] | null;
	write(stayId: number, prices: readonly ComparedPrice[], now: number): void;
}
