import { invariant } from "./invariant.ts";

declare const stayDate: unique symbol;

/**
 * A calendar date 'yyyy-MM-dd' (years 0001 to 9999, proleptic Gregorian) without a time zone. As ISO text it can be compared with `<`,
 * `===` and `>`. [DOM-DATE-01]
 */
export type StayDate = string & { readonly [stayDate]: "StayDate" };

/** The last date that a next one follows, as a night must have a morning. */
export const lastNight = "9999-12-30";

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const form = /^(\d{4})-(\d{2})-(\d{2})$/;

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const lengthOf = (year: number, month: number): number =>
	month === 2 ? (isLeap(year) ? 29 : 28) : 30 + ((month + (month >> 3)) & 1);

/** Whether year, month (1..12) and day form a valid date in the years 0001 to 9999. */
export function isCivilDay(year: number, month: number, day: number): boolean {
	return year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= lengthOf(year, month);
}

/** Parses 'yyyy-MM-dd'; null for any other format or a nonexistent date. Never rolls over. */
export function parseStayDate(text: unknown): StayDate | null {
	if (typeof text !== "string") return null;
	const match = form.exec(text);
	if (!match) return null;
	return isCivilDay(Number(match[1]), Number(match[2]), Number(match[3])) ? (text as StayDate) : null;
}

export const isStayDate = (text: unknown): text is StayDate => parseStayDate(text) !== null;

/**
 * Parses a literal or a text that has already been validated.
 * @throws when it is not a valid date
 */
export function stayDateOf(text: string): StayDate {
	const day = parseStayDate(text);
	invariant(day !== null, `${text} is a day`);
	return day;
}

const yearOf = (day: StayDate): number => Number(day.slice(0, 4));
const monthOf = (day: StayDate): number => Number(day.slice(5, 7));
const dayOf = (day: StayDate): number => Number(day.slice(8, 10));

/** Returns the year, month (1..12) and day of the month as numbers. */
export const partsOf = (day: StayDate): { year: number; month: number; day: number } => ({
	year: yearOf(day),
	month: monthOf(day),
	day: dayOf(day),
});

function fromParts(year: number, month: number, day: number): StayDate {
	invariant(isCivilDay(year, month, day), `${year}-${month}-${day} is a day of the years 1 to 9999`);
	return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}` as StayDate;
}

/** Returns the number of days since 1970-01-01, negative before it. Internally, years start in March so that the leap day comes last. */
export function toDayNumber(date: StayDate): number {
	const month = monthOf(date);
	const year = yearOf(date) - (month <= 2 ? 1 : 0);
	const era = Math.floor(year / 400);
	const yearOfEra = year - era * 400;
	const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + dayOf(date) - 1;
	const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
	return era * 146_097 + dayOfEra - 719_468;
}

/**
 * Inverse of `toDayNumber`.
 * @throws outside the years 0001 to 9999
 */
export function fromDayNumber(number: number): StayDate {
	invariant(Number.isInteger(number), `${number} is a whole number of days`);
	const shifted = number + 719_468;
	const era = Math.floor(shifted / 146_097);
	const dayOfEra = shifted - era * 146_097;
	const yearOfEra = Math.floor(
		(dayOfEra -
			Math.floor(dayOfEra / 1460) +
			Math.floor(dayOfEra / 36_524) -
			Math.floor(dayOfEra / 146_096)) /
			365,
	);
	const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
	const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
	const month = ((marchMonth + 2) % 12) + 1;
	return fromParts(
		yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
		month,
		dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
	);
}

/** Latest date a StayDate can represent. */
export const lastCivilDay = "9999-12-31" as StayDate;

/**
 * Returns the date `days` days later (earlier when negative).
 * @throws outside the years 0001 to 9999
 */
export const addDays = (date: StayDate, days: number): StayDate => fromDayNumber(toDayNumber(date) + days);

/** Returns the number of nights between two dates; negative when the second is earlier. [SEARCH-COND-03] */
export const nightsBetween = (checkIn: StayDate, checkOut: StayDate): number =>
	toDayNumber(checkOut) - toDayNumber(checkIn);

/** Compares two dates for `Array.sort`. */
export const compareDays = (a: StayDate, b: StayDate): number => (a < b ? -1 : a > b ? 1 : 0);

export const weekday = (date: StayDate): Weekday => ((((toDayNumber(date) + 4) % 7) + 7) % 7) as Weekday;

/** Returns the number of days in the date's month. */
export const daysInMonth = (date: StayDate): number => lengthOf(yearOf(date), monthOf(date));

export const startOfMonth = (date: StayDate): StayDate => `${date.slice(0, 8)}01` as StayDate;

/** Returns the same day of the month `months` months later, or that month's last day if it is shorter. */
export function addMonths(date: StayDate, months: number): StayDate {
	invariant(Number.isInteger(months), `${months} is a whole number of months`);
	const index = yearOf(date) * 12 + monthOf(date) - 1 + months;
	const year = Math.floor(index / 12);
	const month = index - year * 12 + 1;
	return fromParts(year, month, Math.min(dayOf(date), lengthOf(year, month)));
}
