import { koreanDay } from "#domain/shared/koreanTime.ts";
import { releaseCoupons } from "#server/coupons/orderCoupons.ts";
import type { Queryable } from "#server/database/Database.ts";
import { releasePoints } from "#server/points/pointHolds.ts";
import { giveBackStock } from "./giveBackStock.ts";
import { lockOrder } from "./orders.ts";

/** Why nobody paid. */
export type ReleaseReason = "timeout" | "payment_failed" | "given_up";

/**
 * Ends an order on hold: stock, coupons and points go back, its waiting payment fails. False when it is no longer on hold,
 * or while a provider is being asked to charge for it: then the answer decides. [DEC-090]
 */
export async function releaseOrder(
	tx: Queryable,
	orderPayId: number,
	reason: ReleaseReason,
	now: number,
): Promise<boolean> {
	const order = await lockOrder(tx, { orderPayId });
	if (order?.pay.stage !== "hold") return false;
	const asked = await tx.query(
		`SELECT 1 FROM payment_attempt a JOIN payment p USING (payment_id)
		WHERE p.order_pay_id = $1 AND a.action = 'confirm' AND a.state IN ('intent', 'calling', 'unknown')`,
		[orderPayId],
	);
	if (asked.rowCount > 0) return false;
	await tx.query(
		`UPDATE order_pay SET stage = 'expired', hold_until = NULL, expire_reason = $2, version = version + 1 WHERE order_pay_id = $1`,
		[orderPayId, reason],
	);
	await tx.query(
		`UPDATE payment SET status = 'fail', fail_code = coalesce(fail_code, $2), updated_at = $3, version = version + 1
		WHERE order_pay_id = $1 AND status = 'ready'`,
		[orderPayId, reason, new Date(now)],
	);
	// In the order in which a hold takes them, so that a release and a hold never wait for each other.
	await releaseCoupons(tx, orderPayId, koreanDay(now));
	for (const product of order.products) await giveBackStock(tx, product);
	await releasePoints(tx, orderPayId);
	return true;
}
