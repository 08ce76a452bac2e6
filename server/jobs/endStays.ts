import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addMonths } from "#domain/shared/StayDate.ts";
import { moveProduct } from "#server/bookings/moveProduct.ts";
import { lockOrder, productOf } from "#server/bookings/orders.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/Database.ts";
import { earnPoints } from "#server/points/earnPoints.ts";

const batch = 500;
const cashLifeMonths = 12;

/** The day after check-out a confirmed stay is over, and its cashback is paid, once. How many. [DEC-078, DEC-084] */
export async function endStays({
	db,
	clock,
}: {
	readonly db: Database;
	readonly clock: Clock;
}): Promise<number> {
	const now = clock.now();
	const today = koreanDay(now);
	const { rows } = await db.query<{ order_product_id: number }>(
		`SELECT order_product_id FROM order_product WHERE status = 'confirm' AND check_out < $1::date ORDER BY check_out LIMIT ${batch}`,
		[today],
	);
	for (const { order_product_id: orderProductId } of rows) {
		await db.tx(async (tx) => {
			const order = await lockOrder(tx, { orderProductId });
			const product = order && productOf(order, orderProductId);
			if (!order || product?.status !== "confirm") return;
			await moveProduct(tx, product, { event: "STAY_ENDED", actor: "system", now });
			await earnPoints(tx, {
				memberId: order.pay.member_id,
				type: "AWESOME_CASH",
				action: "SAVE",
				amount: product.cashback_amount,
				title: `${product.snapshot.productName} 캐시백`,
				orderNum: order.pay.order_num,
				source: `cashback:${orderProductId}`,
				expiresOn: addMonths(today, cashLifeMonths),
				now,
			});
			await tx.query("UPDATE order_product SET cashback_at = $2 WHERE order_product_id = $1", [
				orderProductId,
				new Date(now),
			]);
		});
	}
	return rows.length;
}
