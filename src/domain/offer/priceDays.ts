import { nightsBetween, type StayDate } from "#domain/shared/StayDate.ts";
import { type StayDates, stayFrom } from "#domain/shared/StayDates.ts";
import type { Won } from "#domain/shared/Won.ts";

/** The lowest price of what is available; the amount is null when nothing is available or all of it is for members only (DEC-091). */
export interface LowestPrice {
	readonly isFree: boolean;
	readonly amount: Won | null;
}

/** A check-in day in a stay's calendar, for the requested guests and rooms. */
export interface PriceDay {
	readonly date: StayDate;
	/** Price of this night in one room. */
	readonly night: LowestPrice;
	/** Price of the whole stay: the requested number of nights, all rooms. */
	readonly stay: LowestPrice;
}

/** A night in a place's calendar. */
export type NightPrice = Pick<PriceDay, "date" | "night">;

/** Available dates for a stay. */
export interface FreeStay extends StayDates {
	readonly total: Won | null;
}

const distance = (a: StayDate, b: StayDate): number => Math.abs(nightsBetween(a, b));

/** Returns the check-in days from which a stay of `nights` nights lies entirely within the calendar. [DEC-189] */
const checkIns = (days: readonly PriceDay[], nights: number): readonly PriceDay[] =>
	days.slice(0, Math.max(0, days.length - nights + 1));

/** Returns the available dates of the same length nearest to a check-in day, which is itself excluded; among equals the earlier one comes first. */
export function nearestStays(
	days: readonly PriceDay[],
	checkIn: StayDate,
	nights: number,
	limit: number,
): readonly FreeStay[] {
	return checkIns(days, nights)
		.filter(({ stay, date }) => stay.isFree && date !== checkIn)
		.toSorted((a, b) => distance(a.date, checkIn) - distance(b.date, checkIn))
		.slice(0, limit)
		.map(({ date, stay }) => ({ ...stayFrom(date, nights), total: stay.amount }));
}

/**
 * Returns the check-in days up to `reach` days before and after a check-in day, itself included, from which a stay of `nights` nights fits
 * into the calendar.
 */
export const daysAround = (
	days: readonly PriceDay[],
	checkIn: StayDate,
	reach: number,
	nights: number,
): readonly PriceDay[] => checkIns(days, nights).filter(({ date }) => distance(date, checkIn) <= reach);
