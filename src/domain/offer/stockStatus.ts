import { fill } from "#copy/fill.ts";
import { priceCopy } from "#copy/price.ts";
import type { DiscountKind } from "#domain/stay/DiscountKind.ts";
import type { StockStatus } from "./RatePlan.ts";

/** The most rooms left that are called few. [DEC-090] */
const lowStock = 3;

/** Rooms left as a status; an unknown stock counts as enough. [DEC-090] */
export function stockStatus(stock: number | null): StockStatus {
	if (stock === null || stock > lowStock) return "AVAILABLE";
	return stock > 0 ? "LOW" : "SOLD_OUT";
}

/** '3개 남음', '마감', or null when there is nothing to say. [DEC-090] */
export function stockLabel(stock: number | null): string | null {
	switch (stockStatus(stock)) {
		case "AVAILABLE":
			return null;
		case "LOW":
			return fill(priceCopy.stock.labels.LOW, { n: `${stock}` });
		case "SOLD_OUT":
			return priceCopy.stock.labels.SOLD_OUT;
	}
}

/** Whether so many rooms can be booked at once. [DEC-090] */
export const canBook = (
	offer: { readonly isOnSale: boolean; readonly stock: number | null },
	rooms: number,
): boolean => offer.isOnSale && (offer.stock === null || offer.stock >= Math.max(1, rooms));

/** [DOM-ENUM-03, DEC-092] */
export const discountLabel = (kind: DiscountKind): string => priceCopy.discount.labels[kind];
