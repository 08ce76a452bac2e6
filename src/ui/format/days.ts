import { monthDay, parseTimed, weekdayLabels } from "#domain/shared/dateForms.ts";
import { partsOf, type StayDate, weekday } from "#domain/shared/StayDate.ts";

/** Returns '2026.10.17(토)', with the year for pages that may be kept or printed. */
export const longDate = (day: StayDate): string => `${partsOf(day).year}.${monthDay(day)}`;

/** Returns '10월 17일 토요일', as a day is read aloud. */
export function spokenDay(day: StayDate): string {
	const { month, day: date } = partsOf(day);
	return `${month}월 ${date}일 ${weekdayLabels[weekday(day)]}요일`;
}

/** Formats a date or date-time text as '10.15(목) 18:00'; returns the text itself if it is neither. */
export function shortMoment(text: string): string {
	const timed = parseTimed(text);
	if (timed === null) return text;
	const date = monthDay(timed.day);
	return timed.time === null ? date : `${date} ${timed.time.slice(0, 5)}`;
}

/** Returns '2026.10.17'. */
export const dottedDate = (day: StayDate): string => day.replaceAll("-", ".");

/** Formats a date or date-time text as '2026.10.17', for lists of notices and histories; returns the text itself if it is neither. */
export const listDate = (text: string): string => parseTimed(text)?.day.replaceAll("-", ".") ?? text;

/** Formats '2026-11-22 09:05:00' as '2026.11.22 09:05'. */
export const dottedMinute = (moment: string): string => moment.slice(0, 16).replaceAll("-", ".");
