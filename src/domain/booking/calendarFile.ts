import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";

export interface CalendarStay {
	readonly orderNumber: string;
	readonly stayName: string;
	readonly address: string;
	readonly description: string;
	readonly checkIn: StayDate;
	readonly checkOut: StayDate;
}

/** Escapes the characters that have a special meaning in RFC 5545 text values. */
const escaped = (text: string): string =>
	text
		.replaceAll("\\", "\\\\")
		.replaceAll(";", "\\;")
		.replaceAll(",", "\\,")
		.replace(/\r\n?|\n/g, "\\n");

/** Korea's offset from UTC in milliseconds; timestamps in the file are in UTC. */
const koreaAhead = 9 * 60 * 60_000;

const bytes = new TextEncoder();

/** Folds a line at 75 bytes, never inside a character. */
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

/** Formats an instant as 'yyyyMMddTHHmmssZ' in UTC. */
const universal = (instant: number): string =>
	`${koreanDateTime(instant - koreaAhead)
		.replace(/[-:]/g, "")
		.replace(" ", "T")}Z`;

/** Returns an .ics file with the stay as an all-day event, so that it is the same in every time zone. The check-out day is excluded. [DEC-181] */
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
		`DTSTART;VALUE=DATE:${compact(stay.checkIn)}`,
		`DTEND;VALUE=DATE:${compact(stay.checkOut)}`,
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
