import { couponAnswer } from "#server/services/answers/couponAnswer.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const issueCoupon: ContentHandler<"issueCoupon"> = async ({ body }, { member, services }) => ({
	coupon: couponAnswer(await services.coupons.issue(member.memberId, body.couponIdx)),
});
