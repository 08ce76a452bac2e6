import { type Won, won } from "#domain/shared/Won.ts";
import { ledgerDigest } from "./ledgerDigest.ts";
import type { PriceLine } from "./PriceLine.ts";
import type { PromotionTerms } from "./Promotion.ts";
import { baseLedger, type Charge, cashback, ledgerTotal, type PercentDiscount } from "./priceLedger.ts";

/** A plan's price terms for the searched dates and rooms, independent of the viewer. */
export interface PlanTerms {
	readonly charge: Charge;
	/** normalPer. */
	readonly normalDiscountPercent: number;
	/** awesomePer. */
	readonly memberDiscountPercent: number;
	readonly discounts: readonly PercentDiscount[];
	readonly promotion: PromotionTerms | null;
	readonly cashbackPercent: number;
}

/** The amounts of ENT-17 derived from the terms: totals for the stay before coupon and points. */
export interface PlanPrices {
	/** This viewer's base ledger; `keyCode` is its digest. */
	readonly lines: readonly PriceLine[];
	readonly keyCode: string;
	readonly originalAmount: Won;
	readonly normalAmount: Won;
	readonly publicAmount: Won;
	readonly memberAmount: Won;
	readonly saleAmount: Won;
	readonly discountedAmount: Won;
	/** Awesome cash this viewer earns when paying with money only; 0 for everyone except special members. */
	readonly cashbackAmount: Won;
}

/** Prices a plan for one viewer: special members pay the member amount, everyone else the public one. [DEC-077, DEC-088, ROLE-05] */
export function planPrices(terms: PlanTerms, isSpecialMember: boolean): PlanPrices {
	const { charge, discounts, promotion } = terms;
	const normal = { grade: "normal", percent: terms.normalDiscountPercent } as const;
	const member = { grade: "member", percent: terms.memberDiscountPercent } as const;
	const total = (basis: Parameters<typeof baseLedger>[0]): Won => ledgerTotal(baseLedger(basis));
	const lines = baseLedger({ charge, grade: isSpecialMember ? member : normal, discounts, promotion });
	const originalAmount = total({ charge, grade: { ...normal, percent: 0 }, discounts: [], promotion: null });
	const saleAmount = ledgerTotal(lines);
	return {
		lines,
		keyCode: ledgerDigest(lines),
		originalAmount,
		normalAmount: total({ charge, grade: normal, discounts: [], promotion: null }),
		publicAmount: total({ charge, grade: normal, discounts, promotion }),
		memberAmount: total({ charge, grade: member, discounts, promotion }),
		saleAmount,
		discountedAmount: won(originalAmount - saleAmount),
		cashbackAmount: cashback(saleAmount, terms.cashbackPercent, isSpecialMember),
	};
}
