import type { PriceLine, PriceLineKind } from "#domain/offer/PriceLine.ts";
import { ledgerTotal } from "#domain/offer/priceLedger.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import { type Won, won } from "#domain/shared/Won.ts";

/** The amounts a receipt shows; they add up. [DEC-088, ENT-22] */
export interface PaymentAmounts {
	readonly originalAmount: Won;
	readonly saleAmount: Won;
	readonly discountedAmount: Won;
	readonly couponAmount: Won;
	readonly awesomeCashAmount: Won;
	readonly welfarePointAmount: Won;
	/** What is left to pay: sale - coupon - Awesome cash - welfare points, never below 0. [DEC-088] */
	readonly totalAmount: Won;
}

const charges: readonly PriceLineKind[] = ["night", "voucher", "extraPayment", "changePaid"];

/** The receipt's amounts from the lines of a price, so that list, form and receipt cannot disagree. [DEC-088, DEC-179] */
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
	/** More than the balance. */
	| { readonly kind: "pointShort"; readonly source: keyof PointUse; readonly balance: Won }
	/** More than is left to pay. */
	| { readonly kind: "tooMuch"; readonly source: keyof PointUse; readonly payable: Won };

/** The most that can be used of a balance. [DEC-088] */
export const maxPoints = (balance: Won, payable: Won): Won => won(Math.max(0, Math.min(balance, payable)));

/** Checks the points a traveller wants to use: whole won, 0 to the balance, never more than is left to pay. [DEC-088] */
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

/** A total of 0 is paid without a provider. [DEC-088] */
export const needsProvider = (total: Won): boolean => total > 0;
