import type { RefundSpan } from "#domain/booking/RefundQuote.ts";
import { epoch } from "#server/platform/database/epoch.ts";
import { Store } from "#server/platform/database/Store.ts";

/** The refund of one extra payment of a cancelled room. */
export interface ExtraRefund {
	readonly paymentId: number;
	readonly penalty: number;
	readonly refundAmount: number;
}

/** One room's share of a quote. */
export interface QuotePart {
	readonly orderProductId: number;
	readonly penalty: number;
	readonly refundAmount: number;
	readonly refundPointAmount: number;
	readonly refundUserPointAmount: number;
	/** Whether the penalty exceeded money and points, so that the coupon is lost. */
	readonly ateCoupon: boolean;
	/** Refunds of extra payments made later for the room; missing in old quotes. */
	readonly extras?: readonly ExtraRefund[];
}

/** What a cancellation refunds; binding for ten minutes. [DEC-177] */
export interface CancelQuote {
	readonly id: string;
	readonly orderPayId: number;
	/** Null for the whole order. */
	readonly orderProductId: number | null;
	/** Includes extra payments, as does the refund. */
	readonly penalty: number;
	readonly refundAmount: number;
	readonly refundAwesomeCash: number;
	readonly refundWelfarePoints: number;
	readonly isCouponRestored: boolean;
	readonly timeline: readonly RefundSpan[];
	readonly parts: readonly QuotePart[];
	/** Version of the order when the quote was made. */
	readonly orderVersion: number;
	/** Epoch milliseconds. */
	readonly expiresAt: number;
	readonly isUsed: boolean;
}

const columns = `quote_id AS id, order_pay_id AS "orderPayId", order_product_id AS "orderProductId", penalty, refund_amount AS "refundAmount",
	refund_point_amount AS "refundAwesomeCash", refund_user_point_amount AS "refundWelfarePoints", coupon_restored AS "isCouponRestored",
	timeline, parts, order_version AS "orderVersion", ${epoch("expires_at")} AS "expiresAt", used_at IS NOT NULL AS "isUsed"`;

/** Stores quotes for cancellations. */
export class QuoteStore extends Store {
	/**
	 * Stores a quote.
	 * @param baseAmount total of penalty and refund, including the coupon
	 */
	async insert(quote: Omit<CancelQuote, "isUsed">, baseAmount: number, now: number): Promise<CancelQuote> {
		const stored = await this.row<CancelQuote>(
			{
				name: "cancellations.quote",
				text: `INSERT INTO cancel_quote (quote_id, order_pay_id, order_product_id, base_amount, penalty, refund_amount,
				refund_point_amount, refund_user_point_amount, coupon_restored, timeline, parts, order_version, created_at, expires_at)
				VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING ${columns}`,
			},
			[
				quote.id,
				quote.orderPayId,
				quote.orderProductId,
				baseAmount,
				quote.penalty,
				quote.refundAmount,
				quote.refundAwesomeCash,
				quote.refundWelfarePoints,
				quote.isCouponRestored,
				JSON.stringify(quote.timeline),
				JSON.stringify(quote.parts),
				quote.orderVersion,
				new Date(now),
				new Date(quote.expiresAt),
			],
		);
		return stored!;
	}

	lock(quoteId: string): Promise<CancelQuote | null> {
		return this.row<CancelQuote>(`SELECT ${columns} FROM cancel_quote WHERE quote_id = $1 FOR UPDATE`, [
			quoteId,
		]);
	}

	async markUsed(quoteId: string, now: number): Promise<void> {
		await this.db.query("UPDATE cancel_quote SET used_at = $2 WHERE quote_id = $1", [quoteId, new Date(now)]);
	}

	/** Returns the quoted parts of an order's cancelled rooms, except those of cancellations that were dropped. */
	async keptParts(orderPayId: number): Promise<QuotePart[]> {
		const { rows } = await this.db.query<{ parts: readonly QuotePart[] }>(
			`SELECT q.parts FROM refund r JOIN cancel_quote q USING (quote_id)
			WHERE r.order_pay_id = $1 AND (r.state IN ('waiting', 'sent', 'done') OR (r.state = 'refused' AND r.attempt_id IS NOT NULL))`,
			[orderPayId],
		);
		return rows.flatMap(({ parts }) => parts);
	}
}
