import type { Coupon } from "#domain/coupon/Coupon.ts";
import { couponAmount } from "#domain/coupon/couponAmount.ts";
import { type CouponOrder, couponRefusal, couponRefusalText } from "#domain/coupon/couponRules.ts";
import type { Won } from "#domain/shared/Won.ts";

/** A coupon as the form lists it. */
export interface CouponChoice {
	readonly coupon: Coupon;
	/** What it takes off this booking. */
	readonly amount: Won;
	/** Why it cannot be used; null = it can. */
	readonly reason: string | null;
	readonly isChosen: boolean;
}

/** The coupons held, usable ones first, the best first. */
export function couponChoices(
	coupons: readonly Coupon[],
	chosenIds: readonly number[],
	order: CouponOrder,
): readonly CouponChoice[] {
	const choices = coupons
		.filter((coupon) => coupon.heldId !== null)
		.map((coupon) => {
			const refusal = couponRefusal(coupon, order);
			return {
				coupon,
				amount: couponAmount(coupon.discount, order.saleAmount),
				reason: refusal && couponRefusalText(refusal),
				isChosen: chosenIds.includes(coupon.heldId ?? 0),
			};
		});
	return choices.toSorted(
		(a, b) => Number(a.reason !== null) - Number(b.reason !== null) || b.amount - a.amount,
	);
}
