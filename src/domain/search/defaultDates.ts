import { addDays, type StayDate, weekday } from "#domain/shared/StayDate.ts";
import { type StayDates, stayFrom } from "#domain/shared/StayDates.ts";

/** Default dates as stored between visits. [DEC-041] */
export interface StoredDates extends StayDates {
	/** The Korean day they were computed on. */
	readonly madeOn: StayDate;
}

const daysAhead = 10;
const friday = 5;
const saturday = 6;

/** Returns one night, ten days from today; a Friday or Saturday is moved to the following Sunday. [SEARCH-COND-07, SEARCH-COND-08] */
export function defaultDates(today: StayDate): StayDates {
	const day = addDays(today, daysAhead);
	const shift = weekday(day) === friday ? 2 : weekday(day) === saturday ? 1 : 0;
	return stayFrom(addDays(day, shift), 1);
}

/** Returns the stored default dates, recomputed when they are missing or were not made today. [DEC-041] */
export const currentDates = (stored: StoredDates | null, today: StayDate): StoredDates =>
	stored?.madeOn === today ? stored : { ...defaultDates(today), madeOn: today };

/** Returns the two dates, or the default dates when either one is missing. [SEARCH-BAR-03, DEC-041] */
export const completeDates = (
	checkInDate: StayDate | null,
	checkOutDate: StayDate | null,
	defaults: StayDates,
): StayDates =>
	checkInDate !== null && checkOutDate !== null
		? { checkInDate, checkOutDate }
		: { checkInDate: defaults.checkInDate, checkOutDate: defaults.checkOutDate };

/** Replaces the dates of a saved search by the defaults when its check-in has passed; everything else is kept. [SEARCH-COND-09] */
export const refreshDates = <T extends StayDates>(saved: T, today: StayDate, defaults: StayDates): T =>
	saved.checkInDate < today
		? { ...saved, checkInDate: defaults.checkInDate, checkOutDate: defaults.checkOutDate }
		: saved;
