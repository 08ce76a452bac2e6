import { parseTimed } from "./dateForms.ts";
import { fromDayNumber, type StayDate, toDayNumber } from "./StayDate.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** Asia/Seoul is UTC+9 all year. [DEC-001] */
const seoulOffset = 9 * hour;

/** The calendar day in Korea at an instant (epoch milliseconds), wherever the code runs. [DOM-DATE-05] */
export const koreanDay = (now: number): StayDate => fromDayNumber(Math.floor((now + seoulOffset) / day));

/** How long an instant's day in Korea goes on, in milliseconds. [DEC-001] */
export const restOfKoreanDay = (now: number): number => day - ((now + seoulOffset) % day);

/** 'yyyy-MM-dd HH:mm:ss' in Korea at an instant (epoch milliseconds). [DOM-DATE-05] */
export const koreanDateTime = (now: number): string =>
	`${koreanDay(now)} ${new Date(now + seoulOffset).toISOString().slice(11, 19)}`;

/**
 * The instant (epoch milliseconds) at which a Korean wall clock shows the text, a day being its first moment; null when
 * the text is no accepted date or date-time form.
 */
export function koreanInstant(text: unknown): number | null {
	const timed = parseTimed(text);
	if (timed === null) return null;
	const [hours = 0, minutes = 0, seconds = 0] = (timed.time ?? "00:00:00").split(":").map(Number);
	return toDayNumber(timed.day) * day - seoulOffset + hours * hour + minutes * minute + seconds * second;
}
