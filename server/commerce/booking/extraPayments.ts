import { productOf, withProducts } from "#domain/booking/Order.ts";
import { groupedWon } from "#domain/shared/groupedWon.ts";
import { ChangeStore } from "#server/commerce/change/store/ChangeStore.ts";
import type { BaseParts } from "#server/platform/database/BaseParts.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { notifyExtraPaymentDue } from "./bookingMessages.ts";
import { moveProduct } from "./moveProduct.ts";
import { ExtraPaymentStore } from "./store/ExtraPaymentStore.ts";
import { OrderStore } from "./store/OrderStore.ts";

/**
 * Asks the traveller for an extra payment, e.g. for one more guest; the booking waits for it. Returns the ID of the demand. [ENT-28,
 * DEC-095]
 * @throws Refusal notFound, notCancellable when the booking's status does not allow it, alreadyProcessed while a change is pending
 */
export function requestExtraPayment(
	{ db, clock }: BaseParts,
	orderProductId: number,
	amount: number,
	reason: string,
): Promise<number> {
	return db.tx(async (tx) => {
		const order = await new OrderStore(tx).lock({ orderProductId });
		if (order?.stage !== "placed") throw new Refusal("notFound");
		const now = clock.now();
		if (await new ChangeStore(tx).live(orderProductId)) throw new Refusal("alreadyProcessed");
		const product = productOf(order, orderProductId);
		await moveProduct(tx, product, {
			event: "ADD_PAY_ASKED",
			actor: "operator",
			now,
			note: `${groupedWon(amount)}원 ${reason}`,
		});
		const id = await new ExtraPaymentStore(tx).ask({ orderProductId, amount, reason }, now);
		await notifyExtraPaymentDue(
			tx,
			withProducts(order, product),
			{ id, orderProductId, amount, reason },
			now,
		);
		return id;
	});
}

/**
 * Withdraws a demand; the booking returns to its previous status.
 * @throws Refusal notFound, alreadyProcessed when it is already paid or withdrawn
 */
export function withdrawExtraPayment({ db, clock }: BaseParts, extraPaymentId: number): Promise<void> {
	return db.tx(async (tx) => {
		const demands = new ExtraPaymentStore(tx);
		const demand = await demands.read(extraPaymentId);
		const order = demand && (await new OrderStore(tx).lock({ orderProductId: demand.orderProductId }));
		if (!demand || !order) throw new Refusal("notFound");
		const now = clock.now();
		if (!(await demands.settle(extraPaymentId, "withdrawn", now))) throw new Refusal("alreadyProcessed");
		const product = productOf(order, demand.orderProductId);
		await moveProduct(tx, product, { event: "ADD_PAY_SETTLED", actor: "operator", now });
	});
}
