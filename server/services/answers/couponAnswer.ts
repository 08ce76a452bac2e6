import type { components } from "#contracts/content.d.ts";
import type { Coupon } from "#domain/coupon/Coupon.ts";

const yesNo = (flag: boolean): "Y" | "N" => (flag ? "Y" : "N");

/** Maps a coupon to the wire format. [ENT-32] */
export function couponAnswer(coupon: Coupon): components["schemas"]["Coupon"] {
	const { discount } = coupon;
	return {
		idx: coupon.id,
		couponUserIdx: coupon.heldId,
		couponManagerIdx: coupon.campaignId,
		couponManagerType: discount.kind === "amount" ? "AMOUNT" : "PERCENT",
		couponProductIdx: coupon.stayId,
		couponName: coupon.name,
		title: coupon.title,
		discount: discount.kind === "amount" ? discount.amount : discount.percent,
		couponAmount: discount.kind === "amount" ? null : discount.limit,
		minPrice: coupon.minimumAmount,
		overMinPrice: yesNo(coupon.needsMinimum),
		overlap: yesNo(coupon.canOverlap),
		availableExpedia: yesNo(coupon.isForExternalSupplier),
		avail: coupon.isAvailable,
		useExpireDate: coupon.expiresOn,
		userUseDate: coupon.usedOn,
		orderPayIdx: coupon.orderPaymentId,
		couponCnt: coupon.issuedCount,
		setCnt: coupon.setCount,
		totCnt: coupon.totalCount,
		useCnt: coupon.usedCount,
		checked: coupon.isChecked,
		hasCoupon: coupon.isHeld,
	};
}
