import { couponAnswer } from "#server/services/answers/couponAnswer.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

/** Returns the coupons the member can use for the stay; the form says of one how much the order lacks for it. [DEC-089, DEC-171] */
export const listBookCoupons: ContentHandler<"listBookCoupons"> = async ({ body }, { member, services }) => {
	const plan = { propertyId: body.productIdx, ratePlanId: body.rateplanIdx };
	return { coupons: (await services.coupons.usable(member.memberId, plan)).map(couponAnswer) };
};
