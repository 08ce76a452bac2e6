import type { ComparedPrice, PriceComparison } from "./RatePlan.ts";

/**
 * Separates our own entry (the first whose title is the site's name) from a comparison list. The others are sorted by price, highest first;
 * ties keep their order. [DOM-RATE-02, DOM-RATE-03, DEC-102]
 */
export function comparePrices(entries: readonly ComparedPrice[], siteName: string): PriceComparison {
	return {
		own: entries.find((entry) => entry.title === siteName) ?? null,
		competitors: entries.filter((entry) => entry.title !== siteName).toSorted((a, b) => b.price - a.price),
	};
}
