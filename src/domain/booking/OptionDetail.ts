import type { Coupon } from "#domain/coupon/Coupon.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import type { Promotion } from "#domain/offer/Promotion.ts";
import type { RatePlan } from "#domain/offer/RatePlan.ts";
import type { StayImage } from "#domain/stay/StayImage.ts";

/** What the option page shows about the chosen plan (DEC-159). */
export interface OptionDetail {
	readonly stayName: string;
	readonly plan: RatePlan;
	/** The base price ledger for this viewer; its digest is the plan's keyCode. Empty when the prices are hidden. */
	readonly ledger: readonly PriceLine[];
	/** Remarks on the rate (ENT-26). */
	readonly rateComments: readonly string[];
	/** The member's coupons that this plan accepts. */
	readonly coupons: readonly Coupon[];
	readonly promotion: Promotion | null;
	readonly images: readonly StayImage[];
	/** 'HH:mm' in the stay's local time. */
	readonly checkInTime: string | null;
	readonly checkOutTime: string | null;
}
