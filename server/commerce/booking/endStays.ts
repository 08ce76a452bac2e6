import { productOf } from "#domain/booking/Order.ts";
import { orderMachine } from "#domain/order/orderMachine.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { earnPoints, lastDayOf } from "#server/commerce/points/earnPoints.ts";
import type { BaseParts } from "#server/platform/database/BaseParts.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { type Batch, forEachDue } from "#server/platform/jobs/forEachIsolated.ts";
import { moveProduct } from "./moveProduct.ts";
import { OrderProductStore } from "./store/OrderProductStore.ts";
import { OrderStore } from "./store/OrderStore.ts";

async function endStay(tx: Queryable, orderProductId: number, now: number): Promise<boolean> {
	const order = await new OrderStore(tx).lock({ orderProductId });
	const product = order && productOf(order, orderProductId);
	if (!order || !product?.status || !orderMachine.eventsIn(product.status).includes("STAY_ENDED"))
		return false;
	await moveProduct(tx, product, { event: "STAY_ENDED", actor: "system", now });
	await earnPoints(tx, {
		memberId: order.memberId,
		type: "AWESOME_CASH",
		action: "SAVE",
		amount: product.cashbackAmount,
		title: `${product.snapshot.productName} 캐시백`,
		orderNum: order.orderNum,
		source: `cashback:${orderProductId}`,
		expiresOn: lastDayOf("AWESOME_CASH", now),
		now,
	});
	await new OrderProductStore(tx).saveCashback(orderProductId, now);
	return true;
}

/**
 * Ends confirmed stays the day after check-out, or after the last day of a voucher confirmed without a day, and pays their cashback, once
 * each. Returns how many. [DEC-078, DEC-084, DEC-192]
 */
export async function endStays({ db, clock }: BaseParts): Promise<number> {
	const now = clock.now();
	const ended = (batch: Batch) => new OrderProductStore(db).endedStays(koreanDay(now), batch);
	return forEachDue(ended, (orderProductId) => db.tx((tx) => endStay(tx, orderProductId, now)));
}
