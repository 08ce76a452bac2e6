import { type Order, type OrderProduct, productOf, withProducts } from "#domain/booking/Order.ts";
import { notifyConfirmed } from "#server/commerce/booking/bookingMessages.ts";
import { moveProduct } from "#server/commerce/booking/moveProduct.ts";
import { stayOrderOf } from "#server/commerce/booking/StayOrder.ts";
import { OrderProductStore } from "#server/commerce/booking/store/OrderProductStore.ts";
import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import type { Cancellations } from "#server/commerce/cancellation/Cancellations.ts";
import { RefundStore } from "#server/commerce/cancellation/store/RefundStore.ts";
import { type Inquiries, lastMessage } from "#server/members/inquiry/Inquiries.ts";
import { InquiryStore } from "#server/members/inquiry/store/InquiryStore.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { enqueue } from "#server/platform/outbox/store/enqueue.ts";
import type { Supplier, SupplierAnswer, SupplierCancelAnswer } from "./Supplier.ts";

interface Subject {
	readonly orderProductId: number;
}

/** Interval between polls of a supplier that has not answered, in milliseconds. */
const askAgain = 10_000;

const isCancelled = ({ status }: Pick<OrderProduct, "status">): boolean =>
	status === "cancel_wait" || status === "cancel";

interface SupplierParts {
	readonly db: Database;
	readonly clock: Clock;
	readonly supplier: Supplier;
	readonly cancellations: Cancellations;
	readonly inquiries: Pick<Inquiries, "answer">;
}

/**
 * Outbox handlers for external channels: submit bookings, poll for answers, request cancellations, and forward travellers' questions. Each
 * returns the delay in milliseconds until it has to run again; null when it is done. [DEC-084]
 */
export class SupplierRequests {
	readonly #parts: SupplierParts;

	constructor(parts: SupplierParts) {
		this.#parts = parts;
	}

	async book({ orderProductId }: Subject): Promise<number | null> {
		const found = await this.#find(orderProductId);
		if (found?.product.status !== "pending") return found?.product.heldStatus === "pending" ? askAgain : null;
		const { order, product } = found;
		await this.#parts.supplier.book(stayOrderOf(order, product));
		return (await this.#noteSent(product)) ? null : askAgain;
	}

	/** Polls the supplier for its answer. A booking that waits for an extra payment meanwhile is polled again later. */
	async poll({ orderProductId }: Subject): Promise<number | null> {
		const found = await this.#find(orderProductId);
		if (found?.product.status !== "confirm_wait")
			return found?.product.heldStatus === "confirm_wait" ? askAgain : null;
		return this.#act(orderProductId, await this.#parts.supplier.status(found.product.orderNo));
	}

	/**
	 * Requests the cancellation of all rooms that are to be cancelled together and polls for the answers. Of rooms that an operator has
	 * cancelled already, the supplier is only told.
	 * @throws when the supplier cancels only some of them, in which case the request waits for an operator's answer, or will not cancel a room
	 * that an operator has cancelled
	 */
	async cancel({ orderProductId }: Subject): Promise<number | null> {
		const found = await this.#find(orderProductId);
		if (!found) return null;
		if (isCancelled(found.product)) return this.#tellCancelled(found.order, orderProductId);
		if (found.product.status !== "cancel_request") return null;
		// An order has one cancellation in progress at a time.
		const rooms = found.order.products.filter(({ status }) => status === "cancel_request");
		const answers = new Set<SupplierCancelAnswer["kind"]>();
		for (const room of rooms)
			answers.add((await this.#parts.supplier.cancel(stayOrderOf(found.order, room))).kind);
		if (answers.has("byOperator")) return null;
		if (answers.has("waiting")) return askAgain;
		if (answers.size > 1) throw new Error(`the supplier cancels only some rooms of ${found.order.orderNum}`);
		await this.#parts.cancellations.answer(orderProductId, answers.has("accepted"), "supplier");
		return null;
	}

	/** Tells the supplier of every room that was cancelled together with this one. */
	async #tellCancelled(order: Order, orderProductId: number): Promise<null> {
		const { orderPayId, products } = order;
		const refundOf = (id: number) => new RefundStore(this.#parts.db).ofProduct(orderPayId, id);
		const refund = await refundOf(orderProductId);
		const kept: string[] = [];
		for (const room of products.filter(isCancelled)) {
			if ((await refundOf(room.orderProductId))?.id !== refund?.id) continue;
			const { kind } = await this.#parts.supplier.cancel(stayOrderOf(order, room));
			if (kind === "refused") kept.push(room.orderNo);
		}
		if (kept.length > 0) throw new Error(`the supplier keeps ${kept.join(", ")}, which is cancelled`);
		return null;
	}

	/** Forwards a question and polls for the answer, unless somebody else answers it first. */
	async ask({ inquiryId }: { readonly inquiryId: number }): Promise<number | null> {
		const store = new InquiryStore(this.#parts.db);
		const [room, inquiry] = [await store.askedRoom(inquiryId), await store.read(inquiryId)];
		if (!room || inquiry?.commentAt !== null) return null;
		const { orderNo, channelIndex } = room;
		const number = `${inquiryId}-${inquiry.messages.length}`;
		const { title, checkIn, checkOut } = inquiry;
		const about = { inquiryId, stayName: inquiry.productName ?? "", checkIn, checkOut, title };
		const question = { number, orderNo, channelIndex, ...about, text: lastMessage(inquiry) };
		const reply = await this.#parts.supplier.ask(question);
		if (reply.kind === "byOperator") return null;
		if (reply.kind === "waiting") return askAgain;
		await this.#parts.inquiries.answer(inquiryId, reply.text, "stay");
		return null;
	}

	async #find(
		orderProductId: number,
	): Promise<{ readonly order: Order; readonly product: OrderProduct } | null> {
		const order = await new OrderStore(this.#parts.db).read({ orderProductId });
		return order && { order, product: productOf(order, orderProductId) };
	}

	/** Records that the supplier has the booking and starts polling for its answer; false when the booking's status has changed meanwhile. */
	#noteSent({ orderProductId, orderNo }: OrderProduct): Promise<boolean> {
		const { db, clock } = this.#parts;
		return db.tx(async (tx) => {
			const order = await new OrderStore(tx).lock({ orderProductId });
			const now = clock.now();
			const product = order && productOf(order, orderProductId);
			if (product?.status !== "pending") return false;
			await moveProduct(tx, product, { event: "SENT_TO_SUPPLIER", actor: "system", now });
			await enqueue(tx, { topic: "supplier.poll", key: orderNo, payload: { orderProductId }, runAt: now });
			return true;
		});
	}

	async #act(orderProductId: number, answer: SupplierAnswer): Promise<number | null> {
		switch (answer.kind) {
			case "byOperator":
				return null;
			case "waiting":
				return askAgain;
			case "confirmed":
				await this.#confirm(orderProductId, answer.confirmNum, answer.externalOrderNum);
				return null;
			case "rejected":
				await this.#parts.cancellations.reject(orderProductId, "supplier", answer.reason);
				return null;
		}
	}

	/** Confirms the room, unless it was cancelled or waits for an extra payment meanwhile. */
	async #confirm(
		orderProductId: number,
		confirmationNumber: string,
		externalOrderNum: string,
	): Promise<void> {
		const { db, clock } = this.#parts;
		await db.tx(async (tx) => {
			const order = await new OrderStore(tx).lock({ orderProductId });
			const product = order && productOf(order, orderProductId);
			if (!order || product?.status !== "confirm_wait") return;
			const now = clock.now();
			await moveProduct(tx, product, { event: "SUPPLIER_CONFIRM", actor: "supplier", now });
			const confirmation = { confirmationNumber, externalOrderNum };
			await new OrderProductStore(tx).saveConfirmation(orderProductId, confirmation);
			await notifyConfirmed(tx, withProducts(order, product), now);
		});
	}
}
