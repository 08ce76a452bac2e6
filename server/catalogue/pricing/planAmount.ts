import type { PromotionTerms } from "#domain/offer/Promotion.ts";
import type { PlanConditions } from "./PlanRule.ts";

/** The price left after a whole percentage, rounded down to 10 won: `discounted` of the domain in plain numbers. */
export const afterPercent = (amount: number, percent: number): number =>
	percent === 0 ? amount : Math.floor((amount * (100 - percent)) / 1000) * 10;

const afterPromotion = (amount: number, { type, amount: off }: PromotionTerms): number =>
	type === "PERCENT" ? afterPercent(amount, off) : Math.max(0, amount - off);

const beforePromotion = (sum: number, { discount }: PlanConditions, gradePercent: number): number =>
	afterPercent(afterPercent(sum, gradePercent), discount?.percent ?? 0);

/**
 * Which promotion counts: the one that leaves the public price lowest, the older among equals. The same for every
 * viewer, so that the member price shown to everybody is what a member pays.
 */
export function bestPromotion(sum: number, conditions: PlanConditions): PromotionTerms | null {
	const { promotions } = conditions;
	if (promotions.length < 2) return promotions[0] ?? null;
	const left = beforePromotion(sum, conditions, conditions.normalPercent);
	return promotions.reduce((best, promotion) => {
		const difference = afterPromotion(left, promotion) - afterPromotion(left, best);
		return difference < 0 || (difference === 0 && promotion.id < best.id) ? promotion : best;
	});
}

/**
 * What a stay costs one viewer before coupon and points: the total of the domain's base ledger, without its lines, for
 * where a hundred thousand plans are compared. `sum` is the list price of all nights and rooms. A test proves the two equal.
 */
export function planAmount(sum: number, conditions: PlanConditions, isSpecial: boolean): number {
	const percent = isSpecial ? conditions.memberPercent : conditions.normalPercent;
	const left = beforePromotion(sum, conditions, percent);
	const promotion = bestPromotion(sum, conditions);
	return promotion ? afterPromotion(left, promotion) : left;
}
