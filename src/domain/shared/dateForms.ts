import { fill } from "#copy/fill.ts";
import { searchCopy } from "#copy/search.ts";
import { isCivilDay, partsOf, type StayDate, weekday } from "./StayDate.ts";

export interface TimedDay {
	readonly day: StayDate;
	/** 'HH:mm:ss'; null when the text contains only a date. */
	readonly time: string | null;
}

const form = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;

/** The value of a text, or whether its format or its value is invalid. */
type Reading = { readonly kind: "read"; readonly value: TimedDay } | { readonly kind: "form" | "value" };

export function readTimed(text: unknown): Reading {
	const match = typeof text === "string" ? form.exec(text) : null;
	if (!match) return { kind: "form" };
	const [, year, month, day, hours, minutes, seconds = "00"] = match;
	if (!isCivilDay(Number(year), Number(month), Number(day))) return { kind: "value" };
	const value = `${year}-${month}-${day}` as StayDate;
	if (hours === undefined) return { kind: "read", value: { day: value, time: null } };
	if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return { kind: "value" };
	return { kind: "read", value: { day: value, time: `${hours}:${minutes}:${seconds}` } };
}

/**
 * Parses 'yyyy-MM-dd', optionally followed by ' HH:mm' or ' HH:mm:ss' (a T may replace the space); null for anything else, without logging.
 * [DOM-DATE-02, DEC-131]
 */
export function parseTimed(text: unknown): TimedDay | null {
	const reading = readTimed(text);
	return reading.kind === "read" ? reading.value : null;
}

/** Weekday labels, Sunday first. [SEARCH-CAL-02] */
export const weekdayLabels = ["일", "월", "화", "수", "목", "금", "토"] as const;

/** Formats a date as '{M}.{D}({weekday})', without leading zeros or the year. [UI-SUM-02, CONST-13, DEC-060] */
export function monthDay(date: StayDate): string {
	const { month, day } = partsOf(date);
	return `${month}.${day}(${weekdayLabels[weekday(date)]})`;
}

/** Formats two dates joined by ' ~ '. [DEC-060] */
export const monthDayRange = (from: StayDate, to: StayDate): string => `${monthDay(from)} ~ ${monthDay(to)}`;

/** Formats the length of a stay as '{N}박 {N+1}일'. [UI-SUM-06, CONST-13] */
export const stayLength = (nights: number): string =>
	fill(searchCopy.stay.length, { N: nights, "N+1": nights + 1 });
