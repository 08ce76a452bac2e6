import { couponAnswer } from "#server/services/answers/couponAnswer.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const issueCorporationCoupon: ContentHandler<"issueCorporationCoupon"> = async (
	{ body },
	{ member, services },
) => ({ coupon: couponAnswer(await services.coupons.issueByCorporateCode(member.memberId, body.code)) });
