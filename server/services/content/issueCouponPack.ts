import { couponAnswer } from "#server/coupons/couponAnswer.ts";
import type { ContentHandler } from "#server/http/handlers.ts";

export const issueCouponPack: ContentHandler<"issueCouponPack"> = async ({ body }, { member, services }) => ({
	coupons: (await services.coupons.issuePack(member.memberId, body.couponPackCode)).map(couponAnswer),
});
