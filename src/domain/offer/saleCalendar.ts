import { type CalendarMonth, lastSelectable, monthGrid } from "#domain/search/calendar.ts";
import { addMonths, type StayDate, startOfMonth } from "#domain/shared/StayDate.ts";
import type { PromotionContent, SaleDate } from "./Promotion.ts";

export interface DaySpan {
	readonly from: StayDate;
	/** Inclusive. */
	readonly to: StayDate;
}

const later = (a: StayDate, b: StayDate): StayDate => (a > b ? a : b);
const earlier = (a: StayDate, b: StayDate): StayDate => (a < b ? a : b);

/**
 * Returns the dates of a deal that can still be chosen: from today up to the last day of the calendars. Null when the deal is over or
 * starts after that day. [DEC-168, SEARCH-CAL-07]
 */
export function saleSpan(
	{ stayStartDate, stayEndDate }: Pick<PromotionContent, "stayStartDate" | "stayEndDate">,
	today: StayDate,
): DaySpan | null {
	const last = lastSelectable(today);
	const span = { from: later(stayStartDate ?? today, today), to: earlier(stayEndDate ?? last, last) };
	return span.from <= span.to ? span : null;
}

/** Returns the months covered by a span, in order. */
export function saleMonths({ from, to }: DaySpan): readonly CalendarMonth[] {
	const months: CalendarMonth[] = [];
	for (let first = startOfMonth(from); first <= to; first = addMonths(first, 1))
		months.push(monthGrid(first));
	return months;
}

/** Whether the night of that day can be booked. */
export const canTakeDay = (day: SaleDate | undefined): day is SaleDate =>
	day?.isOnSale === true && day.stockStatus !== "SOLD_OUT";

/** Returns the lowest price among the bookable days; null when none has a price. */
export function lowestSale(days: readonly SaleDate[]): SaleDate["price"] {
	const prices = days.flatMap((day) => (canTakeDay(day) && day.price !== null ? [day.price] : []));
	return prices.toSorted((a, b) => a - b)[0] ?? null;
}
