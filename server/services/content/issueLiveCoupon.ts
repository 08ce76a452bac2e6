import { couponAnswer } from "#server/coupons/couponAnswer.ts";
import type { ContentHandler } from "#server/http/handlers.ts";

export const issueLiveCoupon: ContentHandler<"issueLiveCoupon"> = async ({ body }, { member, services }) => ({
	coupon: couponAnswer(await services.coupons.issueOfLive(member.memberId, body.gripIdx)),
});
