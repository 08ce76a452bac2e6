import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { zonedInstant } from "#domain/shared/zonedInstant.ts";

export interface CalendarStay {
	readonly orderNumber: string;
	readonly stayName: string;
	readonly address: string;
	readonly description: string;
	readonly checkIn: StayDate;
	readonly checkOut: StayDate;
	/** 'HH:mm' by the stay's own clock. */
	readonly checkInTime: string | null;
	readonly checkOutTime: string | null;
	readonly timeZone: string;
}

/** RFC 5545: these characters have a meaning of their own in texts. */
const escaped = (text: string): string =>
	text
		.replaceAll("\\", "\\\\")
		.replaceAll(";", "\\;")
		.replaceAll(",", "\\,")
		.replace(/\r\n?|\n/g, "\\n");

/** Stamps are in universal time. */
const koreaAhead = 9 * 60 * 60_000;

const bytes = new TextEncoder();

/** Lines are folded at 75 bytes, never inside a character. */
function folded(line: string): string {
	const parts: string[] = [];
	let part = "";
	for (const character of line) {
		const limit = parts.length === 0 ? 75 : 74;
		if (bytes.encode(part + character).length > limit) {
			parts.push(part);
			part = "";
		}
		part += character;
	}
	return [...parts, part].join("\r\n ");
}

const compact = (day: StayDate): string => day.replaceAll("-", "");

/** 'yyyyMMddTHHmmssZ': every calendar shows it by the clock of the place its owner is in. */
const universal = (instant: number): string =>
	`${koreanDateTime(instant - koreaAhead)
		.replace(/[-:]/g, "")
		.replace(" ", "T")}Z`;

const instantOf = (day: StayDate, time: string | null, timeZone: string): number | null =>
	time === null ? null : zonedInstant(day, time.slice(0, 5), timeZone);

/** From check-in to check-out; whole days, the day of leaving not among them, for a stay without hours. */
function spanLines({ checkIn, checkOut, checkInTime, checkOutTime, timeZone }: CalendarStay) {
	const start = instantOf(checkIn, checkInTime, timeZone);
	const end = instantOf(checkOut, checkOutTime, timeZone);
	return start === null || end === null
		? [`DTSTART;VALUE=DATE:${compact(checkIn)}`, `DTEND;VALUE=DATE:${compact(checkOut)}`]
		: [`DTSTART:${universal(start)}`, `DTEND:${universal(end)}`];
}

/** An .ics file with the stay as an event. [DEC-181] */
export function calendarFile(stay: CalendarStay, now: number): string {
	return `${[
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Awesome Stay//Booking//KO",
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		"BEGIN:VEVENT",
		`UID:${stay.orderNumber}@awesomestay`,
		`DTSTAMP:${universal(now)}`,
		...spanLines(stay),
		`SUMMARY:${escaped(stay.stayName)}`,
		`LOCATION:${escaped(stay.address)}`,
		`DESCRIPTION:${escaped(stay.description)}`,
		"TRANSP:TRANSPARENT",
		"END:VEVENT",
		"END:VCALENDAR",
	]
		.map(folded)
		.join("\r\n")}\r\n`;
}
