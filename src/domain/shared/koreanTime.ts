import { parseTimed } from "./dateForms.ts";
import { fromDayNumber, type StayDate, toDayNumber } from "./StayDate.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** Asia/Seoul is UTC+9 all year. [DEC-001] */
const seoulOffset = 9 * hour;

/** Returns the calendar date in Korea at an instant (epoch milliseconds), independent of the local time zone. [DOM-DATE-05] */
export const koreanDay = (now: number): StayDate => fromDayNumber(Math.floor((now + seoulOffset) / day));

/** Returns the time left until midnight in Korea at an instant, in milliseconds. [DEC-001] */
export const restOfKoreanDay = (now: number): number => day - ((now + seoulOffset) % day);

/** Formats an instant (epoch milliseconds) as 'yyyy-MM-dd HH:mm:ss' in Korean time. [DOM-DATE-05] */
export const koreanDateTime = (now: number): string =>
	`${koreanDay(now)} ${new Date(now + seoulOffset).toISOString().slice(11, 19)}`;

/** Converts a date or date-time text in Korean time to an instant (epoch milliseconds), a date alone to its midnight; null for any other format. */
export function koreanInstant(text: unknown): number | null {
	const timed = parseTimed(text);
	if (timed === null) return null;
	const [hours = 0, minutes = 0, seconds = 0] = (timed.time ?? "00:00:00").split(":").map(Number);
	return toDayNumber(timed.day) * day - seoulOffset + hours * hour + minutes * minute + seconds * second;
}
