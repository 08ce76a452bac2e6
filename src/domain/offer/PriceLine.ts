import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { DiscountKind } from "#domain/stay/DiscountKind.ts";

/**
 * One line of a price, in whole won: nights add, everything else takes off (a negative amount).
 * The lines of a price always add up to its total (DEC-179).
 */
export type PriceLine =
	| { readonly kind: "night"; readonly date: StayDate; readonly rooms: number; readonly amount: Won }
	/** A dateless voucher: so many pieces of one price. */
	| { readonly kind: "voucher"; readonly count: number; readonly amount: Won }
	| { readonly kind: "extraPayment"; readonly amount: Won }
	/** Of a booking whose dates or guests were changed: what was paid for that by itself. [DEC-198] */
	| { readonly kind: "changePaid"; readonly amount: Won }
	/** Taken off for everybody ('normal') or for special members ('member'). */
	| {
			readonly kind: "gradeDiscount";
			readonly grade: "normal" | "member";
			readonly percent: number;
			readonly amount: Won;
	  }
	| {
			readonly kind: "discount";
			readonly discount: DiscountKind;
			readonly percent: number;
			readonly amount: Won;
	  }
	| { readonly kind: "promotion"; readonly promotionId: number; readonly amount: Won }
	| { readonly kind: "coupon"; readonly heldId: number; readonly name: string; readonly amount: Won }
	| { readonly kind: "awesomeCash"; readonly amount: Won }
	| { readonly kind: "welfarePoints"; readonly amount: Won };

export type PriceLineKind = PriceLine["kind"];
