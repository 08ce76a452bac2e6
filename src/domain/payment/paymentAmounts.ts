import type { PriceLine, PriceLineKind } from "#domain/offer/PriceLine.ts";
import { ledgerTotal } from "#domain/offer/priceLedger.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import { type Won, won } from "#domain/shared/Won.ts";

/** The amounts shown on a receipt; they add up. [DEC-088, ENT-22] */
export interface PaymentAmounts {
	readonly originalAmount: Won;
	readonly saleAmount: Won;
	readonly discountedAmount: Won;
	readonly couponAmount: Won;
	readonly awesomeCashAmount: Won;
	readonly welfarePointAmount: Won;
	/** Amount left to pay: sale - coupon - Awesome cash - welfare points, never below 0. [DEC-088] */
	readonly totalAmount: Won;
}

const charges: readonly PriceLineKind[] = ["night", "voucher", "extraPayment", "changePaid"];

/** Derives the receipt's amounts from the price lines, so that list, form and receipt always agree. [DEC-088, DEC-179] */
export function amountsOf(lines: readonly PriceLine[]): PaymentAmounts {
	const sum = (...kinds: readonly PriceLineKind[]): number =>
		ledgerTotal(lines.filter((line) => kinds.includes(line.kind)));
	const originalAmount = sum(...charges);
	const saleAmount = sum(...charges, "gradeDiscount", "discount", "promotion");
	return {
		originalAmount: won(originalAmount),
		saleAmount: won(saleAmount),
		discountedAmount: won(originalAmount - saleAmount),
		couponAmount: won(-sum("coupon")),
		awesomeCashAmount: won(-sum("awesomeCash")),
		welfarePointAmount: won(-sum("welfarePoints")),
		totalAmount: ledgerTotal(lines),
	};
}

export interface PointUse {
	readonly awesomeCash: number;
	readonly welfarePoints: number;
}

export type PointRefusal =
	| { readonly kind: "notWhole"; readonly source: keyof PointUse }
	/** More than the member's balance. */
	| { readonly kind: "pointShort"; readonly source: keyof PointUse; readonly balance: Won }
	/** More than the amount left to pay. */
	| { readonly kind: "tooMuch"; readonly source: keyof PointUse; readonly payable: Won };

/** Providers charge nothing below this. [DEC-088] */
export const minimumCharge = won(100);

/** Whether an amount left to pay can be paid: there is none, or providers charge it. [DEC-088] */
export const isPayable = (total: Won): boolean => total === 0 || total >= minimumCharge;

/** Returns how much of a wanted amount can be used from a balance: all that is left to pay, or so much that the rest can be paid. [DEC-088] */
export function usablePoints(wanted: number, balance: Won, payable: Won): Won {
	const most = won(Math.max(0, Math.min(wanted, balance, payable)));
	return payable < minimumCharge || isPayable(won(payable - most)) ? most : won(payable - minimumCharge);
}

/** Returns the maximum that can be used from a balance. [DEC-088] */
export const maxPoints = (balance: Won, payable: Won): Won => usablePoints(balance, balance, payable);

/** Validates the points a traveller wants to use: whole won, not negative, at most the balance and at most the amount left to pay. [DEC-088] */
export function checkPoints(
	use: PointUse,
	balances: { readonly awesomeCash: Won; readonly welfarePoints: Won },
	payable: Won,
): Result<{ readonly awesomeCash: Won; readonly welfarePoints: Won }, PointRefusal> {
	let left: number = payable;
	for (const source of ["awesomeCash", "welfarePoints"] as const) {
		const amount = use[source];
		if (!Number.isSafeInteger(amount) || amount < 0) return err({ kind: "notWhole", source });
		if (amount > balances[source]) return err({ kind: "pointShort", source, balance: balances[source] });
		if (amount > left) return err({ kind: "tooMuch", source, payable: won(left) });
		left -= amount;
	}
	return ok({ awesomeCash: won(use.awesomeCash), welfarePoints: won(use.welfarePoints) });
}

/** Whether a payment provider is needed; a total of 0 is paid without one. [DEC-088] */
export const needsProvider = (total: Won): boolean => total > 0;
