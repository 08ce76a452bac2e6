import type { Coupon } from "#domain/coupon/Coupon.ts";
import type { Promotion } from "#domain/offer/Promotion.ts";
import type { RatePlan } from "#domain/offer/RatePlan.ts";

/** What the booking form shows about the chosen plan (DEC-159). */
export interface OptionDetail {
	readonly plan: RatePlan;
	/** Remarks on the rate (ENT-26). */
	readonly rateComments: readonly string[];
	/** Coupons the member holds or could take for this stay. */
	readonly coupons: readonly Coupon[];
	readonly promotion: Promotion | null;
	/** Ask for English names and an international phone number (CHAN-05, DEC-096). */
	readonly needsInternationalForm: boolean;
	readonly imageUrls: readonly string[];
}
