import type { Coupon } from "#domain/coupon/Coupon.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { CouponStore } from "./store/CouponStore.ts";

/**
 * Locks the chosen coupons and returns them in the order chosen, as they apply to the stay.
 * @throws Refusal couponUnusable when one is not the member's, or is for another nation
 */
export async function chooseCoupons(
	tx: Queryable,
	memberId: number,
	heldIds: readonly number[],
	propertyId: number,
): Promise<readonly Coupon[]> {
	if (heldIds.length === 0) return [];
	const locked = await new CouponStore(tx).lock(memberId, heldIds, propertyId);
	return heldIds.map((heldId) => {
		const coupon = locked.find((each) => each.heldId === heldId);
		if (!coupon) throw new Refusal("couponUnusable");
		return coupon;
	});
}

/**
 * Reserves the chosen coupons for an order on hold, each with the discount it gives there.
 * @throws Refusal couponUnusable when one is no longer available
 */
export async function reserveCoupons(
	tx: Queryable,
	orderPayId: number,
	coupons: readonly { readonly heldId: number; readonly amount: number }[],
): Promise<void> {
	const store = new CouponStore(tx);
	for (const { heldId, amount } of coupons)
		if (!(await store.reserve(orderPayId, heldId, amount))) throw new Refusal("couponUnusable");
}
