import { type ChangeEvent, changeMachine } from "#domain/booking/changeMachine.ts";
import type { PaidDifference } from "#domain/booking/changePrice.ts";
import type { OrderProduct } from "#domain/booking/Order.ts";
import { isCancelOpen } from "#domain/cancellation/cancelTerms.ts";
import { refundEnds } from "#server/commerce/booking/store/refundEnds.ts";
import { epoch } from "#server/platform/database/epoch.ts";
import { Store } from "#server/platform/database/Store.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { Batch } from "#server/platform/jobs/forEachIsolated.ts";
import type { BookedTerms, BookingChange } from "./BookingChange.ts";

const columns = `change_id AS id, order_product_id AS "orderProductId", state, order_version AS "orderVersion", before, after, to_pay AS "toPay",
	back, order_add_pay_id AS "extraPaymentId", ${epoch("created_at")} AS "createdAt", ${epoch("expires_at")} AS "expiresAt",
	${epoch("due_at")} AS "dueAt"`;

/** Stores changes of dates and guests; their state changes only through changeMachine. */
export class ChangeStore extends Store {
	async insert(change: Omit<BookingChange, "state" | "extraPaymentId" | "dueAt">): Promise<BookingChange> {
		const { before, after } = change;
		const made = await this.row<BookingChange>(
			`INSERT INTO booking_change (change_id, order_product_id, order_version, before, after, from_in, from_out, to_in, to_out, to_pay,
				back, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING ${columns}`,
			[
				change.id,
				change.orderProductId,
				change.orderVersion,
				JSON.stringify(before),
				JSON.stringify(after),
				before.checkIn,
				before.checkOut,
				after.checkIn,
				after.checkOut,
				change.toPay,
				JSON.stringify(change.back),
				new Date(change.createdAt),
				new Date(change.expiresAt),
			],
		);
		return made!;
	}

	/** Reads a change; its booking's order is locked. */
	read(changeId: string): Promise<BookingChange | null> {
		return this.row<BookingChange>(`SELECT ${columns} FROM booking_change WHERE change_id = $1`, [changeId]);
	}

	/** Returns the change of a booking that is in progress; null when there is none. */
	live(orderProductId: number): Promise<BookingChange | null> {
		return this.row<BookingChange>(
			{
				name: "changes.live",
				text: `SELECT ${columns} FROM booking_change WHERE order_product_id = $1 AND state IN ('asked', 'made')`,
			},
			[orderProductId],
		);
	}

	/** Returns the change a demand belongs to; null when there is none. */
	ofDemand(extraPaymentId: number): Promise<BookingChange | null> {
		return this.row<BookingChange>(`SELECT ${columns} FROM booking_change WHERE order_add_pay_id = $1`, [
			extraPaymentId,
		]);
	}

	/** Returns the changes in progress whose deadline has passed. */
	due(now: number, { limit, skip }: Batch): Promise<Pick<BookingChange, "id" | "orderProductId">[]> {
		return this.rows<Pick<BookingChange, "id" | "orderProductId">>(
			`SELECT change_id AS id, order_product_id AS "orderProductId" FROM booking_change
			WHERE state IN ('asked', 'made') AND due_at <= $1 ORDER BY due_at, change_id LIMIT $2 OFFSET $3`,
			[new Date(now), limit, skip],
		);
	}

	/**
	 * Applies a transition to a change of a locked order.
	 * @throws Refusal alreadyProcessed when the table forbids it; nothing has changed then
	 */
	async move(
		{ id, state }: Pick<BookingChange, "id" | "state">,
		event: ChangeEvent,
		at: {
			readonly now: number;
			readonly dueAt?: number;
			readonly extraPaymentId?: number;
		},
	): Promise<void> {
		const moved = changeMachine.next(state, event);
		if (!moved.ok) throw new Refusal("alreadyProcessed");
		const isOver = changeMachine.isFinal(moved.value);
		await this.db.query(
			`UPDATE booking_change SET state = $2, due_at = $3, settled_at = $4, order_add_pay_id = coalesce($5, order_add_pay_id)
			WHERE change_id = $1`,
			[
				id,
				moved.value,
				at.dueAt === undefined ? null : new Date(at.dueAt),
				isOver ? new Date(at.now) : null,
				at.extraPaymentId ?? null,
			],
		);
	}

	/** Moves the deadline of a change that is being paid for. */
	async postpone(changeId: string, dueAt: number): Promise<void> {
		await this.db.query("UPDATE booking_change SET due_at = $2 WHERE change_id = $1", [
			changeId,
			new Date(dueAt),
		]);
	}

	/** Writes terms of a change to its booking. */
	async write({ orderPayId, orderProductId }: OrderProduct, terms: BookedTerms, now: number): Promise<void> {
		const { amounts, policy } = terms;
		const money = [
			amounts.originalAmount,
			amounts.saleAmount,
			amounts.couponAmount,
			amounts.awesomeCashAmount,
			amounts.welfarePointAmount,
			amounts.totalAmount,
		];
		await this.db.query(
			`UPDATE order_pay SET original_amount = $2, sale_amount = $3, coupon_amount = $4, point_amount = $5, user_point_amount = $6,
				total_amount = $7, order_type = $8, key_code = $9, price_ledger = $10, version = version + 1 WHERE order_pay_id = $1`,
			[orderPayId, ...money, terms.orderType, terms.keyCode, JSON.stringify(terms.lines)],
		);
		await this.db.query(
			`UPDATE order_product SET original_amount = $2, sale_amount = $3, coupon_amount = $4, point_amount = $5, user_point_amount = $6,
				total_amount = $7, check_in = $8, check_out = $9, adults = $10, child_ages = $11, cashback_amount = $12, cancel_policy = $13,
				cancel_date = $14, refundable_until = $15, btn_cancel = $16, cashback_rate = $17, version = version + 1 WHERE order_product_id = $1`,
			[
				orderProductId,
				...money,
				terms.checkIn,
				terms.checkOut,
				terms.adults,
				terms.childAges,
				terms.cashback,
				JSON.stringify(policy),
				...refundEnds(policy),
				isCancelOpen(policy, now),
				terms.cashbackRate,
			],
		);
		await this.db.query(
			`UPDATE order_coupon c SET amount = coalesce((SELECT -(line->>'amount')::int FROM jsonb_array_elements($2::jsonb) AS line
				WHERE line->>'kind' = 'coupon' AND (line->>'heldId')::bigint = c.user_coupon_id), 0) WHERE c.order_pay_id = $1`,
			[orderPayId, JSON.stringify(terms.lines)],
		);
	}

	/** Returns the payments for earlier changes that have not been refunded, oldest first. */
	paidDifferences(orderProductId: number): Promise<PaidDifference[]> {
		return this.rows<PaidDifference>(
			`SELECT y.payment_id AS "paymentId", a.amount FROM booking_change c JOIN order_add_pay a USING (order_add_pay_id)
				JOIN payment y USING (order_add_pay_id)
			WHERE c.order_product_id = $1 AND a.state = 'paid' AND y.paid_at IS NOT NULL ORDER BY y.payment_id`,
			[orderProductId],
		);
	}

	/** Reduces a demand by the part of its payment that is refunded; marks it as withdrawn when nothing is left. */
	async giveBack(paymentId: number, amount: number): Promise<void> {
		await this.db.query(
			`UPDATE order_add_pay a SET state = CASE WHEN a.amount > $2 THEN a.state ELSE 'withdrawn' END,
				amount = CASE WHEN a.amount > $2 THEN a.amount - $2 ELSE a.amount END
			FROM payment y WHERE y.payment_id = $1 AND y.order_add_pay_id = a.order_add_pay_id`,
			[paymentId, amount],
		);
	}

	/** Whether a refund of a change of the order is in flight or was refused by the provider. */
	isRefundUnsettled(orderPayId: number): Promise<boolean> {
		return this.hasRows(
			"SELECT 1 FROM refund WHERE order_pay_id = $1 AND cause = 'change' AND state IN ('sent', 'refused')",
			[orderPayId],
		);
	}
}
