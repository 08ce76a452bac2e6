import { parseTimed, weekdayLabels } from "#domain/shared/dateForms.ts";
import { partsOf, type StayDate, weekday } from "#domain/shared/StayDate.ts";

/** '2026년 10월 17일 (토)'. */
export function longDate(day: StayDate): string {
	const { year, month, day: date } = partsOf(day);
	return `${year}년 ${month}월 ${date}일 (${weekdayLabels[weekday(day)]})`;
}

/** '10월 17일 토요일', as a day is read out. */
export function spokenDay(day: StayDate): string {
	const { month, day: date } = partsOf(day);
	return `${month}월 ${date}일 ${weekdayLabels[weekday(day)]}요일`;
}

/** '10월 15일(목) 18:00' of a date or date-time text; the text itself when it is neither. */
export function shortMoment(text: string): string {
	const timed = parseTimed(text);
	if (timed === null) return text;
	const { month, day } = partsOf(timed.day);
	const date = `${month}월 ${day}일(${weekdayLabels[weekday(timed.day)]})`;
	return timed.time === null ? date : `${date} ${timed.time.slice(0, 5)}`;
}

/** '2026.10.17' of a date or date-time text, for lists of notices and histories; the text itself when it is neither. */
export const listDate = (text: string): string => parseTimed(text)?.day.replaceAll("-", ".") ?? text;
