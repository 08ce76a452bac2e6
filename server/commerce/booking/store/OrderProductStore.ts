import type { OrderProduct } from "#domain/booking/Order.ts";
import { bookingTab } from "#domain/booking/orderStatus.ts";
import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import type { OrderActor, OrderEvent, OrderState } from "#domain/order/orderMachine.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { StayDates } from "#domain/shared/StayDates.ts";
import { Store } from "#server/platform/database/Store.ts";
import type { Batch } from "#server/platform/jobs/forEachIsolated.ts";
import { refundEnds } from "./refundEnds.ts";

export interface MovedProduct {
	readonly event: OrderEvent;
	readonly actor: OrderActor;
	readonly note: string | null;
	readonly status: OrderState;
	readonly heldStatus: OrderState | null;
	readonly cancelRequestedAt: number | null;
	/** Epoch milliseconds. */
	readonly now: number;
}

/** Products of orders. Status changes require that the caller has locked the order. */
export class OrderProductStore extends Store {
	/**
	 * Stores a transition and adds it to the order's history. A hidden booking that is upcoming afterwards, e.g. because its cancellation was
	 * undone, is listed again. [DEC-164]
	 */
	async saveMove(product: OrderProduct, moved: MovedProduct): Promise<void> {
		const { orderProductId, orderPayId, checkIn } = product;
		const isUpcoming =
			moved.status !== "new" && bookingTab(moved.status, checkIn, koreanDay(moved.now)) === "pending";
		const at = new Date(moved.now);
		const requestedAt = moved.cancelRequestedAt === null ? null : new Date(moved.cancelRequestedAt);
		await this.db.query(
			{
				name: "orders.moveProduct",
				text: `WITH moved AS (
					UPDATE order_product SET status = $2, status_before = $3, status_at = $4, cancel_requested_at = $5,
					cancelled_at = CASE WHEN $2 = 'cancel' THEN $4::timestamptz ELSE cancelled_at END,
					hidden = hidden AND NOT $11::boolean, version = version + 1
					WHERE order_product_id = $1
				), logged AS (
					INSERT INTO order_event (order_product_id, event, from_status, to_status, actor, note, created_at)
					VALUES ($1, $6, $7, $2, $8, $9, $4)
				)
				UPDATE order_pay SET version = version + 1 WHERE order_pay_id = $10`,
			},
			[
				orderProductId,
				moved.status,
				moved.heldStatus,
				at,
				requestedAt,
				moved.event,
				product.status,
				moved.actor,
				moved.note,
				orderPayId,
				isUpcoming,
			],
		);
	}

	/** Marks a product's nights as no longer taken; false when they were not taken. */
	markStockReturned(orderProductId: number): Promise<boolean> {
		return this.hasRows(
			"UPDATE order_product SET stock_taken = false WHERE order_product_id = $1 AND stock_taken",
			[orderProductId],
		);
	}

	async saveCancelReason(orderProductId: number, reason: string): Promise<void> {
		await this.db.query("UPDATE order_product SET cancel_reason = $2 WHERE order_product_id = $1", [
			orderProductId,
			reason,
		]);
	}

	/** Adds refunded money and points; the booking can no longer be cancelled. */
	async addRefund(
		orderProductId: number,
		back: { readonly amount: number; readonly awesomeCash: number; readonly welfarePoints: number },
	): Promise<void> {
		await this.db.query(
			`UPDATE order_product SET cancel_amount = cancel_amount + $2, cancel_point_amount = cancel_point_amount + $3,
				cancel_user_point_amount = cancel_user_point_amount + $4, btn_cancel = false WHERE order_product_id = $1`,
			[orderProductId, back.amount, back.awesomeCash, back.welfarePoints],
		);
	}

	/** Stores the seller's confirmation and order numbers; null keeps the stored value. */
	async saveConfirmation(
		orderProductId: number,
		{
			confirmationNumber,
			externalOrderNum,
		}: {
			readonly confirmationNumber: string | null;
			readonly externalOrderNum?: string | null;
		},
	): Promise<void> {
		await this.db.query(
			`UPDATE order_product SET confirm_num = coalesce($2, confirm_num), external_order_num = coalesce($3, external_order_num)
			WHERE order_product_id = $1`,
			[orderProductId, confirmationNumber, externalOrderNum ?? null],
		);
	}

	async saveCashback(orderProductId: number, now: number): Promise<void> {
		await this.db.query("UPDATE order_product SET cashback_at = $2 WHERE order_product_id = $1", [
			orderProductId,
			new Date(now),
		]);
	}

	/** Hides the product from the member's list. */
	async hide(orderProductId: number): Promise<void> {
		await this.db.query("UPDATE order_product SET hidden = true WHERE order_product_id = $1", [
			orderProductId,
		]);
	}

	/** Stores the day the holder of a voucher has fixed, the terms that apply from then on, and that its nights are taken. */
	async fixDay(
		orderProductId: number,
		{ checkInDate, checkOutDate }: StayDates,
		policy: CancelPolicy,
	): Promise<void> {
		await this.db.query(
			{
				name: "orders.fixDay",
				text: `UPDATE order_product SET check_in = $2, check_out = $3, stock_taken = true, cancel_policy = $4, cancel_date = $5,
					refundable_until = $6 WHERE order_product_id = $1`,
			},
			[orderProductId, checkInDate, checkOutDate, JSON.stringify(policy), ...refundEnds(policy)],
		);
	}

	/** Returns unused vouchers whose last day has passed. */
	async endedVouchers(today: StayDate, { limit, skip }: Batch): Promise<number[]> {
		const { rows } = await this.db.query<{ order_product_id: number }>(
			`SELECT order_product_id FROM order_product
			WHERE status = 'pending' AND check_in IS NULL AND valid_until < $1::date ORDER BY valid_until, order_product_id LIMIT $2 OFFSET $3`,
			[today, limit, skip],
		);
		return rows.map((row) => row.order_product_id);
	}

	/** Returns unused vouchers that expire by the given day and whose holders have not been reminded. */
	async endingVouchers(today: StayDate, until: StayDate, { limit, skip }: Batch): Promise<number[]> {
		const { rows } = await this.db.query<{ order_product_id: number }>(
			`SELECT order_product_id FROM order_product WHERE status = 'pending' AND check_in IS NULL AND voucher_reminded_at IS NULL
				AND valid_until BETWEEN $1::date AND $2::date ORDER BY valid_until, order_product_id LIMIT $3 OFFSET $4`,
			[today, until, limit, skip],
		);
		return rows.map((row) => row.order_product_id);
	}

	/** Marks the holder of a voucher as reminded; false when the voucher is no longer unused or is already marked. */
	noteReminded(orderProductId: number, now: number): Promise<boolean> {
		return this.hasRows(
			`UPDATE order_product SET voucher_reminded_at = $2
			WHERE order_product_id = $1 AND status = 'pending' AND check_in IS NULL AND voucher_reminded_at IS NULL`,
			[orderProductId, new Date(now)],
		);
	}

	/** Returns confirmed stays whose check-out day has passed, or the last day of a voucher confirmed without a day. */
	async endedStays(today: StayDate, { limit, skip }: Batch): Promise<number[]> {
		const { rows } = await this.db.query<{ order_product_id: number }>(
			`SELECT order_product_id FROM order_product WHERE status = 'confirm' AND coalesce(check_out, valid_until) < $1::date
			ORDER BY coalesce(check_out, valid_until), order_product_id LIMIT $2 OFFSET $3`,
			[today, limit, skip],
		);
		return rows.map((row) => row.order_product_id);
	}

	/** Returns the paid products identified by a number, either their own or their order's; at most two, enough to detect ambiguity. */
	async findByNumber(number: string): Promise<number[]> {
		const { rows } = await this.db.query<{ order_product_id: number }>(
			`SELECT order_product_id FROM order_product WHERE status IS NOT NULL AND order_product_id IN (
				SELECT order_product_id FROM order_product WHERE order_no = $1
				UNION SELECT order_product_id FROM order_product JOIN order_pay USING (order_pay_id) WHERE order_num = $1
			) ORDER BY seq LIMIT 2`,
			[number],
		);
		return rows.map((row) => row.order_product_id);
	}
}
