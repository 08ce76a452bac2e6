import type { StaySnapshot } from "#domain/booking/Order.ts";
import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { planCancelPolicy, voucherPolicy } from "#server/catalogue/pricing/planCancelPolicy.ts";
import { shownText } from "#server/catalogue/stay/cancelPolicyAnswer.ts";
import { linesOf } from "#server/catalogue/stay/wire.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { BookingRequest } from "./BookingRequest.ts";
import type { BookedPlan } from "./store/BookedPlanStore.ts";

/** Returns the cancellation terms as sold: a snapshot that later changes never affect. [DEC-099] */
export function policyOf(plan: BookedPlan, checkIn: StayDate | null, now: number): CancelPolicy {
	if (checkIn === null) return voucherPolicy(plan.cancelPolicy, plan.isPartialCancelAllowed, now);
	const begins = { day: checkIn, time: plan.checkInTime, timeZone: plan.timeZone };
	return planCancelPolicy(plan.cancelPolicy, plan.isPartialCancelAllowed, begins, now);
}

/**
 * Like policyOf, but checks that these are the terms the traveller was shown. Those of a voucher count from the purchase and read
 * differently every day, so they are not compared.
 * @throws Refusal priceChanged when the terms have changed since
 */
export function agreedPolicy(
	plan: BookedPlan,
	{ checkInDate, cancelText: seen }: BookingRequest,
	now: number,
): CancelPolicy {
	if (plan.isDateless) return policyOf(plan, null, now);
	const policy = policyOf(plan, checkInDate, now);
	if (seen && seen.join("\n") !== shownText(policy.cancelText).join("\n"))
		throw new Refusal("priceChanged", { message: "취소 규정이 변경되었습니다. 다시 확인해 주세요." });
	return policy;
}

export const snapshotOf = (plan: BookedPlan): StaySnapshot => ({
	productName: plan.propertyName,
	productNameEn: plan.nameEn,
	nationCode: plan.nationCode,
	timeZone: plan.timeZone,
	address: plan.address,
	lat: plan.lat,
	lng: plan.lng,
	phone: plan.phone,
	imageKey: plan.imageKey,
	roomName: plan.roomName,
	roomTypeName: plan.roomTypeName || null,
	bedTypeName: plan.bedType || null,
	rateplanName: plan.planName,
	mealName: plan.meal,
	includes: linesOf(plan.detail.contain, 500),
	detail: linesOf(plan.detail.detail, 1000),
	usage: linesOf(plan.detail.use, 1000),
	valueAdds: linesOf(plan.detail.valueAdds, 200),
	rateComments: linesOf(plan.detail.rateComments, 2000),
	basicNum: plan.basicNum,
	maxNum: plan.maxNum,
	propertyFee: plan.propertyFee,
	...(plan.voucher && { voucher: plan.voucher }),
});
