import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Won } from "#domain/shared/Won.ts";

/** A coupon's discount: a fixed amount, or a percentage of the sale amount up to a limit. */
export type CouponDiscount =
	| { readonly kind: "amount"; readonly amount: Won }
	| { readonly kind: "percent"; readonly percent: number; readonly limit: Won | null };

/** A coupon that a member holds or could claim (ENT-32). */
export interface Coupon {
	/** couponIdx: the coupon to claim. */
	readonly id: number;
	/** couponUserIdx: the member's own copy; null when not held. */
	readonly heldId: number | null;
	/** couponManagerIdx: the campaign. */
	readonly campaignId: number;
	/** couponProductIdx: the only stay it is valid for; null for any stay. */
	readonly stayId: number | null;
	readonly name: string;
	readonly title: string;
	/** couponManagerType as received. */
	readonly campaignType: string;
	readonly discount: CouponDiscount;
	/** Minimum sale amount; applies only when {@link needsMinimum} is true. */
	readonly minimumAmount: Won;
	/** overMinPrice 'Y'. */
	readonly needsMinimum: boolean;
	/** overlap 'Y': can be combined with other coupons that also allow it. */
	readonly canOverlap: boolean;
	/** availableExpedia 'Y': also valid for the external supplier named by the flag. */
	readonly isForExternalSupplier: boolean;
	/** avail: not used, expired or withdrawn. */
	readonly isAvailable: boolean;
	/** Last day of use. */
	readonly expiresOn: StayDate;
	/** Day of use; null when unused. */
	readonly usedOn: StayDate | null;
	/** The order that used it; null when unused. */
	readonly orderPaymentId: number | null;
	/** Whether the viewer already holds it. */
	readonly isHeld: boolean;
	/** Whether it is chosen for the current order. */
	readonly isChecked: boolean;
	/** Number of copies given at once; the fields below count the copies issued, used and in total. */
	readonly setCount: number;
	readonly issuedCount: number;
	readonly usedCount: number;
	readonly totalCount: number;
}

/** Tabs of the coupon list (DEC-023). */
export type CouponTab = "avail" | "used" | "expired";
