import type { Coupon } from "#domain/coupon/Coupon.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { CouponStore } from "./store/CouponStore.ts";

/**
 * The chosen copies, locked, in the order they were chosen, as they are for a stay.
 * @throws Refusal couponUnusable when one is not the member's, or for another nation
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

/** Sets chosen copies aside for an order on hold, each with what it is worth there. */
export async function reserveCoupons(
	tx: Queryable,
	orderPayId: number,
	coupons: readonly { readonly heldId: number; readonly amount: number }[],
): Promise<void> {
	const store = new CouponStore(tx);
	for (const { heldId, amount } of coupons)
		if (!(await store.reserve(orderPayId, heldId, amount))) throw new Refusal("couponUnusable");
}
