import { couponAnswer } from "#server/services/answers/couponAnswer.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const issueCouponPack: ContentHandler<"issueCouponPack"> = async ({ body }, { member, services }) => ({
	coupons: (await services.coupons.issuePack(member.memberId, body.couponPackCode)).map(couponAnswer),
});
