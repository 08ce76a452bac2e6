import { invariant } from "#domain/shared/invariant.ts";
import { percentOf } from "#domain/shared/percent.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import { splitEvenly, splitOver } from "#domain/shared/splitWon.ts";
import { noWon, sumWon, type Won, won } from "#domain/shared/Won.ts";
import type { PaidSources, RefundSplit } from "./RefundQuote.ts";

/** Returns everything paid, coupons included: the base of penalties. [DEC-099] */
export const paidTotal = (paid: PaidSources): Won =>
	sumWon([paid.money, paid.awesomeCash, paid.welfarePoints, paid.coupon]);

/**
 * Splits the payment of an order over its order products. `saleAmounts` are the product prices before coupon and points and must add up to
 * the amount paid; each share adds up to its product's price, and the shares to the whole. [DEC-180]
 */
export function splitPaid(paid: PaidSources, saleAmounts: readonly Won[]): readonly PaidSources[] {
	invariant(paidTotal(paid) === sumWon(saleAmounts), "products cost what was paid");
	let shares: readonly PaidSources[] = saleAmounts.map((money) => ({
		money,
		awesomeCash: noWon,
		welfarePoints: noWon,
		coupon: noWon,
	}));
	for (const source of ["coupon", "awesomeCash", "welfarePoints"] as const) {
		shares = splitOver(
			paid[source],
			shares,
			(share) => share.money,
			(share, part) => ({ ...share, money: won(share.money - part), [source]: part }),
		);
	}
	return shares;
}

/** One order product's share of the payment and, once it is cancelled, its refund. */
export interface OrderPart {
	readonly paid: PaidSources;
	readonly refund: PartRefund | null;
}

/** Returns the parts of an order of `rooms` rooms with equal prices. [DEC-180] */
export const roomParts = (paid: PaidSources, rooms: number): readonly OrderPart[] =>
	splitPaid(paid, splitEvenly(paidTotal(paid), rooms)).map((share) => ({ paid: share, refund: null }));

export interface PartRefund {
	readonly refundAmount: Won;
	readonly refundAwesomeCash: Won;
	readonly refundWelfarePoints: Won;
	/** Whether the penalty exceeded money and points and cut into the coupon, which is then forfeited. */
	readonly ateCoupon: boolean;
}

/** Computes the refund of one part. The penalty is taken from money first, then Awesome cash, then welfare points, then the coupon. [DEC-099] */
function refundOf(paid: PaidSources, refundPercent: number): PartRefund {
	let penalty: number = percentOf(paidTotal(paid), 100 - refundPercent);
	const rest = (amount: Won): Won => {
		const eaten = Math.min(penalty, amount);
		penalty -= eaten;
		return won(amount - eaten);
	};
	const refundAmount = rest(paid.money);
	const refundAwesomeCash = rest(paid.awesomeCash);
	const refundWelfarePoints = rest(paid.welfarePoints);
	return { refundAmount, refundAwesomeCash, refundWelfarePoints, ateCoupon: penalty > 0 };
}

export interface CancelOutcome {
	/** The order's parts including the new refunds. */
	readonly parts: readonly OrderPart[];
	readonly split: RefundSplit;
}

/** Computes the outcome of cancelling the given parts, none of which may be cancelled already. */
function outcomeOf(
	parts: readonly OrderPart[],
	indexes: readonly number[],
	refundPercent: number,
	isCouponExpired: boolean,
): CancelOutcome {
	const after = parts.map((part, index) =>
		indexes.includes(index) ? { paid: part.paid, refund: refundOf(part.paid, refundPercent) } : part,
	);
	const now = indexes.map((index) => refundOf(partAt(parts, index).paid, refundPercent));
	const refundAmount = sumWon(now.map((refund) => refund.refundAmount));
	const refundAwesomeCash = sumWon(now.map((refund) => refund.refundAwesomeCash));
	const refundWelfarePoints = sumWon(now.map((refund) => refund.refundWelfarePoints));

	const isLast = after.every((part) => part.refund !== null);
	const coupon = isLast ? sumWon(after.map((part) => part.paid.coupon)) : noWon;
	const refundCoupon = after.some((part) => part.refund?.ateCoupon) ? noWon : coupon;
	const spent = sumWon(indexes.map((index) => paidTotal({ ...partAt(parts, index).paid, coupon: noWon })));
	return {
		parts: after,
		split: {
			penalty: won(spent + coupon - refundAmount - refundAwesomeCash - refundWelfarePoints - refundCoupon),
			refundAmount,
			refundAwesomeCash,
			refundWelfarePoints,
			refundCoupon,
			isCouponRestored: refundCoupon > 0 && !isCouponExpired,
		},
	};
}

function partAt(parts: readonly OrderPart[], index: number): OrderPart {
	const part = parts[index];
	invariant(part, `the order has a part ${index}`);
	return part;
}

/**
 * Cancels the order products at the given indexes at one refund percentage. Penalties are rounded down to 1 won, in the traveller's favour.
 * Shares are fixed at payment, so nothing is left over whatever the order of cancellations. The coupon is settled with the last product: it
 * is refunded if no penalty cut into it, otherwise it becomes part of that last penalty. [CALL-CONTENT-32, DEC-099, DEC-167]
 */
export function cancelParts(
	parts: readonly OrderPart[],
	indexes: readonly number[],
	refundPercent: number,
	isCouponExpired = false,
): Result<CancelOutcome, { readonly kind: "alreadyCancelled" }> {
	invariant(indexes.length > 0 && new Set(indexes).size === indexes.length, "cancels distinct parts");
	if (indexes.some((index) => partAt(parts, index).refund)) return err({ kind: "alreadyCancelled" });
	return ok(outcomeOf(parts, indexes, refundPercent, isCouponExpired));
}

/** Returns the total refund of the parts at a refund percentage, coupons excluded. */
export const refundTotalAt = (
	parts: readonly OrderPart[],
	indexes: readonly number[],
	refundPercent: number,
): Won =>
	sumWon(
		indexes.flatMap((index) => {
			const refund = refundOf(partAt(parts, index).paid, refundPercent);
			return [refund.refundAmount, refund.refundAwesomeCash, refund.refundWelfarePoints];
		}),
	);

/**
 * Splits refunded money over the payments it came from: what is not refunded stays with the earliest payments, just as those pay first for
 * a changed booking. [DEC-099, DEC-198]
 */
export function refundOver(refundAmount: Won, payments: readonly Won[]): readonly Won[] {
	let kept: number = sumWon(payments) - refundAmount;
	return payments.map((amount) => {
		const stays = Math.min(kept, amount);
		kept -= stays;
		return won(amount - stays);
	});
}

/** Returns the refund of an extra payment for one product; penalties are rounded down as above. [DEC-095, DEC-099] */
export const extraRefundAt = (amount: Won, refundPercent: number): Won =>
	won(amount - percentOf(amount, 100 - refundPercent));
