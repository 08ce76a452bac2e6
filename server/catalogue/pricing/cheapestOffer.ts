import type { PlanOffer } from "./offers.ts";

/**
 * The plan a list names for a stay: the one on sale that this viewer pays least for, the older among equals. When the
 * amounts of all are kept back (DEC-091) the first of them, which then `isHidden`. Null when nothing is free. The amounts
 * of lists are this plan's, so that list, plan and option never differ. [DEC-179]
 */
export function cheapestOffer(offers: readonly PlanOffer[]): PlanOffer | null {
	const free = offers.filter((offer) => offer.isOnSale);
	const shown = free.filter((offer) => !offer.isHidden);
	return (shown.length > 0 ? shown : free).reduce<PlanOffer | null>(
		(best, offer) =>
			best === null || (!offer.isHidden && offer.saleAmount < best.saleAmount) ? offer : best,
		null,
	);
}
