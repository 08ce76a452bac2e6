import type { DiscountKind } from "#domain/offer/RatePlan.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";

/**
 * One line of a price, in whole won: nights add, everything else takes off (a negative amount).
 * The lines of a price always add up to its total (DEC-179).
 */
export type PriceLine =
	| { readonly kind: "night"; readonly date: StayDate; readonly rooms: number; readonly amount: number }
	/** A dateless voucher: so many pieces of one price. */
	| { readonly kind: "voucher"; readonly count: number; readonly amount: number }
	| { readonly kind: "extraPayment"; readonly amount: number }
	/** Taken off for everybody ('normal') or for special members ('member'). */
	| {
			readonly kind: "gradeDiscount";
			readonly grade: "normal" | "member";
			readonly percent: number;
			readonly amount: number;
	  }
	| {
			readonly kind: "discount";
			readonly discount: DiscountKind;
			readonly percent: number;
			readonly amount: number;
	  }
	| { readonly kind: "promotion"; readonly promotionId: number; readonly amount: number }
	| { readonly kind: "coupon"; readonly heldId: number; readonly name: string; readonly amount: number }
	| { readonly kind: "awesomeCash"; readonly amount: number }
	| { readonly kind: "welfarePoints"; readonly amount: number };

export type PriceLineKind = PriceLine["kind"];
