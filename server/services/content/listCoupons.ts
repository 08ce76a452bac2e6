import { couponAnswer } from "#server/services/answers/couponAnswer.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const listCoupons: ContentHandler<"listCoupons"> = async ({ path }, { member, services }) => ({
	coupons: (await services.coupons.list(member.memberId, path.status)).map(couponAnswer),
});
