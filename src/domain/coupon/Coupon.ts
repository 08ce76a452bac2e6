import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Won } from "#domain/shared/Won.ts";

/** What a coupon takes off: a fixed sum, or a percentage of the sale amount up to a limit. */
export type CouponDiscount =
	| { readonly kind: "amount"; readonly amount: Won }
	| { readonly kind: "percent"; readonly percent: number; readonly limit: Won | null };

/** A coupon as a member holds it or could take it (ENT-32). */
export interface Coupon {
	/** couponIdx: the coupon that can be taken. */
	readonly id: number;
	/** couponUserIdx: the member's own copy; null while not held. */
	readonly heldId: number | null;
	/** couponManagerIdx: the campaign. */
	readonly campaignId: number;
	/** couponProductIdx: only for this stay; null = any. */
	readonly stayId: number | null;
	readonly name: string;
	readonly title: string;
	/** couponManagerType as sent. */
	readonly campaignType: string;
	readonly discount: CouponDiscount;
	/** Least sale amount; matters only when {@link needsMinimum}. */
	readonly minimumAmount: Won;
	/** overMinPrice 'Y'. */
	readonly needsMinimum: boolean;
	/** overlap 'Y': may be used together with others that also say so. */
	readonly canOverlap: boolean;
	/** availableExpedia 'Y': also for the external supplier that flag names. */
	readonly isForExternalSupplier: boolean;
	/** avail: neither used, expired nor withdrawn. */
	readonly isAvailable: boolean;
	/** Last day of use. */
	readonly expiresOn: StayDate;
	/** Day of use; null = unused. */
	readonly usedOn: StayDate | null;
	/** The order that used it. */
	readonly orderPaymentId: number | null;
	/** The viewer already holds it. */
	readonly isHeld: boolean;
	/** Chosen for the order in hand. */
	readonly isChecked: boolean;
	/** Copies given at once, copies issued, copies used, copies in all. */
	readonly setCount: number;
	readonly issuedCount: number;
	readonly usedCount: number;
	readonly totalCount: number;
}

/** Tabs of the coupon list (DEC-023). */
export type CouponTab = "avail" | "used" | "expired";
