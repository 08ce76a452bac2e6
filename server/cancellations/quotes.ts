import { randomBytes } from "node:crypto";
import { isCancelState } from "#domain/booking/orderStatus.ts";
import { quoteMilliseconds, quoteRefund } from "#domain/booking/quoteRefund.ts";
import type { RefundSpan, RefundSplit } from "#domain/booking/RefundQuote.ts";
import { cancelParts, type OrderPart, type PartRefund } from "#domain/booking/refund.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { sumWon, won } from "#domain/shared/Won.ts";
import type { OrderProductRow, StoredOrder } from "#server/bookings/orders.ts";
import type { Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { type ExtraRefund, extraRefund, type PaidExtra, paidExtras } from "./extraRefunds.ts";

/** What one product of a quote gets back. */
export interface QuotePart {
	readonly orderProductId: number;
	readonly penalty: number;
	readonly refundAmount: number;
	readonly refundPointAmount: number;
	readonly refundUserPointAmount: number;
	/** The penalty was more than money and points: the coupon is lost. */
	readonly ateCoupon: boolean;
	/** Besides, what was paid for it later. Missing in old promises. */
	readonly extras?: readonly ExtraRefund[];
}

/** A promise as stored. [DEC-177] */
export interface QuoteRow {
	readonly quote_id: string;
	readonly order_pay_id: number;
	/** Null: the whole purchase. */
	readonly order_product_id: number | null;
	/** With extra payments, like the refund. */
	readonly penalty: number;
	readonly refund_amount: number;
	readonly refund_point_amount: number;
	readonly refund_user_point_amount: number;
	readonly coupon_restored: boolean;
	readonly timeline: readonly RefundSpan[];
	readonly parts: readonly QuotePart[];
	readonly order_version: number;
	readonly expires_at: Date;
	readonly used_at: Date | null;
}

/** The products a cancel is about: one of them, or all that still stand. */
export interface CancelScope {
	/** Null: the whole purchase. */
	readonly orderProductId: number | null;
	readonly products: readonly OrderProductRow[];
}

const stands = ({ status }: OrderProductRow): boolean => status !== null && !isCancelState(status);

export const scopeOf = (order: StoredOrder, orderProductId: number | null): CancelScope => ({
	orderProductId,
	products:
		orderProductId === null
			? order.products.filter(stands)
			: order.products.filter((product) => product.order_product_id === orderProductId),
});

/** What each product was paid with and, where it is cancelled, what came or comes back. */
async function orderParts(tx: Queryable, order: StoredOrder): Promise<OrderPart[]> {
	const { rows } = await tx.query<{ parts: readonly QuotePart[] }>(
		`SELECT q.parts FROM refund r JOIN cancel_quote q USING (quote_id)
		WHERE r.order_pay_id = $1 AND (r.state IN ('waiting', 'sent', 'done') OR (r.state = 'refused' AND r.attempt_id IS NOT NULL))`,
		[order.pay.order_pay_id],
	);
	const refunds = new Map(rows.flatMap(({ parts }) => parts.map((part) => [part.orderProductId, part])));
	return order.products.map((product): OrderPart => {
		const part = refunds.get(product.order_product_id);
		const cancelled: PartRefund = {
			refundAmount: won(part?.refundAmount ?? product.cancel_amount),
			refundAwesomeCash: won(part?.refundPointAmount ?? product.cancel_point_amount),
			refundWelfarePoints: won(part?.refundUserPointAmount ?? product.cancel_user_point_amount),
			ateCoupon: part?.ateCoupon ?? false,
		};
		return {
			paid: {
				money: won(product.total_amount),
				awesomeCash: won(product.point_amount),
				welfarePoints: won(product.user_point_amount),
				coupon: won(product.coupon_amount),
			},
			refund: stands(product) ? null : cancelled,
		};
	});
}

/** Whether the order's coupons could not be used any more even if they came back. [DEC-089] */
async function areCouponsExpired(tx: Queryable, orderPayId: number, now: number): Promise<boolean> {
	const { rows } = await tx.query<{ is_usable: boolean }>(
		`SELECT bool_or(uc.use_expire_date >= $2::date AND NOT uc.vanishes) AS is_usable FROM order_coupon oc JOIN user_coupon uc USING (user_coupon_id)
		WHERE oc.order_pay_id = $1`,
		[orderPayId, koreanDay(now)],
	);
	return !(rows[0]?.is_usable ?? false);
}

interface QuoteTerms extends RefundSplit {
	readonly refundPercent: number;
	readonly expiresAt: number;
	readonly timeline: readonly RefundSpan[];
	readonly parts: readonly OrderPart[];
}

/** By the policy as sold; or all of it, when it is not the traveller who cancels. */
async function termsOf(
	tx: Queryable,
	order: StoredOrder,
	scope: CancelScope,
	extras: readonly PaidExtra[],
	now: number,
	isForced: boolean,
): Promise<QuoteTerms> {
	const parts = await orderParts(tx, order);
	const indexes = scope.products.map((product) => order.products.indexOf(product));
	const isCouponExpired = await areCouponsExpired(tx, order.pay.order_pay_id, now);
	const first = scope.products[0];
	if (!first || indexes.some((index) => parts[index]?.refund)) throw new Refusal("notCancellable");
	const amounts = extras.map(({ amount }) => amount);
	if (isForced) {
		const outcome = cancelParts(parts, indexes, 100, isCouponExpired);
		invariant(outcome.ok, "the parts still stand");
		return {
			...outcome.value.split,
			refundAmount: sumWon([outcome.value.split.refundAmount, ...amounts]),
			refundPercent: 100,
			parts: outcome.value.parts,
			expiresAt: now + quoteMilliseconds,
			timeline: [],
		};
	}
	const { cancel_policy: policy } = first;
	const quote = quoteRefund({ policy, parts, indexes, extras: amounts, isCouponExpired, now });
	if (!quote.ok) throw new Refusal("notCancellable");
	const refundPercent = quote.value.timeline[0]?.refundPercent ?? 0;
	const outcome = cancelParts(parts, indexes, refundPercent, isCouponExpired);
	invariant(outcome.ok, "the parts still stand");
	return { ...quote.value, refundPercent, parts: outcome.value.parts };
}

/**
 * What cancelling gives back, promised for ten minutes. Part of the caller's transaction; the order is locked.
 * @throws Refusal notCancellable
 */
export async function makeQuote(
	tx: Queryable,
	order: StoredOrder,
	scope: CancelScope,
	now: number,
	{ isForced = false } = {},
): Promise<QuoteRow> {
	const ids = scope.products.map((product) => product.order_product_id);
	const extras = await paidExtras(tx, ids);
	const terms = await termsOf(tx, order, scope, extras, now, isForced);
	const parts = scope.products.map((product): QuotePart => {
		const part = terms.parts[order.products.indexOf(product)];
		const refund = part?.refund;
		invariant(part && refund, "a quoted part has a refund");
		const { money, awesomeCash, welfarePoints } = part.paid;
		return {
			orderProductId: product.order_product_id,
			penalty:
				money +
				awesomeCash +
				welfarePoints -
				refund.refundAmount -
				refund.refundAwesomeCash -
				refund.refundWelfarePoints,
			refundAmount: refund.refundAmount,
			refundPointAmount: refund.refundAwesomeCash,
			refundUserPointAmount: refund.refundWelfarePoints,
			ateCoupon: refund.ateCoupon,
			extras: extras
				.filter((extra) => extra.orderProductId === product.order_product_id)
				.map((extra) => extraRefund(extra, terms.refundPercent)),
		};
	});
	const base =
		terms.penalty +
		terms.refundAmount +
		terms.refundAwesomeCash +
		terms.refundWelfarePoints +
		terms.refundCoupon;
	const { rows } = await tx.query<QuoteRow>(
		{
			name: "cancellations.quote",
			text: `INSERT INTO cancel_quote (quote_id, order_pay_id, order_product_id, base_amount, penalty, refund_amount,
				refund_point_amount, refund_user_point_amount, coupon_restored, timeline, parts, order_version, created_at, expires_at)
				VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING *`,
		},
		[
			randomBytes(18).toString("base64url"),
			order.pay.order_pay_id,
			scope.orderProductId,
			base,
			terms.penalty,
			terms.refundAmount,
			terms.refundAwesomeCash,
			terms.refundWelfarePoints,
			terms.isCouponRestored,
			JSON.stringify(terms.timeline),
			JSON.stringify(parts),
			order.pay.version,
			new Date(now),
			new Date(terms.expiresAt),
		],
	);
	return rows[0]!;
}

/** A quote that still binds for exactly this order and scope; null otherwise. */
export async function validQuote(
	tx: Queryable,
	quoteId: string,
	order: StoredOrder,
	scope: CancelScope,
	now: number,
): Promise<QuoteRow | null> {
	const { rows } = await tx.query<QuoteRow>("SELECT * FROM cancel_quote WHERE quote_id = $1 FOR UPDATE", [
		quoteId,
	]);
	const quote = rows[0];
	const binds =
		quote !== undefined &&
		quote.order_pay_id === order.pay.order_pay_id &&
		quote.order_product_id === scope.orderProductId &&
		quote.order_version === order.pay.version &&
		quote.used_at === null &&
		now < quote.expires_at.getTime();
	return binds ? quote : null;
}
