import type { Won } from "#domain/shared/Won.ts";

/**
 * What became of a price that a comparison site showed: it holds, this viewer's membership beats it, the stay lowered or raised it,
 * or the room it was for is sold out.
 */
export type PromiseOutcome = "kept" | "memberPrice" | "lowered" | "raised" | "soldOut";

/** The price a traveller was promised elsewhere, beside today's for the same dates, guests and rooms. */
export interface PromisedPrice {
	readonly amount: Won;
	/** 'yyyy-MM-dd HH:mm:ss', Korean time. */
	readonly promisedAt: string;
	/** The lowest this viewer pays now; null when nothing is free, or amounts are kept back. */
	readonly current: Won | null;
	readonly outcome: PromiseOutcome;
}

/**
 * Why today's price is another than the promised one.
 * @param plan the plan that was promised, as it is sold now; null when it is not
 */
export function promiseOutcome(
	promised: number,
	current: number | null,
	plan: { readonly publicAmount: number } | null,
): PromiseOutcome {
	if (current === promised) return "kept";
	if (current === null || (current > promised && plan === null)) return "soldOut";
	if (current > promised) return "raised";
	return plan?.publicAmount === promised ? "memberPrice" : "lowered";
}

/** Of one plan on its form: the promise may have been about a cheaper one of the same stay. */
export function promiseOfPlan(
	{ amount, current, outcome }: Pick<PromisedPrice, "amount" | "current" | "outcome">,
	planAmount: number,
): PromiseOutcome | "otherPlan" {
	if (planAmount === amount) return "kept";
	return planAmount === current ? outcome : "otherPlan";
}
