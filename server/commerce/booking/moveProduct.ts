import { moveOrder, type OrderProductCore } from "#domain/booking/moveOrder.ts";
import type { OrderProduct } from "#domain/booking/Order.ts";
import { isCancelOpen } from "#domain/cancellation/cancelTerms.ts";
import type { OrderActor, OrderEvent, OrderState } from "#domain/order/orderMachine.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { cancelClosesAt } from "./stayBegins.ts";
import { type MovedProduct, OrderProductStore } from "./store/OrderProductStore.ts";

export interface ProductMove {
	readonly event: OrderEvent;
	readonly actor: OrderActor;
	/** Epoch milliseconds. */
	readonly now: number;
	readonly note?: string;
}

/**
 * Whether the cancel button is shown. False exactly when btnCancelYn is 'N': cancelling is switched off, nothing would be refunded any
 * more, or a confirmed stay has begun. [DEC-099]
 */
export const hasCancelButton = (product: OrderProduct, now: number): boolean =>
	product.isCancelOffered &&
	isCancelOpen(product.cancelPolicy, now) &&
	now < (cancelClosesAt(product) ?? Number.POSITIVE_INFINITY);

/** Maps a product to the form the domain's state table works on. */
export const coreOf = (product: OrderProduct, now: number): OrderProductCore => ({
	status: product.status ?? "new",
	heldStatus: product.heldStatus,
	hasCancelButton: hasCancelButton(product, now),
	channelIndex: product.channelIndex,
	confirmationNumber: product.confirmationNumber,
	startDate: product.checkIn,
	endDate: product.checkOut,
	validUntil: product.validUntil,
	cancelRequestedAt: product.cancelRequestedAt,
});

/**
 * Returns the state of a locked order's product after a transition of table 4.1.
 * @throws Refusal notCancellable when the table or its conditions forbid the transition [DOM-STATUS-22]
 */
export function movedProduct(product: OrderProduct, move: ProductMove): MovedProduct {
	const moved = moveOrder(coreOf(product, move.now), move);
	if (!moved.ok) throw new Refusal("notCancellable");
	const { status, heldStatus, cancelRequestedAt } = moved.value;
	return {
		event: move.event,
		actor: move.actor,
		note: move.note ?? null,
		status,
		heldStatus,
		cancelRequestedAt,
		now: move.now,
	};
}

/**
 * Applies a transition of table 4.1 to a product of a locked order and stores it.
 * @throws Refusal as movedProduct; nothing has changed then
 */
export async function moveProduct(
	tx: Queryable,
	product: OrderProduct,
	move: ProductMove,
): Promise<OrderState> {
	const moved = movedProduct(product, move);
	await new OrderProductStore(tx).saveMove(product, moved);
	return moved.status;
}
