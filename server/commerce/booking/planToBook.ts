import type { StaySnapshot } from "#domain/booking/Order.ts";
import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { planCancelPolicy, voucherPolicy } from "#server/catalogue/pricing/planCancelPolicy.ts";
import { linesOf } from "#server/catalogue/stay/wire.ts";
import type { BookedPlan } from "./store/BookedPlanStore.ts";

/** The terms of cancelling as they are sold: a snapshot that later changes never touch. [DEC-099] */
export function policyOf(plan: BookedPlan, checkIn: StayDate | null, now: number): CancelPolicy {
	if (checkIn === null) return voucherPolicy(plan.cancelPolicy, plan.isPartialCancelAllowed, now);
	return planCancelPolicy(plan.cancelPolicy, plan.isPartialCancelAllowed, {
		day: checkIn,
		time: plan.checkInTime,
		timeZone: plan.timeZone,
	});
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
