import type { Coupon } from "#domain/coupon/Coupon.ts";
import { checkCoupons, couponRefusalText } from "#domain/coupon/couponRules.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { lockCoupons } from "./heldCoupons.ts";

interface ChosenCoupons {
	readonly memberId: number;
	readonly heldIds: readonly number[];
	readonly propertyId: number;
	readonly channelIndex: number;
	readonly saleAmount: Won;
	readonly today: StayDate;
}

/**
 * The chosen copies, locked and checked, in the order they were chosen.
 * @throws Refusal couponUnusable with the reason [DEC-089, A13]
 */
export async function chooseCoupons(tx: Queryable, chosen: ChosenCoupons): Promise<readonly Coupon[]> {
	const { memberId, heldIds, propertyId, channelIndex, saleAmount, today } = chosen;
	if (heldIds.length === 0) return [];
	const locked = await lockCoupons(tx, memberId, heldIds, propertyId);
	const coupons = heldIds.map((heldId) => {
		const coupon = locked.find((each) => each.heldId === heldId);
		if (!coupon) throw new Refusal("couponUnusable");
		return coupon;
	});
	const checked = checkCoupons(coupons, { stayId: propertyId, channelIndex, saleAmount, today });
	if (!checked.ok) throw new Refusal("couponUnusable", { message: couponRefusalText(checked.error) });
	return checked.value;
}

/** Sets chosen copies aside for an order on hold, each with what it is worth there. */
export async function reserveCoupons(
	tx: Queryable,
	orderPayId: number,
	coupons: readonly { readonly heldId: number; readonly amount: number }[],
): Promise<void> {
	for (const { heldId, amount } of coupons) {
		const { rowCount } = await tx.query(
			`UPDATE user_coupon SET state = 'reserved', order_pay_id = $2 WHERE user_coupon_id = $1 AND state = 'available'`,
			[heldId, orderPayId],
		);
		if (rowCount === 0) throw new Refusal("couponUnusable");
		await tx.query("INSERT INTO order_coupon (order_pay_id, user_coupon_id, amount) VALUES ($1, $2, $3)", [
			orderPayId,
			heldId,
			amount,
		]);
	}
}

/** The order is paid: its coupons are used. */
export async function commitCoupons(tx: Queryable, orderPayId: number, now: number): Promise<void> {
	await tx.query(
		"UPDATE user_coupon SET state = 'used', used_at = $2 WHERE order_pay_id = $1 AND state = 'reserved'",
		[orderPayId, new Date(now)],
	);
}

/**
 * The order came to nothing or was cancelled: its coupons can be used again, or have expired meanwhile. One that was held
 * unused when a subscription began does not come back. [DEC-075, DEC-089]
 */
export async function releaseCoupons(tx: Queryable, orderPayId: number, today: StayDate): Promise<void> {
	await tx.query(
		`UPDATE user_coupon SET
			state = CASE WHEN use_expire_date >= $2::date AND NOT vanishes THEN 'available' ELSE 'expired' END,
			expire_cause = CASE WHEN vanishes THEN 'subscription' WHEN use_expire_date >= $2::date THEN NULL ELSE 'date' END,
			order_pay_id = NULL, used_at = NULL
		WHERE order_pay_id = $1 AND state IN ('reserved', 'used')`,
		[orderPayId, today],
	);
	await tx.query(
		"UPDATE order_coupon SET released_at = now() WHERE order_pay_id = $1 AND released_at IS NULL",
		[orderPayId],
	);
}
