import { couponAnswer } from "#server/services/answers/couponAnswer.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

/** Returns the coupons that can be used now, without those reserved by an unpaid order (DEC-171). */
export const listUserCoupons: ContentHandler<"listUserCoupons"> = async (_, { member, services }) => {
	const coupons = (await services.coupons.list(member.memberId, "avail")).filter((each) => each.isAvailable);
	return { coupons: coupons.map(couponAnswer), couponCnt: coupons.length };
};
