import type { Won } from "#domain/shared/Won.ts";

/**
 * Outcome for a price shown on a comparison site: it still holds, this viewer's membership price beats it, the stay lowered or raised it,
 * or the room it was for is sold out.
 */
export type PromiseOutcome = "kept" | "memberPrice" | "lowered" | "raised" | "soldOut";

/** A price promised to the traveller on another site, next to today's price for the same dates, guests and rooms. */
export interface PromisedPrice {
	readonly amount: Won;
	/** 'yyyy-MM-dd HH:mm:ss', Korean time. */
	readonly promisedAt: string;
	/** The lowest price this viewer pays now; null when nothing is available or prices are hidden. */
	readonly current: Won | null;
	readonly outcome: PromiseOutcome;
}

/**
 * Returns why today's price differs from the promised one, or that it has been kept.
 * @param plan the promised plan as it is sold now; null when it no longer is
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

/** Returns the outcome for the plan shown on its booking form; 'otherPlan' when the promise may have been about a cheaper plan of the same stay. */
export function promiseOfPlan(
	{ amount, current, outcome }: Pick<PromisedPrice, "amount" | "current" | "outcome">,
	planAmount: number,
): PromiseOutcome | "otherPlan" {
	if (planAmount === amount) return "kept";
	return planAmount === current ? outcome : "otherPlan";
}
