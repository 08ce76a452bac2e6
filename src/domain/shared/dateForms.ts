import { fill } from "#copy/fill.ts";
import { searchCopy } from "#copy/search.ts";
import { isCivilDay, partsOf, type StayDate, weekday } from "./StayDate.ts";

export interface TimedDay {
	readonly day: StayDate;
	/** 'HH:mm:ss', or null when the text held a day only. */
	readonly time: string | null;
}

const form = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;

/** What a text says, or whether its form or its value is at fault. */
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
 * Reads yyyy-MM-dd, with ' HH:mm' or ' HH:mm:ss' behind it if wanted, a T being as good as the space; null otherwise, in silence.
 * [DOM-DATE-02, DEC-131]
 */
export function parseTimed(text: unknown): TimedDay | null {
	const reading = readTimed(text);
	return reading.kind === "read" ? reading.value : null;
}

/** Sunday first. [SEARCH-CAL-02] */
export const weekdayLabels = ["일", "월", "화", "수", "목", "금", "토"] as const;

/** '{M}.{D}({weekday})' without leading zeros and without the year. [UI-SUM-02, CONST-13, DEC-060] */
export function monthDay(date: StayDate): string {
	const { month, day } = partsOf(date);
	return `${month}.${day}(${weekdayLabels[weekday(date)]})`;
}

/** Two days joined with ' ~ '. [DEC-060] */
export const monthDayRange = (from: StayDate, to: StayDate): string => `${monthDay(from)} ~ ${monthDay(to)}`;

/** '{N}박 {N+1}일'. [UI-SUM-06, CONST-13] */
export const stayLength = (nights: number): string =>
	fill(searchCopy.stay.length, { N: nights, "N+1": nights + 1 });
