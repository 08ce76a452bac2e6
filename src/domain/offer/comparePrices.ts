import type { ComparedPrice, PriceComparison } from "./RatePlan.ts";

/**
 * Splits our own entry (the first whose title is the site's name) out of a comparison list; the others come most expensive first,
 * ties in their order. [DOM-RATE-02, DOM-RATE-03, DEC-102]
 */
export function comparePrices(entries: readonly ComparedPrice[], siteName: string): PriceComparison {
	return {
		own: entries.find((entry) => entry.title === siteName) ?? null,
		competitors: entries.filter((entry) => entry.title !== siteName).toSorted((a, b) => b.price - a.price),
	};
}
