import { invariant } from "#domain/shared/invariant.ts";
import { percentOf } from "#domain/shared/percent.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import { splitEvenly, splitOver } from "#domain/shared/splitWon.ts";
import { noWon, sumWon, type Won, won } from "#domain/shared/Won.ts";
import type { PaidSources, RefundSplit } from "./RefundQuote.ts";

/** All that paid, coupons included: the base that penalties are counted from. [DEC-099] */
export const paidTotal = (paid: PaidSources): Won =>
	sumWon([paid.money, paid.awesomeCash, paid.welfarePoints, paid.coupon]);

/**
 * Each order product's share of what paid for the order. `saleAmounts` are the products' prices before coupon and points
 * and add up to the whole; every share adds up to its product's price, and the shares to the whole. [DEC-180]
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

/** One order product's share of the payment and, once it is cancelled, what came back of it. */
export interface OrderPart {
	readonly paid: PaidSources;
	readonly refund: PartRefund | null;
}

/** The parts of an order of so many rooms that cost alike. [DEC-180] */
export const roomParts = (paid: PaidSources, rooms: number): readonly OrderPart[] =>
	splitPaid(paid, splitEvenly(paidTotal(paid), rooms)).map((share) => ({ paid: share, refund: null }));

export interface PartRefund {
	readonly refundAmount: Won;
	readonly refundAwesomeCash: Won;
	readonly refundWelfarePoints: Won;
	/** The penalty was more than money and points: it ate into the coupon, which is then lost. */
	readonly ateCoupon: boolean;
}

/** The penalty eats money first, then Awesome cash, then welfare points, then the coupon. [DEC-099] */
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
	/** The order's parts with the new refunds. */
	readonly parts: readonly OrderPart[];
	readonly split: RefundSplit;
}

/** What cancelling the parts does; they must still stand. */
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
 * Cancels some order products, by position, at one refund percentage. Penalties round down to 1 won, in the traveller's
 * favour. Shares are fixed when paying, so whatever the order of cancels nothing is left over. The coupon settles with the
 * last product: given back when no penalty ate into it, else part of that last penalty. [CALL-CONTENT-32, DEC-099, DEC-167]
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

/** All that comes back of the parts at a percentage, besides a coupon. */
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

/** What comes back of money paid later for one product; penalties round down as above. [DEC-095, DEC-099] */
export const extraRefundAt = (amount: Won, refundPercent: number): Won =>
	won(amount - percentOf(amount, 100 - refundPercent));
