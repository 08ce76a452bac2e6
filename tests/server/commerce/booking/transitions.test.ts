import { beforeAll, describe, expect, it } from "vitest";
import { firstProduct } from "#domain/booking/Order.ts";
import { type OrderActor, orderMachine } from "#domain/order/orderMachine.ts";
import { paymentMachine } from "#domain/payment/paymentMachine.ts";
import { moveProduct } from "#server/commerce/booking/moveProduct.ts";
import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import { PaymentStore } from "#server/commerce/payment/store/PaymentStore.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

/** Table 4.1 as printed in the requirements: the states from which an event is legal. */
const orderTable: Readonly<Record<string, readonly string[]>> = {
	PAY_APPROVED: [],
	PAY_APPROVED_INSTANT: [],
	SENT_TO_SUPPLIER: ["pending"],
	SUPPLIER_CONFIRM: ["pending", "confirm_wait"],
	SUPPLIER_REJECT: ["pending", "add_pay", "confirm", "confirm_wait"],
	ADD_PAY_ASKED: ["pending", "confirm", "confirm_wait"],
	ADD_PAY_SETTLED: ["add_pay"],
	USER_CANCEL: ["pending", "confirm"],
	LMS_CANCEL: ["pending"],
	CANCEL_ACCEPTED: ["cancel_request"],
	CANCEL_REFUSED: ["cancel_request"],
	CANCEL_UNDONE: ["cancel_request"],
	REFUND_DONE: ["cancel_wait"],
	STAY_ENDED: ["confirm"],
	NO_SHOW: ["pending", "confirm"],
};

/** Table 4.2, likewise. */
const paymentTable: Readonly<Record<string, readonly string[]>> = {
	PREPARE: [],
	APPROVE_OK: ["ready"],
	APPROVE_FAIL: ["ready"],
	EXPIRE: ["ready"],
	CANCEL_ASKED: ["complete", "partialCanceled"],
	PART_CANCEL_ASKED: ["complete", "partialCanceled"],
	REFUND_OK: ["partialCancel"],
	REFUND_OK_ALL: ["cancelRequest", "partialCancel"],
	REFUND_REFUSED: ["cancelRequest", "partialCancel"],
};

const orderStates = orderMachine.states.filter((state) => state !== "new");
const paymentStates = paymentMachine.states.filter((state) => state !== "new");

forEachDatabase((_, open) => {
	describe("a transition not in the state tables", () => {
		let world: BookingWorld;

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db);
			world = bookingWorld(db);
			await world.book(2);
		});

		it.each(orderMachine.events)(
			"is rejected for orders and changes nothing: %s [DOM-STATUS-22, 4.1]",
			async (event) => {
				const actor = orderMachine.table.events[event].by[0] as OrderActor;
				for (const state of orderStates) {
					if (orderTable[event]?.includes(state)) continue;
					await world.db.query(
						"UPDATE order_product SET status = $1, status_before = 'confirm', cancel_requested_at = $2",
						[state, new Date(world.clock.now())],
					);
					const before = await world.db.query("SELECT * FROM order_product");
					const moved = world.db.tx(async (tx) => {
						const order = await new OrderStore(tx).lock({ orderPayId: 1 });
						if (!order) throw new Error("the order is there");
						await moveProduct(tx, firstProduct(order), { event, actor, now: world.clock.now() });
					});
					await expect(moved, `${event} in ${state}`).rejects.toMatchObject({
						kind: "notCancellable",
						code: -203,
					});
					expect((await world.db.query("SELECT * FROM order_product")).rows).toEqual(before.rows);
				}
			},
		);

		it.each(paymentMachine.events)(
			"is rejected for payments and changes nothing: %s [PAY-01, 4.2]",
			async (event) => {
				for (const state of paymentStates) {
					if (paymentTable[event]?.includes(state)) continue;
					await world.db.query("UPDATE payment SET status = $1, status_before = 'complete'", [state]);
					const before = await world.db.query("SELECT * FROM payment");
					const moved = world.db.tx(async (tx) => {
						const payments = new PaymentStore(tx);
						const payment = await payments.main(1);
						if (!payment) throw new Error("the payment is there");
						await payments.move(payment, event, world.clock.now());
					});
					await expect(moved, `${event} in ${state}`).rejects.toMatchObject({
						kind: "alreadyProcessed",
						code: -303,
					});
					expect((await world.db.query("SELECT * FROM payment")).rows).toEqual(before.rows);
				}
			},
		);
	});
});
