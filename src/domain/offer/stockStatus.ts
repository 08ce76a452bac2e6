import { fill } from "#copy/fill.ts";
import { priceCopy } from "#copy/price.ts";
import type { DiscountKind } from "#domain/stay/DiscountKind.ts";
import type { StockStatus } from "./RatePlan.ts";

/** Highest number of rooms left that counts as low stock. [DEC-090] */
const lowStock = 3;

/** Returns the stock status for a number of rooms left; unknown stock counts as available. [DEC-090] */
export function stockStatus(stock: number | null): StockStatus {
	if (stock === null || stock > lowStock) return "AVAILABLE";
	return stock > 0 ? "LOW" : "SOLD_OUT";
}

/** Returns '3개 남음', '마감', or null when plenty is available. [DEC-090] */
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

/** Whether `rooms` rooms can be booked at once. [DEC-090] */
export const canBook = (
	offer: { readonly isOnSale: boolean; readonly stock: number | null },
	rooms: number,
): boolean => offer.isOnSale && (offer.stock === null || offer.stock >= Math.max(1, rooms));

/** Returns the Korean label of a discount kind. [DOM-ENUM-03, DEC-092] */
export const discountLabel = (kind: DiscountKind): string => priceCopy.discount.labels[kind];
