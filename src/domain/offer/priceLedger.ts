import type { CouponDiscount } from "#domain/coupon/Coupon.ts";
import { couponAmount } from "#domain/coupon/couponAmount.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import type { PromotionTerms } from "#domain/offer/Promotion.ts";
import type { NightlyRate } from "#domain/offer/RatePlan.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { discounted, percentOf } from "#domain/shared/percent.ts";
import { splitWon } from "#domain/shared/splitWon.ts";
import { noWon, sumWon, type Won, won } from "#domain/shared/Won.ts";
import type { DiscountKind } from "#domain/stay/DiscountKind.ts";

/** What is being sold. */
export type Charge =
	/** Rates for one room, earliest night first. */
	| { readonly kind: "nights"; readonly rates: readonly NightlyRate[]; readonly rooms: number }
	| { readonly kind: "vouchers"; readonly count: number; readonly price: Won }
	| { readonly kind: "extraPayment"; readonly amount: Won };

export interface PercentDiscount {
	readonly kind: DiscountKind;
	readonly percent: number;
}

/** Everything that determines a price before coupon and points. */
export interface PriceBasis {
	readonly charge: Charge;
	/** The viewer's grade discount: awesomePer for special members, normalPer for everyone else (DEC-077). */
	readonly grade: { readonly grade: "normal" | "member"; readonly percent: number };
	/** Applied in order, each to what the previous one left. */
	readonly discounts: readonly PercentDiscount[];
	readonly promotion: PromotionTerms | null;
}

/** A held coupon as used by an order. */
export interface UsedCoupon {
	readonly heldId: number;
	readonly name: string;
	readonly discount: CouponDiscount;
}

/** What the traveller pays with other than money. */
export interface PriceUse {
	readonly coupons: readonly UsedCoupon[];
	readonly awesomeCash: Won;
	readonly welfarePoints: Won;
}

export const noUse: PriceUse = { coupons: [], awesomeCash: noWon, welfarePoints: noWon };

/** Returns the sum of the lines, i.e. the amount to pay. [DEC-179] */
export const ledgerTotal = (lines: readonly PriceLine[]): Won => sumWon(lines.map((line) => line.amount));

function cost(amount: number): Won {
	invariant(amount >= 0, `${amount} is a price`);
	return won(amount);
}

function chargeLines(charge: Charge): readonly PriceLine[] {
	switch (charge.kind) {
		case "nights":
			invariant(charge.rooms >= 1, `${charge.rooms} rooms are at least one`);
			return charge.rates.map(({ date, amount }) => ({
				kind: "night",
				date,
				rooms: charge.rooms,
				amount: cost(amount * charge.rooms),
			}));
		case "vouchers":
			invariant(charge.count >= 1, `${charge.count} vouchers are at least one`);
			return [{ kind: "voucher", count: charge.count, amount: cost(charge.price * charge.count) }];
		case "extraPayment":
			return [{ kind: "extraPayment", amount: cost(charge.amount) }];
	}
}

/** Appends a line that deducts the amount, at most the remaining total; appends nothing when the deduction is 0. */
function deduct(
	lines: readonly PriceLine[],
	amount: number,
	line: (amount: Won) => PriceLine,
): readonly PriceLine[] {
	invariant(amount >= 0, `${amount} can be taken off`);
	const off = Math.min(amount, ledgerTotal(lines));
	return off === 0 ? lines : [...lines, line(won(-off))];
}

/** Returns how much a percentage discount takes off the remaining total. */
function percentOff(lines: readonly PriceLine[], percent: number): number {
	const left = ledgerTotal(lines);
	return left - discounted(left, percent);
}

/**
 * Returns the price before coupon and points as ordered lines: nights (or vouchers, or an extra payment), the viewer's grade discount, the
 * plan's discounts, the promotion. Percentage discounts round the resulting price down to 10 won; a discount of 0 has no line. The ledger's
 * digest is the plan's keyCode. [DEC-077, DEC-179, DEC-180]
 */
export function baseLedger({ charge, grade, discounts, promotion }: PriceBasis): readonly PriceLine[] {
	let lines = chargeLines(charge);
	lines = deduct(lines, percentOff(lines, grade.percent), (amount) => ({
		kind: "gradeDiscount",
		...grade,
		amount,
	}));
	for (const { kind, percent } of discounts) {
		lines = deduct(lines, percentOff(lines, percent), (amount) => ({
			kind: "discount",
			discount: kind,
			percent,
			amount,
		}));
	}
	if (!promotion) return lines;
	const { id, type } = promotion;
	const off = type === "PERCENT" ? percentOff(lines, promotion.amount) : promotion.amount;
	return deduct(lines, off, (amount) => ({ kind: "promotion", promotionId: id, amount }));
}

/**
 * Appends coupons, Awesome cash and welfare points to the base lines, giving what is paid line by line. The total never falls below zero:
 * it is max(0, sale - coupon - points). [DEC-088, DEC-179]
 */
export function payableLedger(base: readonly PriceLine[], use: PriceUse): readonly PriceLine[] {
	const sale = ledgerTotal(base);
	let lines = base;
	for (const { heldId, name, discount } of use.coupons) {
		lines = deduct(lines, couponAmount(discount, sale), (amount) => ({
			kind: "coupon",
			heldId,
			name,
			amount,
		}));
	}
	lines = deduct(lines, use.awesomeCash, (amount) => ({ kind: "awesomeCash", amount }));
	return deduct(lines, use.welfarePoints, (amount) => ({ kind: "welfarePoints", amount }));
}

/** Computes the complete price in one step. [DEC-179] */
export const priceLedger = (basis: PriceBasis, use: PriceUse = noUse): readonly PriceLine[] =>
	payableLedger(baseLedger(basis), use);

/** Returns the cashback in Awesome cash, rounded down to 1 won; 0 for everyone except special members. [DEC-078] */
export const cashback = (totalAmount: Won, cashbackPercent: number, isSpecialMember: boolean): Won =>
	isSpecialMember ? percentOf(totalAmount, cashbackPercent) : noWon;

/** Splits the cashback on the whole payment over the parts of an order so that the shares add up. [DEC-078, DEC-180] */
export const cashbackShares = (
	paid: readonly Won[],
	cashbackPercent: number,
	isSpecialMember: boolean,
): readonly Won[] => splitWon(cashback(sumWon(paid), cashbackPercent, isSpecialMember), paid);
