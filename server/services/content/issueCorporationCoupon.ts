import { couponAnswer } from "#server/coupons/couponAnswer.ts";
import type { ContentHandler } from "#server/http/handlers.ts";

export const issueCorporationCoupon: ContentHandler<"issueCorporationCoupon"> = async (
	{ body },
	{ member, services },
) => ({ coupon: couponAnswer(await services.coupons.issueByCorporateCode(member.memberId, body.code)) });
