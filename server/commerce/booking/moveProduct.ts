import { moveOrder, type OrderProductCore } from "#domain/booking/moveOrder.ts";
import type { OrderProduct } from "#domain/booking/Order.ts";
import { isCancelOpen } from "#domain/cancellation/cancelTerms.ts";
import type { OrderActor, OrderEvent, OrderState } from "#domain/order/orderMachine.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { type MovedProduct, OrderProductStore } from "./store/OrderProductStore.ts";

export interface ProductMove {
	readonly event: OrderEvent;
	readonly actor: OrderActor;
	/** Epoch milliseconds. */
	readonly now: number;
	readonly note?: string;
}

/** False exactly when btnCancelYn is 'N': switched off, or nothing would come back any more. [DEC-099] */
export const hasCancelButton = (product: OrderProduct, now: number): boolean =>
	product.isCancelOffered && isCancelOpen(product.cancelPolicy, now);

/** A product as the domain's table sees it. */
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
 * How a product of a locked order stands after a move by table 4.1.
 * @throws Refusal notCancellable when the table or its conditions say no [DOM-STATUS-22]
 */
export function movedProduct(product: OrderProduct, move: ProductMove): MovedProduct {
	const moved = moveOrder(coreOf(product, move.now), move);
	if (!moved.ok) throw new Refusal("notCancellable");
	const { status, heldStatus, cancelRequestedAt } = moved.value;
	// A cancel that is through keeps the moment in which it was asked for.
	const isThrough = status === "cancel_wait" || status === "cancel";
	return {
		event: move.event,
		actor: move.actor,
		note: move.note ?? null,
		status,
		heldStatus,
		cancelRequestedAt: cancelRequestedAt ?? (isThrough ? product.cancelRequestedAt : null),
		now: move.now,
	};
}

/** Moves a product of a locked order by table 4.1 and writes the move down. @throws Refusal as movedProduct; nothing has changed then */
export async function moveProduct(
	tx: Queryable,
	product: OrderProduct,
	move: ProductMove,
): Promise<OrderState> {
	const moved = movedProduct(product, move);
	await new OrderProductStore(tx).saveMove(product, moved);
	return moved.status;
}
