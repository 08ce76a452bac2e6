import { couponAnswer } from "#server/services/answers/couponAnswer.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const issueLiveCoupon: ContentHandler<"issueLiveCoupon"> = async ({ body }, { member, services }) => ({
	coupon: couponAnswer(await services.coupons.issueOfLive(member.memberId, body.gripIdx)),
});
