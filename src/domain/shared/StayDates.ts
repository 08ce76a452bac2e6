import { addDays, nightsBetween, type StayDate } from "./StayDate.ts";

/**
 * The dates of a stay; check-out is the day after the last night. Pairs from outside are validated by `stayDates`, which accepts 1 to 181
 * nights; `stayFrom` does not check its number of nights. [DEC-189]
 */
export interface StayDates {
	readonly checkInDate: StayDate;
	readonly checkOutDate: StayDate;
}

/**
 * Limits in days and nights: the calendar extends 180 days beyond today, and a stay can take at most all of its nights. [SEARCH-CAL-07,
 * CONST-04, DEC-189]
 */
export const stayRules = { daysAhead: 180, minNights: 1, maxNights: 181 } as const;

/** Returns the number of nights, `terms` in the wire format. [SEARCH-COND-03] */
export const nightsOf = ({ checkInDate, checkOutDate }: StayDates): number =>
	nightsBetween(checkInDate, checkOutDate);

/** Returns the pair, or null when a date is missing or the number of nights is out of range. [DEC-189] */
export function stayDates(checkInDate: StayDate | null, checkOutDate: StayDate | null): StayDates | null {
	if (checkInDate === null || checkOutDate === null) return null;
	const nights = nightsBetween(checkInDate, checkOutDate);
	return nights >= stayRules.minNights && nights <= stayRules.maxNights
		? { checkInDate, checkOutDate }
		: null;
}

/** Returns the dates of a stay from its check-in and number of nights. */
export const stayFrom = (checkInDate: StayDate, nights: number): StayDates => ({
	checkInDate,
	checkOutDate: addDays(checkInDate, nights),
});

/** Returns the date of every night of the stay, in order. */
export const nightDays = (stay: StayDates): StayDate[] =>
	Array.from({ length: nightsOf(stay) }, (_, night) => addDays(stay.checkInDate, night));
