import { addDays, nightsBetween, type StayDate } from "./StayDate.ts";

/**
 * The days of a stay. Check-out is the day after the last night: `stayDates` and `stayFrom` make pairs of 1 to 181 nights, and
 * whatever reads a pair from outside reads it through them. [DEC-189]
 */
export interface StayDates {
	readonly checkInDate: StayDate;
	readonly checkOutDate: StayDate;
}

/** The calendar reaches from today to 180 days ahead; a stay takes at most all of its nights. [SEARCH-CAL-07, CONST-04, DEC-189] */
export const stayRules = { daysAhead: 180, minNights: 1, maxNights: 181 } as const;

/** The wire's `terms`. [SEARCH-COND-03] */
export const nightsOf = ({ checkInDate, checkOutDate }: StayDates): number =>
	nightsBetween(checkInDate, checkOutDate);

/** The pair, or null when a day is missing or the nights are none or too many. [DEC-189] */
export function stayDates(checkInDate: StayDate | null, checkOutDate: StayDate | null): StayDates | null {
	if (checkInDate === null || checkOutDate === null) return null;
	const nights = nightsBetween(checkInDate, checkOutDate);
	return nights >= stayRules.minNights && nights <= stayRules.maxNights
		? { checkInDate, checkOutDate }
		: null;
}

/** The pair of a check-in and a number of nights. */
export const stayFrom = (checkInDate: StayDate, nights: number): StayDates => ({
	checkInDate,
	checkOutDate: addDays(checkInDate, nights),
});

/** Every night of the stay by its day, the first one first. */
export const nightDays = (stay: StayDates): StayDate[] =>
	Array.from({ length: nightsOf(stay) }, (_, night) => addDays(stay.checkInDate, night));
