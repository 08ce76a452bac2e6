import { moveProduct } from "#server/bookings/moveProduct.ts";
import { lockOrder, type OrderProductRow, productOf, readOrder } from "#server/bookings/orders.ts";
import type { Cancellations } from "#server/cancellations/createCancellations.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/Database.ts";
import { tellConfirmed } from "#server/outbox/bookingMessages.ts";
import type { OutboxHandler } from "#server/outbox/createOutbox.ts";
import { enqueue } from "#server/outbox/enqueue.ts";
import type { Supplier, SupplierAnswer } from "./Supplier.ts";

interface Subject {
	readonly orderProductId: number;
}

/** How often a supplier that has not answered is asked again. */
const askAgain = 10_000;

interface SupplierParts {
	readonly db: Database;
	readonly clock: Clock;
	readonly supplier: Supplier;
	readonly cancellations: Cancellations;
}

/** What the outbox does for external channels: hand bookings over, ask for the answer, ask for cancels. [DEC-084] */
export function supplierRequests({ db, clock, supplier, cancellations }: SupplierParts): {
	readonly book: OutboxHandler;
	readonly poll: OutboxHandler;
	readonly cancel: OutboxHandler;
} {
	const find = async (orderProductId: number): Promise<OrderProductRow | null> => {
		const order = await readOrder(db, { orderProductId });
		return order && productOf(order, orderProductId);
	};

	/** Changes the product under the order's lock when it still is as expected. */
	async function confirm(orderProductId: number, confirmNum: string, externalOrderNum: string | null) {
		await db.tx(async (tx) => {
			const order = await lockOrder(tx, { orderProductId });
			const product = order && productOf(order, orderProductId);
			if (!order || (product?.status !== "confirm_wait" && product?.status !== "pending")) return;
			const now = clock.now();
			await moveProduct(tx, product, { event: "SUPPLIER_CONFIRM", actor: "supplier", now });
			await tx.query(
				"UPDATE order_product SET confirm_num = $2, external_order_num = $3 WHERE order_product_id = $1",
				[orderProductId, confirmNum, externalOrderNum],
			);
			await tellConfirmed(tx, order, now);
		});
	}

	async function act(orderProductId: number, answer: SupplierAnswer): Promise<number | null> {
		switch (answer.kind) {
			case "waiting":
				return askAgain;
			case "confirmed":
				await confirm(orderProductId, answer.confirmNum, answer.externalOrderNum);
				return null;
			case "rejected":
				await cancellations.reject(orderProductId, "supplier", answer.reason);
				return null;
		}
	}

	const book = async ({ orderProductId }: Subject): Promise<null> => {
		const product = await find(orderProductId);
		const order = await readOrder(db, { orderProductId });
		if (!order || !product) return null;
		if (product.status === "pending") {
			await supplier.book({
				orderNo: product.order_no,
				channelIndex: product.channel_idx,
				externalId: product.external_id ?? "",
				externalRoomId: product.external_room_id ?? "",
				externalRateplanId: product.external_rateplan_id ?? "",
				checkIn: product.check_in,
				checkOut: product.check_out,
				rooms: product.quantity,
				guestName: order.pay.guest_name,
				amount: product.sale_amount,
			});
		}
		await db.tx(async (tx) => {
			const locked = await lockOrder(tx, { orderProductId });
			const now = clock.now();
			const current = locked && productOf(locked, orderProductId);
			if (current?.status !== "pending") return;
			await moveProduct(tx, current, { event: "SENT_TO_SUPPLIER", actor: "system", now });
			await enqueue(tx, {
				topic: "supplier.poll",
				key: product.order_no,
				payload: { orderProductId },
				runAt: now,
			});
		});
		return null;
	};

	const poll = async ({ orderProductId }: Subject): Promise<number | null> => {
		const product = await find(orderProductId);
		if (product?.status !== "confirm_wait") return null;
		return act(orderProductId, await supplier.status(product.order_no));
	};

	const cancel = async ({ orderProductId }: Subject): Promise<number | null> => {
		const product = await find(orderProductId);
		if (product?.status !== "cancel_request") return null;
		const answer = await supplier.cancel(product.order_no);
		if (answer.kind === "waiting") return askAgain;
		await cancellations.answer(orderProductId, answer.kind === "accepted", "supplier");
		return null;
	};

	return { book: book as OutboxHandler, poll: poll as OutboxHandler, cancel: cancel as OutboxHandler };
}
