import type { Compensation } from "#domain/coupon/compensation.ts";
import {
	moveRefund,
	type RefundEvent,
	type RefundState,
	refundMachine,
} from "#domain/payment/refundMachine.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { epoch } from "#server/platform/database/epoch.ts";
import { Store } from "#server/platform/database/Store.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { Batch } from "#server/platform/jobs/forEachIsolated.ts";
import type { QuotePart } from "./QuoteStore.ts";

/** The refund of a cancellation or change. Amounts in whole won, times in epoch milliseconds. */
export interface Refund {
	readonly id: number;
	readonly paymentId: number;
	readonly orderPayId: number;
	/** Null for the whole order. */
	readonly orderProductId: number | null;
	readonly cause: "member" | "link" | "supplier" | "operator" | "late_money" | "change";
	readonly penalty: number;
	readonly amount: number;
	readonly awesomeCash: number;
	readonly welfarePoints: number;
	readonly isCouponRestored: boolean;
	readonly reason: string;
	readonly state: RefundState;
	/** The attempt that asks the provider for the money. */
	readonly attemptId: number | null;
	readonly createdAt: number;
}

/** A refund with the full amounts promised to the traveller, including extra payments made later. */
export interface PromisedRefund extends Refund {
	readonly promisedAmount: number;
	readonly promisedPenalty: number;
	/** Coupon given in addition, because the stay could not keep the booking. */
	readonly compensation: Compensation | null;
}

/** Whether the seller cancelled; an operator does so on behalf of the stay. */
export const isBySeller = ({ cause }: Pick<Refund, "cause">): boolean =>
	cause === "supplier" || cause === "operator";

/** A refund with the quoted share of each room. */
export interface QuotedRefund extends Refund {
	readonly parts: readonly QuotePart[];
}

export interface NewRefund
	extends Pick<
		Refund,
		"paymentId" | "orderPayId" | "orderProductId" | "cause" | "penalty" | "amount" | "reason"
	> {
	readonly quoteId: string | null;
	readonly awesomeCash: number;
	readonly welfarePoints: number;
	readonly isCouponRestored: boolean;
	/** When it is accepted automatically. */
	readonly runAt: number;
}

const columns = `r.refund_id AS id, r.payment_id AS "paymentId", r.order_pay_id AS "orderPayId", r.order_product_id AS "orderProductId", r.cause,
	r.penalty, r.amount, r.point_amount AS "awesomeCash", r.user_point_amount AS "welfarePoints", r.coupon_restored AS "isCouponRestored",
	r.reason, r.state, r.attempt_id AS "attemptId", ${epoch("r.created_at")} AS "createdAt"`;

/** Stores refunds; their state changes only through refundMachine. */
export class RefundStore extends Store {
	/** Returns the ID of the order a refund belongs to. */
	async orderOf(refundId: number): Promise<number | null> {
		const { rows } = await this.db.query<{ order_pay_id: number }>(
			"SELECT order_pay_id FROM refund WHERE refund_id = $1",
			[refundId],
		);
		return rows[0]?.order_pay_id ?? null;
	}

	read(refundId: number): Promise<QuotedRefund | null> {
		return this.row<QuotedRefund>(
			`SELECT ${columns}, coalesce(q.parts, '[]') AS parts FROM refund r LEFT JOIN cancel_quote q USING (quote_id)
			WHERE r.refund_id = $1`,
			[refundId],
		);
	}

	/** Returns the refund an attempt is for; null when it returns a stray charge. */
	ofAttempt(attemptId: number): Promise<Refund | null> {
		return this.row<Refund>(`SELECT ${columns} FROM refund r WHERE r.attempt_id = $1`, [attemptId]);
	}

	/**
	 * Returns the latest effective refund of a room, either its own or the whole order's. A refund the provider has refused counts: the
	 * booking is cancelled, and an operator handles the money.
	 */
	async ofProduct(orderPayId: number, orderProductId: number): Promise<PromisedRefund | null> {
		const row = await this.row<
			Omit<PromisedRefund, "compensation"> & {
				readonly compensation: number | null;
				readonly compensationEnd: StayDate;
			}
		>(
			{
				name: "bookings.refundOf",
				text: `SELECT ${columns}, coalesce(q.refund_amount, r.amount) AS "promisedAmount", coalesce(q.penalty, r.penalty) AS "promisedPenalty",
					m.discount AS compensation, c.use_expire_date AS "compensationEnd"
				FROM refund r JOIN payment y USING (payment_id) LEFT JOIN cancel_quote q USING (quote_id)
				LEFT JOIN user_coupon c ON c.refused_product_id = $2 LEFT JOIN coupon_manager m USING (coupon_manager_id)
				WHERE r.order_pay_id = $1 AND y.kind <> 'addpay' AND r.cause <> 'change' AND r.state <> 'undone'
					AND (r.state <> 'refused' OR r.attempt_id IS NOT NULL)
					AND (r.order_product_id = $2 OR (r.order_product_id IS NULL
						AND (q.quote_id IS NULL OR q.parts @> jsonb_build_array(jsonb_build_object('orderProductId', $2::bigint)))))
				ORDER BY r.refund_id DESC LIMIT 1`,
			},
			[orderPayId, orderProductId],
		);
		if (!row) return null;
		const { compensation, compensationEnd, ...refund } = row;
		return {
			...refund,
			compensation: compensation === null ? null : { amount: won(compensation), expiresOn: compensationEnd },
		};
	}

	/** Creates a refund: waiting or, for an extra payment or a change, sent at once. */
	async open(
		refund: NewRefund,
		event: Extract<RefundEvent, "CANCEL_ASKED" | "EXTRA_CANCELLED">,
		now: number,
	): Promise<number> {
		const { rows } = await this.db.query<{ refund_id: number }>(
			`INSERT INTO refund (payment_id, order_pay_id, order_product_id, quote_id, cause, penalty, amount, point_amount,
				user_point_amount, coupon_restored, reason, state, run_at, created_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING refund_id`,
			[
				refund.paymentId,
				refund.orderPayId,
				refund.orderProductId,
				refund.quoteId,
				refund.cause,
				refund.penalty,
				refund.amount,
				refund.awesomeCash,
				refund.welfarePoints,
				refund.isCouponRestored,
				refund.reason,
				refundMachine.settle("new", event),
				new Date(refund.runAt),
				new Date(now),
			],
		);
		return rows[0]!.refund_id;
	}

	/**
	 * Applies a transition to a refund of a locked order.
	 * @throws Refusal alreadyProcessed when the table forbids it; nothing has changed then
	 */
	async move(
		{ id, state, attemptId }: Pick<Refund, "id" | "state" | "attemptId">,
		event: Exclude<RefundEvent, "CANCEL_ASKED" | "EXTRA_CANCELLED">,
		now: number,
	): Promise<void> {
		const moved = moveRefund({ state, isAsked: attemptId !== null }, event);
		if (!moved.ok) throw new Refusal("alreadyProcessed");
		const isSettled = moved.value !== "sent";
		await this.db.query("UPDATE refund SET state = $2, settled_at = $3 WHERE refund_id = $1", [
			id,
			moved.value,
			isSettled ? new Date(now) : null,
		]);
	}

	/** Stores the attempt that asks the provider for the money. */
	async saveAttempt(refundId: number, attemptId: number): Promise<void> {
		await this.db.query("UPDATE refund SET attempt_id = $2 WHERE refund_id = $1", [refundId, attemptId]);
	}

	/** Returns the waiting refunds on the given channels whose time for undoing is over. */
	async due(channelIndexes: readonly number[], now: number, { limit, skip }: Batch): Promise<number[]> {
		const { rows } = await this.db.query<{ refund_id: number }>(
			`SELECT r.refund_id FROM refund r WHERE r.state = 'waiting' AND r.run_at <= $1 AND EXISTS (
				SELECT 1 FROM order_product p WHERE p.order_pay_id = r.order_pay_id AND p.channel_idx = ANY ($2::int[]))
			ORDER BY r.refund_id LIMIT $3 OFFSET $4`,
			[new Date(now), channelIndexes, limit, skip],
		);
		return rows.map((row) => row.refund_id);
	}
}
