import type { Coupon } from "./Coupon.ts";
import { couponAmount } from "./couponAmount.ts";
import { type CouponOrder, couponRefusal, couponsAmount } from "./couponRules.ts";

/**
 * Returns the held coupons that take the most off an order: either one alone, or several that can all be combined. Among equal totals it
 * prefers the fewest coupons; among equal coupons, the one that expires first. Empty when none applies or none takes anything off.
 * [DEC-089]
 */
export function bestCoupons<C extends Coupon>(held: readonly C[], order: CouponOrder): readonly C[] {
	const worth = (coupon: C): number => couponAmount(coupon.discount, order.saleAmount);
	const fitting = held
		.filter((coupon) => couponRefusal(coupon, order) === null && worth(coupon) > 0)
		.toSorted((a, b) => worth(b) - worth(a) || a.expiresOn.localeCompare(b.expiresOn) || a.id - b.id);
	const alone = fitting.slice(0, 1);
	const together: C[] = [];
	for (const coupon of fitting.filter(({ canOverlap }) => canOverlap)) {
		if (couponsAmount(together, order.saleAmount) < order.saleAmount) together.push(coupon);
	}
	return couponsAmount(together, order.saleAmount) > couponsAmount(alone, order.saleAmount)
		? together
		: alone;
}
