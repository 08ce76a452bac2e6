import { randomBytes } from "node:crypto";
import { isActive, type Order, type OrderProduct } from "#domain/booking/Order.ts";
import {
	isQuoteValid,
	type QuotedRefund,
	quoteMilliseconds,
	quoteRefund,
} from "#domain/booking/quoteRefund.ts";
import { cancelParts, type OrderPart, refundOver } from "#domain/booking/refund.ts";
import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import { refundableUntil } from "#domain/cancellation/cancelTerms.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { noWon, sumWon, won } from "#domain/shared/Won.ts";
import { cancelClosesAt } from "#server/commerce/booking/stayBegins.ts";
import { CouponStore } from "#server/commerce/coupon/store/CouponStore.ts";
import { type PaidExtra, PaymentStore } from "#server/commerce/payment/store/PaymentStore.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { CancelScope } from "./CancelScope.ts";
import { extraRefund, refundedExtra } from "./returnExtras.ts";
import { type CancelQuote, type QuotePart, QuoteStore } from "./store/QuoteStore.ts";

/** Returns the payments of the differences for changes of a room, oldest first. */
const differencesOf = (orderProductId: number, extras: readonly PaidExtra[]): readonly PaidExtra[] =>
	extras.filter((extra) => extra.isDifference && extra.orderProductId === orderProductId);

/**
 * Returns what each room was paid with, the differences for its changes included, and, if it is cancelled, what was refunded. Of an earlier
 * cancellation's quote, only `ateCoupon` matters for a later one.
 */
async function orderParts(tx: Queryable, order: Order, extras: readonly PaidExtra[]): Promise<OrderPart[]> {
	const kept = await new QuoteStore(tx).keptParts(order.orderPayId);
	const eaters = new Set(kept.filter(({ ateCoupon }) => ateCoupon).map((part) => part.orderProductId));
	return order.products.map(
		(product): OrderPart => ({
			paid: {
				money: sumWon([
					product.totalAmount,
					...differencesOf(product.orderProductId, extras).map(({ amount }) => amount),
				]),
				awesomeCash: won(product.awesomeCashAmount),
				welfarePoints: won(product.welfarePointAmount),
				coupon: won(product.couponAmount),
			},
			refund: isActive(product)
				? null
				: {
						refundAmount: won(product.refundedAmount),
						refundAwesomeCash: won(product.refundedAwesomeCash),
						refundWelfarePoints: won(product.refundedWelfarePoints),
						ateCoupon: eaters.has(product.orderProductId),
					},
		}),
	);
}

/** Returns the policy that stops refunding first: of several vouchers, some may have their day fixed. */
const strictest = (products: readonly OrderProduct[]): CancelPolicy => {
	const endOf = ({ cancelPolicy }: OrderProduct) =>
		refundableUntil(cancelPolicy, 1) ?? Number.POSITIVE_INFINITY;
	return products.reduce((one, other) => (endOf(other) < endOf(one) ? other : one)).cancelPolicy;
};

/**
 * Computes the refund by the policy as sold, or in full when the cancellation is forced, i.e. not the traveller's.
 * @throws Refusal notCancellable
 */
async function termsOf(
	tx: Queryable,
	order: Order,
	scope: CancelScope,
	extras: readonly PaidExtra[],
	now: number,
	isForced: boolean,
): Promise<QuotedRefund> {
	const parts = await orderParts(tx, order, extras);
	const indexes = scope.products.map((product) => order.products.indexOf(product));
	const isCouponExpired = !(await new CouponStore(tx).areReusable(order.orderPayId, koreanDay(now)));
	const amounts = extras.filter(({ isDifference }) => !isDifference).map(({ amount }) => won(amount));
	if (isForced) {
		const outcome = cancelParts(parts, indexes, 100, isCouponExpired);
		if (!outcome.ok) throw new Refusal("notCancellable");
		return {
			...outcome.value.split,
			refundAmount: sumWon([outcome.value.split.refundAmount, ...amounts]),
			refundPercent: 100,
			parts: outcome.value.parts,
			expiresAt: now + quoteMilliseconds,
			timeline: [],
		};
	}
	const policy = strictest(scope.products);
	const quote = quoteRefund({ policy, parts, indexes, extras: amounts, isCouponExpired, now });
	if (!quote.ok) throw new Refusal("notCancellable");
	return quote.value;
}

/** Returns one room's share of a quote, with its extra payments. */
function quotePart(
	{ orderProductId, totalAmount }: OrderProduct,
	part: OrderPart | undefined,
	extras: readonly PaidExtra[],
	refundPercent: number,
): QuotePart {
	const refund = part?.refund;
	invariant(part && refund, "a quoted part has a refund");
	const { awesomeCash, welfarePoints } = part.paid;
	const { refundAwesomeCash, refundWelfarePoints, ateCoupon } = refund;
	const differences = differencesOf(orderProductId, extras);
	const [refundAmount = noWon, ...back] = refundOver(refund.refundAmount, [
		won(totalAmount),
		...differences.map(({ amount }) => won(amount)),
	]);
	return {
		orderProductId,
		penalty:
			totalAmount + awesomeCash + welfarePoints - refundAmount - refundAwesomeCash - refundWelfarePoints,
		refundAmount,
		refundPointAmount: refundAwesomeCash,
		refundUserPointAmount: refundWelfarePoints,
		ateCoupon,
		extras: extras
			.filter((extra) => extra.orderProductId === orderProductId)
			.map((extra) =>
				extra.isDifference
					? refundedExtra(extra, back[differences.indexOf(extra)] ?? noWon)
					: extraRefund(extra, refundPercent),
			),
	};
}

/**
 * Quotes what cancelling refunds; binding for ten minutes. Runs in the caller's transaction, with the order locked.
 * @throws Refusal notCancellable
 */
export async function makeQuote(
	tx: Queryable,
	order: Order,
	scope: CancelScope,
	now: number,
	{ isForced = false } = {},
): Promise<CancelQuote> {
	const ids = scope.products.map((product) => product.orderProductId);
	const extras = await new PaymentStore(tx).paidExtras(ids);
	const terms = await termsOf(tx, order, scope, extras, now, isForced);
	const { penalty, refundAmount, refundAwesomeCash, refundWelfarePoints, refundCoupon } = terms;
	return new QuoteStore(tx).insert(
		{
			id: randomBytes(18).toString("base64url"),
			orderPayId: order.orderPayId,
			orderProductId: scope.orderProductId,
			penalty,
			refundAmount,
			refundAwesomeCash,
			refundWelfarePoints,
			isCouponRestored: terms.isCouponRestored,
			timeline: terms.timeline,
			parts: scope.products.map((product) =>
				quotePart(product, terms.parts[order.products.indexOf(product)], extras, terms.refundPercent),
			),
			orderVersion: order.version,
			// Once the stay has begun, the member can no longer cancel.
			expiresAt: isForced
				? terms.expiresAt
				: Math.min(
						terms.expiresAt,
						...scope.products.map((product) => cancelClosesAt(product) ?? terms.expiresAt),
					),
		},
		penalty + refundAmount + refundAwesomeCash + refundWelfarePoints + refundCoupon,
		now,
	);
}

/** Returns a quote that is still valid for exactly this order and scope; null otherwise. */
export async function validQuote(
	tx: Queryable,
	quoteId: string,
	order: Order,
	scope: CancelScope,
	now: number,
): Promise<CancelQuote | null> {
	const quote = await new QuoteStore(tx).lock(quoteId);
	const binds =
		quote !== null &&
		quote.orderPayId === order.orderPayId &&
		quote.orderProductId === scope.orderProductId &&
		quote.orderVersion === order.version &&
		!quote.isUsed &&
		isQuoteValid(quote, now);
	return binds ? quote : null;
}
