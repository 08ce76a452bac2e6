import { monthDay } from "./dateForms.ts";
import { koreanDateTime, koreanDay } from "./koreanTime.ts";
import { nightsBetween, type StayDate } from "./StayDate.ts";

/** Time zone in which all products are sold. [DEC-001] */
export const koreanZone = "Asia/Seoul";

export interface WallClock {
	readonly day: StayDate;
	/** 'HH:mm'. */
	readonly time: string;
}

const formats = new Map<string, Intl.DateTimeFormat | null>();

/** Returns a cached formatter; null for a time zone unknown to this machine. */
function formatOf(timeZone: string): Intl.DateTimeFormat | null {
	const known = formats.get(timeZone);
	if (known !== undefined) return known;
	const parts = {
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		hour: "2-digit",
		minute: "2-digit",
	} as const;
	let format: Intl.DateTimeFormat | null = null;
	try {
		format = new Intl.DateTimeFormat("en-CA", { timeZone, hourCycle: "h23", ...parts });
	} catch {
		// Stays null.
	}
	formats.set(timeZone, format);
	return format;
}

/** Returns the local date and time in a zone at an instant (epoch milliseconds); null for an unknown zone. */
export function wallClock(instant: number, timeZone: string): WallClock | null {
	const format = formatOf(timeZone);
	if (format === null) return null;
	const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
	return { day: `${part.year}-${part.month}-${part.day}` as StayDate, time: `${part.hour}:${part.minute}` };
}

const shiftOf = (from: StayDate, to: StayDate): string => {
	const days = nightsBetween(from, to);
	return days === 0 ? "" : days > 0 ? `(+${days})` : `(${days})`;
};

/**
 * Formats an instant in the stay's and in Korean time: '12.7(월) 15:00 현지 · 한국 04:00(+1)', or '12.8(화) 15:00(현지·한국)' when both are the same.
 * For an unknown zone only Korean time is shown.
 */
export function bothClocks(instant: number, timeZone: string): string {
	const korean = { day: koreanDay(instant), time: koreanDateTime(instant).slice(11, 16) };
	const local = wallClock(instant, timeZone);
	if (local === null) return `${monthDay(korean.day)} ${korean.time} 한국`;
	const localText = `${monthDay(local.day)} ${local.time}`;
	return local.day === korean.day && local.time === korean.time
		? `${localText}(현지·한국)`
		: `${localText} 현지 · 한국 ${korean.time}${shiftOf(local.day, korean.day)}`;
}
