import type { Coupon } from "#domain/coupon/Coupon.ts";
import { couponAmount } from "#domain/coupon/couponAmount.ts";
import { type CouponOrder, couponRefusal, couponsAmount } from "#domain/coupon/couponRules.ts";
import { isPayable } from "#domain/payment/paymentAmounts.ts";
import { type Won, won } from "#domain/shared/Won.ts";

/**
 * Returns the held coupons that take the most off an order: either one alone, or several that can all be combined. What they leave to pay
 * can be paid, if necessary without one of them. Among equal totals it prefers the fewest coupons; among equal coupons, the one that
 * expires first. Empty when none applies or none takes anything off. [DEC-088, DEC-089]
 */
export function bestCoupons<C extends Coupon>(held: readonly C[], order: CouponOrder): readonly C[] {
	const worth = (coupon: C): number => couponAmount(coupon.discount, order.saleAmount);
	const off = (coupons: readonly C[]): Won => couponsAmount(coupons, order.saleAmount);
	const fitting = held
		.filter((coupon) => couponRefusal(coupon, order) === null && worth(coupon) > 0)
		.toSorted((a, b) => worth(b) - worth(a) || a.expiresOn.localeCompare(b.expiresOn) || a.id - b.id);
	const together: C[] = [];
	for (const coupon of fitting.filter(({ canOverlap }) => canOverlap)) {
		if (off(together) < order.saleAmount) together.push(coupon);
	}
	const choices = [
		...fitting.map((coupon) => [coupon]),
		together,
		...together.map((out) => together.filter((coupon) => coupon !== out)),
	];
	const payable = choices.filter((coupons) => isPayable(won(order.saleAmount - off(coupons))));
	return payable.toSorted((a, b) => off(b) - off(a) || a.length - b.length)[0] ?? [];
}
