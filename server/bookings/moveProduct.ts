import { isCancelOpen } from "#domain/booking/cancelTerms.ts";
import { moveOrder, type OrderProductCore, type OrderRefusal } from "#domain/booking/moveOrder.ts";
import type { OrderActor, OrderEvent, OrderState } from "#domain/booking/orderMachine.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import type { OrderProductRow } from "./orders.ts";

export interface ProductMove {
	readonly event: OrderEvent;
	readonly actor: OrderActor;
	/** Epoch milliseconds. */
	readonly now: number;
	readonly note?: string;
}

/** False exactly when btnCancelYn is 'N': switched off, or nothing would come back any more. [DEC-099] */
export const hasCancelButton = (product: OrderProductRow, now: number): boolean =>
	product.btn_cancel && isCancelOpen(product.cancel_policy, now);

/** A stored product as the domain's table sees it. */
export const coreOf = (product: OrderProductRow, now: number): OrderProductCore => ({
	status: product.status ?? "new",
	heldStatus: product.status_before,
	hasCancelButton: hasCancelButton(product, now),
	channelIndex: product.channel_idx,
	confirmationNumber: product.confirm_num,
	startDate: product.check_in,
	endDate: product.check_out,
	cancelRequestedAt: product.cancel_requested_at?.getTime() ?? null,
});

/** What the table says to an event, without doing anything. */
const tryMove = (product: OrderProductRow, move: ProductMove): Result<OrderProductCore, OrderRefusal> =>
	moveOrder(coreOf(product, move.now), move);

/**
 * Moves a product of a locked order by table 4.1 and writes the move down.
 * @throws Refusal notCancellable when the table or its conditions say no; nothing has changed then [DOM-STATUS-22]
 */
export async function moveProduct(
	tx: Queryable,
	product: OrderProductRow,
	move: ProductMove,
): Promise<OrderState> {
	const moved = tryMove(product, move);
	if (!moved.ok) throw new Refusal("notCancellable");
	const { status, heldStatus, cancelRequestedAt } = moved.value;
	const requestedAt =
		cancelRequestedAt === null
			? status === "cancel_wait" || status === "cancel"
				? product.cancel_requested_at
				: null
			: new Date(cancelRequestedAt);
	await tx.query(
		{
			name: "orders.moveProduct",
			text: `UPDATE order_product SET status = $2, status_before = $3, status_at = $4, cancel_requested_at = $5,
				cancelled_at = CASE WHEN $2 = 'cancel' THEN $4::timestamptz ELSE cancelled_at END, version = version + 1
				WHERE order_product_id = $1`,
		},
		[product.order_product_id, status, heldStatus, new Date(move.now), requestedAt],
	);
	await tx.query(
		{
			name: "orders.event",
			text: `INSERT INTO order_event (order_product_id, event, from_status, to_status, actor, note, created_at)
				VALUES ($1, $2, $3, $4, $5, $6, $7)`,
		},
		[
			product.order_product_id,
			move.event,
			product.status,
			status,
			move.actor,
			move.note ?? null,
			new Date(move.now),
		],
	);
	await tx.query(
		{ name: "orders.touch", text: "UPDATE order_pay SET version = version + 1 WHERE order_pay_id = $1" },
		[product.order_pay_id],
	);
	return status;
}
