import { couponAnswer } from "#server/coupons/couponAnswer.ts";
import type { ContentHandler } from "#server/http/handlers.ts";

export const issueCoupon: ContentHandler<"issueCoupon"> = async ({ body }, { member, services }) => ({
	coupon: couponAnswer(await services.coupons.issue(member.memberId, body.couponIdx)),
});
