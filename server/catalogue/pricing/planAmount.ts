import type { PromotionTerms } from "#domain/offer/Promotion.ts";
import type { PlanConditions } from "./PlanRule.ts";

/** Applies a whole-number percentage discount and rounds down to 10 won. Equals the domain's `discounted`, on plain numbers. */
export const afterPercent = (amount: number, percent: number): number =>
	percent === 0 ? amount : Math.floor((amount * (100 - percent)) / 1000) * 10;

const afterPromotion = (amount: number, { type, amount: off }: PromotionTerms): number =>
	type === "PERCENT" ? afterPercent(amount, off) : Math.max(0, amount - off);

const beforePromotion = (sum: number, { discount }: PlanConditions, gradePercent: number): number =>
	afterPercent(afterPercent(sum, gradePercent), discount?.percent ?? 0);

/**
 * Selects the promotion that gives the lowest public price; on a tie, the older one. The choice is the same for every viewer, so that the
 * member price shown to everybody is the price members pay.
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
 * Returns what a viewer pays before coupon and points: the total of the domain's base ledger without its lines, for comparing a hundred
 * thousand plans. `sum` is the list price of all nights and rooms. A test verifies that both calculations agree.
 */
export function planAmount(sum: number, conditions: PlanConditions, isSpecial: boolean): number {
	const percent = isSpecial ? conditions.memberPercent : conditions.normalPercent;
	const left = beforePromotion(sum, conditions, percent);
	const promotion = bestPromotion(sum, conditions);
	return promotion ? afterPromotion(left, promotion) : left;
}
