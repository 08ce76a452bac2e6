import type { PlanPrices } from "#domain/offer/planPrices.ts";
import type { OtherSeller } from "./store/otherSellers.ts";
import type { Schemas } from "./wire.ts";

/** Returns our own lowest amount and, derived from our public price, what other sellers charge. [DOM-RATE-02, DEC-102, DEC-123] */
export const comparedPrices = (
	siteName: string,
	{ publicAmount, saleAmount }: Pick<PlanPrices, "publicAmount" | "saleAmount">,
	others: readonly OtherSeller[],
): Schemas["ComparedPrice"][] => [
	{ title: siteName, price: saleAmount },
	...others.map(({ title, percent }) => ({
		title,
		price: Math.floor((publicAmount * percent) / 1_000) * 10,
	})),
];
