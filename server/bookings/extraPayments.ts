import { groupedWon } from "#domain/offer/groupedWon.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { tellExtraPayment } from "#server/outbox/bookingMessages.ts";
import { moveProduct } from "./moveProduct.ts";
import { lockOrder, productOf } from "./orders.ts";

interface Parts {
	readonly db: Database;
	readonly clock: Clock;
}

/**
 * Asks the traveller for more money, e.g. for one more guest; the booking waits for it. The number of the demand.
 * @throws Refusal notFound, notCancellable when the booking cannot wait [ENT-28, DEC-095]
 */
export function askExtraPayment(
	{ db, clock }: Parts,
	orderProductId: number,
	amount: number,
	reason: string,
): Promise<number> {
	return db.tx(async (tx) => {
		const order = await lockOrder(tx, { orderProductId });
		if (order?.pay.stage !== "placed") throw new Refusal("notFound");
		const now = clock.now();
		await moveProduct(tx, productOf(order, orderProductId), {
			event: "ADD_PAY_ASKED",
			actor: "operator",
			now,
			note: `${groupedWon(amount)}원 ${reason}`,
		});
		const { rows } = await tx.query<{ order_add_pay_id: number }>(
			`INSERT INTO order_add_pay (order_product_id, amount, reason, created_at) VALUES ($1, $2, $3, $4)
			RETURNING order_add_pay_id`,
			[orderProductId, amount, reason, new Date(now)],
		);
		const id = rows[0]!.order_add_pay_id;
		await tellExtraPayment(tx, order, { id, orderProductId, amount, reason }, now);
		return id;
	});
}

/**
 * Takes a demand back; the booking is as it was before it.
 * @throws Refusal notFound, alreadyProcessed when it is paid or taken back
 */
export function withdrawExtraPayment({ db, clock }: Parts, orderAddPayId: number): Promise<void> {
	return db.tx(async (tx) => {
		const { rows } = await tx.query<{ order_product_id: number }>(
			"SELECT order_product_id FROM order_add_pay WHERE order_add_pay_id = $1",
			[orderAddPayId],
		);
		const orderProductId = rows[0]?.order_product_id;
		const order = orderProductId === undefined ? null : await lockOrder(tx, { orderProductId });
		if (!order || orderProductId === undefined) throw new Refusal("notFound");
		const now = clock.now();
		const withdrawn = await tx.query(
			"UPDATE order_add_pay SET state = 'withdrawn', settled_at = $2 WHERE order_add_pay_id = $1 AND state = 'asked'",
			[orderAddPayId, new Date(now)],
		);
		if (withdrawn.rowCount === 0) throw new Refusal("alreadyProcessed");
		const product = productOf(order, orderProductId);
		await moveProduct(tx, product, { event: "ADD_PAY_SETTLED", actor: "operator", now });
	});
}
