import type { Coupon } from "#domain/coupon/Coupon.ts";
import { couponAmount } from "#domain/coupon/couponAmount.ts";
import {
	type CouponOrder,
	checkCoupons,
	couponRefusal,
	couponRefusalText,
} from "#domain/coupon/couponRules.ts";
import type { Won } from "#domain/shared/Won.ts";

/** A coupon as listed in the form. */
export interface CouponChoice {
	readonly coupon: Coupon;
	/** Its discount on this booking. */
	readonly amount: Won;
	/** Why it cannot be used; null if it can. */
	readonly reason: string | null;
	readonly isChosen: boolean;
}

/** Returns the coupons held: usable ones first, highest discount first. */
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

/** Returns those of the chosen coupons that can now be used together; `coupons` are the ones held. */
export function usableOf(
	chosen: readonly Coupon[],
	coupons: readonly Coupon[],
	order: CouponOrder,
): readonly Coupon[] {
	const held = chosen.flatMap((each) => coupons.filter(({ heldId }) => heldId === each.heldId));
	const usable = held.filter((coupon) => couponRefusal(coupon, order) === null);
	return checkCoupons(usable, order).ok ? usable : usable.slice(0, 1);
}
