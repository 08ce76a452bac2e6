import { couponAnswer } from "#server/coupons/couponAnswer.ts";
import type { ContentHandler } from "#server/http/handlers.ts";

export const listCoupons: ContentHandler<"listCoupons"> = async ({ path }, { member, services }) => ({
	coupons: (await services.coupons.list(member.memberId, path.status)).map(couponAnswer),
});
