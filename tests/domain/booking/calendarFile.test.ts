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
	it("is an event of whole days [DEC-181]", () => {
		const lines = unfolded(calendarFile(stay, now));
		expect(lines).toContain("DTSTART;VALUE=DATE:20261206");
		expect(lines).toContain("DTEND;VALUE=DATE:20261208");
		expect(lines).toContain("DTSTAMP:20261121T030405Z");
		expect(lines).toContain("LOCATION:서울특별시 종로구\\, 1");
		expect(lines).toContain("DESCRIPTION:예약번호\\n객실");
	});

	it("folds lines at 75 bytes and loses no character of any name [DEC-181]", () => {
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
