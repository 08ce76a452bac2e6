import { couponAnswer } from "#server/services/answers/couponAnswer.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

/** What can be used now: copies that an unpaid order holds do not count (DEC-171). */
export const listUserCoupons: ContentHandler<"listUserCoupons"> = async (_, { member, services }) => {
	const coupons = (await services.coupons.list(member.memberId, "avail")).filter((each) => each.isAvailable);
	return { coupons: coupons.map(couponAnswer), couponCnt: coupons.length };
};
