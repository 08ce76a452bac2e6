import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { DiscountKind } from "#domain/stay/DiscountKind.ts";

/**
 * One line of a price, in whole won: nights, vouchers and extra payments are positive, all other lines are deductions with a negative
 * amount. The lines always add up to the total (DEC-179).
 */
export type PriceLine =
	| { readonly kind: "night"; readonly date: StayDate; readonly rooms: number; readonly amount: Won }
	/** Dateless vouchers: `count` units at the same price. */
	| { readonly kind: "voucher"; readonly count: number; readonly amount: Won }
	| { readonly kind: "extraPayment"; readonly amount: Won }
	/** For a booking whose dates or guests were changed: the separate payments made for the changes. [DEC-198] */
	| { readonly kind: "changePaid"; readonly amount: Won }
	/** Discount for everyone ('normal') or for special members ('member'). */
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
