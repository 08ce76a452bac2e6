import type { PlanOffer } from "./offers.ts";

/**
 * Returns the offer a list shows for a stay: the available one with the lowest amount for this viewer; on a tie, the earlier in the list.
 * When all amounts are hidden (DEC-091), returns the first offer, with `isHidden` set. Null when nothing is available. Lists take all their
 * amounts from this offer, so that list, plan and option never differ. [DEC-179]
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
