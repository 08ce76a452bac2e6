import type { components } from "#contracts/content.d.ts";
import type { Coupon } from "#domain/coupon/Coupon.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { dayOrNull, wonOrNull } from "./wireStays.ts";

/** Maps a coupon from the wire format to ENT-32. */
export const coupon = (wire: components["schemas"]["Coupon"]): Coupon => ({
	id: wire.idx,
	heldId: wire.couponUserIdx,
	campaignId: wire.couponManagerIdx,
	stayId: wire.couponProductIdx,
	name: wire.couponName,
	title: wire.title,
	campaignType: wire.couponManagerType,
	discount:
		wire.couponManagerType === "PERCENT"
			? { kind: "percent", percent: wire.discount, limit: wonOrNull(wire.couponAmount) }
			: { kind: "amount", amount: won(wire.discount) },
	minimumAmount: won(wire.minPrice),
	needsMinimum: wire.overMinPrice === "Y",
	canOverlap: wire.overlap === "Y",
	isForExternalSupplier: wire.availableExpedia === "Y",
	isAvailable: wire.avail,
	expiresOn: stayDateOf(wire.useExpireDate),
	usedOn: dayOrNull(wire.userUseDate),
	orderPaymentId: wire.orderPayIdx,
	isHeld: wire.hasCoupon,
	isChecked: wire.checked,
	setCount: wire.setCnt,
	issuedCount: wire.couponCnt,
	usedCount: wire.useCnt,
	totalCount: wire.totCnt,
});
