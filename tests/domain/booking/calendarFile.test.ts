import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarFile } from "#domain/booking/calendarFile.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { wholeCharacters } from "../shared/arbitraries.ts";

const stay = {
	orderNumber: "AW2611217K3QXZ9B2M4TF",
	stayName: "호텔 봄내음 종로",
	address: "서울특별시 종로구, 1",
	description: "예약번호\n객실",
	checkIn: stayDateOf("2026-12-06"),
	checkOut: stayDateOf("2026-12-08"),
};
const now = Date.UTC(2026, 10, 21, 3, 4, 5);
const unfolded = (text: string): readonly string[] => text.replaceAll("\r\n ", "").split("\r\n");

describe("the calendar file of a booking", () => {
	it("is an all-day event from check-in to check-out [DEC-181]", () => {
		expect(unfolded(calendarFile(stay, now))).toEqual([
			"BEGIN:VCALENDAR",
			"VERSION:2.0",
			"PRODID:-//Awesome Stay//Booking//KO",
			"CALSCALE:GREGORIAN",
			"METHOD:PUBLISH",
			"BEGIN:VEVENT",
			"UID:AW2611217K3QXZ9B2M4TF@awesomestay",
			"DTSTAMP:20261121T030405Z",
			"DTSTART;VALUE=DATE:20261206",
			"DTEND;VALUE=DATE:20261208",
			"SUMMARY:호텔 봄내음 종로",
			"LOCATION:서울특별시 종로구\\, 1",
			"DESCRIPTION:예약번호\\n객실",
			"TRANSP:TRANSPARENT",
			"END:VEVENT",
			"END:VCALENDAR",
			"",
		]);
	});

	it("escapes the format's special characters in texts [DEC-181]", () => {
		const file = calendarFile({ ...stay, stayName: "a\\b;c,d\r\ne\nf\rg" }, now);
		expect(file).toContain("SUMMARY:a\\\\b\\;c\\,d\\ne\\nf\\ng\r\n");
	});

	it("folds the first line after exactly 75 bytes and continuation lines after 74 [DEC-181]", () => {
		const lineOf = (length: number) =>
			calendarFile({ ...stay, stayName: "x".repeat(length) }, now).match(/SUMMARY:(?:.|\r\n )*/)?.[0];
		expect(lineOf(67)).toBe(`SUMMARY:${"x".repeat(67)}`);
		expect(lineOf(68)).toBe(`SUMMARY:${"x".repeat(67)}\r\n x`);
		expect(lineOf(141)).toBe(`SUMMARY:${"x".repeat(67)}\r\n ${"x".repeat(74)}`);
		expect(lineOf(142)).toBe(`SUMMARY:${"x".repeat(67)}\r\n ${"x".repeat(74)}\r\n x`);
	});

	it("keeps lines within 75 bytes and loses no character of any name [DEC-181]", () => {
		fc.assert(
			fc.property(wholeCharacters(200), (name) => {
				const stayName = name.replace(/[\r\n\\;,]/g, "");
				const file = calendarFile({ ...stay, stayName }, now);
				for (const line of file.split("\r\n")) {
					expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
				}
				expect(unfolded(file)).toContain(`SUMMARY:${stayName}`);
			}),
		);
	});
});
