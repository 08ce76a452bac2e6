import type { CouponDiscount } from "#domain/coupon/Coupon.ts";
import { couponAmount } from "#domain/coupon/couponAmount.ts";
import type { PriceLine, PriceLineKind } from "#domain/offer/PriceLine.ts";
import { ledgerTotal } from "#domain/offer/priceLedger.ts";
import { sumWon, type Won, won } from "#domain/shared/Won.ts";

/** A difference that was paid for an earlier change, as far as it is still kept. */
export interface PaidDifference {
	readonly paymentId: number;
	readonly amount: Won;
}

/** What a booking was paid with so far. */
export interface ChangePaid {
	/** By the first payment, as far as it is still kept. */
	readonly money: Won;
	/** By payments for earlier changes, the oldest first. */
	readonly differences: readonly PaidDifference[];
	readonly awesomeCash: Won;
	readonly welfarePoints: Won;
	/** With what each took off. */
	readonly coupons: readonly {
		readonly heldId: number;
		readonly name: string;
		readonly discount: CouponDiscount;
		readonly amount: Won;
	}[];
}

export interface ChangePrice {
	/** All that the changed booking costs, line by line; their sum is what the first payment pays for. */
	readonly lines: readonly PriceLine[];
	/** The new price less coupons: what money and points have to pay for. */
	readonly total: Won;
	/** To be paid in addition; 0 when nothing is. */
	readonly toPay: Won;
	readonly back: {
		readonly money: Won;
		readonly differences: readonly PaidDifference[];
		readonly awesomeCash: Won;
		readonly welfarePoints: Won;
	};
}

/**
 * What changed dates or guests cost beside what was paid. The whole stay has the price of today; coupons take off what they took
 * off, or less where the new price gives them less. What the stay keeps eats money first (the first payment, then those for
 * earlier changes), then Awesome cash, then welfare points, as the penalty of a cancel does; the rest comes back. [DEC-099, DEC-198]
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
	const apart = sumWon([toPay, ...differences.map(({ kept }) => kept)]);
	const off = (kind: "awesomeCash" | "welfarePoints" | "changePaid", amount: Won): PriceLine[] =>
		amount === 0 ? [] : [{ kind, amount: won(-amount) }];
	return {
		lines: [
			...base,
			...off("changePaid", apart),
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

/** What money and points have to pay for a booking in all, whenever they did. */
export const stayCost = (lines: readonly PriceLine[]): Won =>
	ledgerTotal(lines.filter(({ kind }) => !means.includes(kind)));
