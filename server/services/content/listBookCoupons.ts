import { couponAnswer } from "#server/coupons/couponAnswer.ts";
import { availableCoupons } from "#server/coupons/heldCoupons.ts";
import type { ContentHandler } from "#server/http/handlers.ts";

/** Every coupon the member can still use somewhere; the form says why one does not fit this order (DEC-089, DEC-171). */
export const listBookCoupons: ContentHandler<"listBookCoupons"> = async (
	{ body },
	{ member, services, now },
) => {
	const plan = { propertyId: body.productIdx, ratePlanId: body.rateplanIdx };
	const coupons = await availableCoupons(services.db, member.memberId, plan, now());
	return { coupons: coupons.map(couponAnswer) };
};
