import type { PlanPrices } from "#domain/offer/planPrices.ts";
import type { OtherSeller } from "./store/otherSellers.ts";
import type { Schemas } from "./wire.ts";

/** Our own lowest amount and, measured against it, what others ask. [DOM-RATE-02, DEC-102, DEC-123] */
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
