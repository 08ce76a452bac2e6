import { percentOf } from "#domain/shared/percent.ts";
import { type Won, won } from "#domain/shared/Won.ts";
import type { CouponDiscount } from "./Coupon.ts";

/** Returns the discount of one coupon on a sale amount, never more than the amount itself; percentages are rounded down to 1 won. [DEC-089] */
export function couponAmount(discount: CouponDiscount, saleAmount: Won): Won {
	if (discount.kind === "amount") return won(Math.min(discount.amount, saleAmount));
	const off = percentOf(saleAmount, discount.percent);
	return discount.limit === null ? off : won(Math.min(off, discount.limit));
}
