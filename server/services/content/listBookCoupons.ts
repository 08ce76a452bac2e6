import { couponAnswer } from "#server/services/answers/couponAnswer.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

/** Returns every coupon the member can still use somewhere; the form explains why one does not fit this order (DEC-089, DEC-171). */
export const listBookCoupons: ContentHandler<"listBookCoupons"> = async ({ body }, { member, services }) => {
	const plan = { propertyId: body.productIdx, ratePlanId: body.rateplanIdx };
	return { coupons: (await services.coupons.usable(member.memberId, plan)).map(couponAnswer) };
};
