import type { CouponDiscount } from "#domain/coupon/Coupon.ts";
import { couponAmount } from "#domain/coupon/couponAmount.ts";
import type { PriceLine, PriceLineKind } from "#domain/offer/PriceLine.ts";
import { ledgerTotal } from "#domain/offer/priceLedger.ts";
import { sumWon, type Won, won } from "#domain/shared/Won.ts";

/** A price difference paid for an earlier change, reduced to the part not yet refunded. */
export interface PaidDifference {
	readonly paymentId: number;
	readonly amount: Won;
}

/** What the booking has been paid with so far. */
export interface ChangePaid {
	/** Money from the first payment that has not been refunded. */
	readonly money: Won;
	/** Payments for earlier changes, oldest first. */
	readonly differences: readonly PaidDifference[];
	readonly awesomeCash: Won;
	readonly welfarePoints: Won;
	/** The coupons used, each with the amount it took off. */
	readonly coupons: readonly {
		readonly heldId: number;
		readonly name: string;
		readonly discount: CouponDiscount;
		readonly amount: Won;
	}[];
}

export interface ChangePrice {
	/** Everything the changed booking costs, line by line; the lines add up to what the first payment covers. */
	readonly lines: readonly PriceLine[];
	/** The new price less coupons, to be covered by money and points. */
	readonly total: Won;
	/** Additional amount to pay; 0 when there is none. */
	readonly toPay: Won;
	readonly back: {
		readonly money: Won;
		readonly differences: readonly PaidDifference[];
		readonly awesomeCash: Won;
		readonly welfarePoints: Won;
	};
}

/**
 * Computes the cost of changed dates or guests against what has been paid. The whole stay is repriced at today's rates; each coupon takes
 * off what it took off before, or less if it is worth less on the new price. The new total is covered by money first (the first payment,
 * then those for earlier changes), then by Awesome cash, then by welfare points, in the same order as a cancellation penalty; the rest is
 * refunded. [DEC-099, DEC-198]
 * @param base the new price before coupon and points
 */
export function changePrice(base: readonly PriceLine[], paid: ChangePaid): ChangePrice {
	const sale = ledgerTotal(base);
	let due: number = sale;
	const coupons = paid.coupons.flatMap(({ heldId, name, discount, amount }): PriceLine[] => {
		const off = Math.min(amount, couponAmount(discount, sale), due);
		due -= off;
		return off === 0 ? [] : [{ kind: "coupon", heldId, name, amount: won(-off) }];
	});
	const total = won(due);
	const keep = (amount: Won): Won => {
		const kept = Math.min(amount, due);
		due -= kept;
		return won(kept);
	};
	const money = keep(paid.money);
	const differences = paid.differences.map(({ paymentId, amount }) => ({
		paymentId,
		kept: keep(amount),
		amount,
	}));
	const awesomeCash = keep(paid.awesomeCash);
	const welfarePoints = keep(paid.welfarePoints);
	const toPay = won(due);
	const paidSeparately = sumWon([toPay, ...differences.map(({ kept }) => kept)]);
	const off = (kind: "awesomeCash" | "welfarePoints" | "changePaid", amount: Won): PriceLine[] =>
		amount === 0 ? [] : [{ kind, amount: won(-amount) }];
	return {
		lines: [
			...base,
			...off("changePaid", paidSeparately),
			...coupons,
			...off("awesomeCash", awesomeCash),
			...off("welfarePoints", welfarePoints),
		],
		total,
		toPay,
		back: {
			money: won(paid.money - money),
			differences: differences.flatMap(({ paymentId, kept, amount }) =>
				kept === amount ? [] : [{ paymentId, amount: won(amount - kept) }],
			),
			awesomeCash: won(paid.awesomeCash - awesomeCash),
			welfarePoints: won(paid.welfarePoints - welfarePoints),
		},
	};
}

const means: readonly PriceLineKind[] = ["changePaid", "awesomeCash", "welfarePoints"];

/** Returns the total that money and points have to cover for a booking, including payments made for changes. */
export const stayCost = (lines: readonly PriceLine[]): Won =>
	ledgerTotal(lines.filter(({ kind }) => !means.includes(kind)));
