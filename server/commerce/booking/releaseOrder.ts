import { koreanDay } from "#domain/shared/koreanTime.ts";
import { CouponStore } from "#server/commerce/coupon/store/CouponStore.ts";
import { AttemptStore } from "#server/commerce/payment/store/AttemptStore.ts";
import { PaymentStore } from "#server/commerce/payment/store/PaymentStore.ts";
import { releasePoints } from "#server/commerce/points/holdPoints.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { returnStock } from "./returnStock.ts";
import { OrderStore, type ReleaseReason } from "./store/OrderStore.ts";

/**
 * Ends an order on hold: returns stock, coupons and points, and fails its waiting payments. Returns false when the order is no longer on
 * hold, or while a provider is being asked to charge for it, in which case the provider's answer decides. [DEC-090]
 */
export async function releaseOrder(
	tx: Queryable,
	orderPayId: number,
	reason: ReleaseReason,
	now: number,
): Promise<boolean> {
	const orders = new OrderStore(tx);
	const payments = new PaymentStore(tx);
	const order = await orders.lock({ orderPayId });
	if (order?.stage !== "hold" || (await new AttemptStore(tx).isOrderBeingCharged(orderPayId))) return false;
	await orders.expire(orderPayId, reason);
	for (const payment of await payments.waiting(orderPayId))
		await payments.move(payment, "EXPIRE", now, { failCode: payment.failCode ?? reason });
	// Same lock order as in a hold, so that a release and a hold cannot deadlock.
	await new CouponStore(tx).release(orderPayId, koreanDay(now));
	for (const product of order.products) await returnStock(tx, product);
	await releasePoints(tx, orderPayId);
	return true;
}
