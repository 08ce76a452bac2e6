import { nightsBetween, type StayDate } from "#domain/shared/StayDate.ts";
import { type StayDates, stayFrom } from "#domain/shared/StayDates.ts";
import type { Won } from "#domain/shared/Won.ts";

/** The lowest of what is free; the amount is null when nothing is, or when all of it is for members only (DEC-091). */
export interface LowestPrice {
	readonly isFree: boolean;
	readonly amount: Won | null;
}

/** A check-in day of a stay's calendar, for the guests and rooms that were asked for. */
export interface PriceDay {
	readonly date: StayDate;
	/** The night of one room. */
	readonly night: LowestPrice;
	/** The whole stay of as many nights as were asked for, all rooms. */
	readonly stay: LowestPrice;
}

/** A night of a place's calendar. */
export type NightPrice = Pick<PriceDay, "date" | "night">;

/** Dates that a stay can be had for. */
export interface FreeStay extends StayDates {
	readonly total: Won | null;
}

const distance = (a: StayDate, b: StayDate): number => Math.abs(nightsBetween(a, b));

/** The check-in days of a calendar from which a stay of so many nights ends within it: all its nights are days of the calendar. [DEC-189] */
const checkIns = (days: readonly PriceDay[], nights: number): readonly PriceDay[] =>
	days.slice(0, Math.max(0, days.length - nights + 1));

/** The dates of the same length nearest to a check-in that is not free itself, the earlier first among equals. */
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

/** The days up to so many before and after a check-in, itself among them, from which a stay of so many nights can be had at all. */
export const daysAround = (
	days: readonly PriceDay[],
	checkIn: StayDate,
	reach: number,
	nights: number,
): readonly PriceDay[] => checkIns(days, nights).filter(({ date }) => distance(date, checkIn) <= reach);
