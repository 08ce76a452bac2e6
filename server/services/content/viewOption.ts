import { couponRefusal } from "#domain/coupon/couponRules.ts";
import { couponAnswer } from "#server/services/answers/couponAnswer.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

const maxCoupons = 100;

export const viewOption: ContentHandler<"viewOption"> = async ({ path, body }, { member, services }) => {
	const { option, order } = await services.catalog.viewOption(path, body, member);
	const plan = { propertyId: order.stayId, ratePlanId: order.ratePlanId };
	const held = member ? await services.coupons.usable(member.memberId, plan) : [];
	const fitting = held.filter((coupon) => couponRefusal(coupon, order) === null);
	return { ...option, coupons: fitting.slice(0, maxCoupons).map(couponAnswer) };
};
