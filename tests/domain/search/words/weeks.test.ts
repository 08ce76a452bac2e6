import { describe, expect, it } from "vitest";
import { defaultGuests } from "#domain/guests/Guests.ts";
import { statedStay } from "#domain/search/words/statedStay.ts";
import { type StayDate, stayDateOf } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { read } from "./worldReading.ts";

const thursday = stayDateOf("2026-11-26");
const sunday = stayDateOf("2026-11-29");
const monday = stayDateOf("2026-11-30");

/** Returns the dates of a text for a traveller who has chosen a stay of three nights. */
function datesOf(text: string, today: StayDate, chosen = "2026-12-10"): string | null {
	const { dates, reading } = statedStay(read(text), today, {
		...stayFrom(stayDateOf(chosen), 3),
		...defaultGuests,
	});
	expect(reading.unknown).toEqual([]);
	return dates && `${dates.checkInDate} ${dates.checkOutDate}`;
}

describe("a week on its own", () => {
	it.each([
		["다음주 제주", "2026-11-30 2026-12-01"],
		["다음 주에 부산 2박", "2026-11-30 2026-12-02"],
		["담주 강릉", "2026-11-30 2026-12-01"],
		["강릉다음주", "2026-11-30 2026-12-01"],
		["다음주 중 제주", "2026-11-30 2026-12-01"],
		["다음주 초 제주", "2026-11-30 2026-12-01"],
		["다담주 부산", "2026-12-07 2026-12-08"],
		["차주 부산", "2026-11-30 2026-12-01"],
		["next week busan", "2026-11-30 2026-12-01"],
		["이번주 강릉", "2026-11-26 2026-11-27"],
		["금주 강릉", "2026-11-26 2026-11-27"],
		["this week seoul", "2026-11-26 2026-11-27"],
	])("begins with its first day that is still to come: %s [DEC-193]", (text, expected) => {
		expect(datesOf(text, thursday)).toBe(expected);
	});

	it.each([
		["다음주 제주 금요일", "2026-12-04 2026-12-05"],
		["제주 금요일 다음주", "2026-12-04 2026-12-05"],
		["다음주 제주 주말", "2026-12-05 2026-12-06"],
		["next week jeju friday", "2026-12-04 2026-12-05"],
		["다음주 12월 24일 제주", "2026-12-24 2026-12-25"],
		["다음주 주말 제주", "2026-12-05 2026-12-06"],
		["다음주 월~수 제주", "2026-11-30 2026-12-02"],
	])("says in which week the other days are: %s [DEC-193]", (text, expected) => {
		expect(datesOf(text, thursday)).toBe(expected);
	});

	it("is what is left of it, and the next begins on Monday [DEC-193]", () => {
		expect(datesOf("이번주 제주", sunday)).toBe("2026-11-29 2026-11-30");
		expect(datesOf("다음주 제주", sunday)).toBe("2026-11-30 2026-12-01");
		expect(datesOf("이번주 제주", monday)).toBe("2026-11-30 2026-12-01");
		expect(datesOf("다음주 제주", monday)).toBe("2026-12-07 2026-12-08");
	});

	it("keeps the traveller's own day once it has begun, as a month does: '이번달 특가' is not tonight [DEC-193]", () => {
		const begun = stayDateOf("2026-12-02");
		expect(datesOf("이번달 제주", begun)).toBe("2026-12-10 2026-12-13");
		expect(datesOf("12월 제주 2박", begun)).toBe("2026-12-10 2026-12-12");
		expect(datesOf("이번달 제주", begun, "2027-01-10")).toBe("2026-12-02 2026-12-03");
		expect(datesOf("이번주 제주", begun)).toBe("2026-12-02 2026-12-03");
		expect(datesOf("이번주 제주", begun, "2026-12-04")).toBe("2026-12-04 2026-12-07");
		expect(datesOf("다음달 제주", begun, "2027-01-10")).toBe("2027-01-01 2027-01-02");
	});
});

describe("a part of a month", () => {
	it.each([
		["12월 초 주말 강릉", "2026-12-05 2026-12-06"],
		["12월 중순 주말 강릉", "2026-12-12 2026-12-13"],
		["1월 말 주말 2박 강릉", "2027-01-29 2027-01-31"],
		["12월 말 강릉 금요일", "2026-12-25 2026-12-26"],
		["12월 말 28일 강릉", "2026-12-28 2026-12-29"],
		["12월 12월말 강릉", "2026-12-25 2026-12-26"],
		["7월말 8월초 강릉", "2027-07-25 2027-08-01"],
	])("says where in the month the other days are: %s [DEC-193]", (text, expected) => {
		expect(datesOf(text, thursday)).toBe(expected);
	});
});

describe("days written otherwise", () => {
	it.each([
		["1-15 강릉", "2027-01-15 2027-01-16"],
		["1-05 강릉", "2027-01-05 2027-01-06"],
		["24-26 부산", "2026-12-24 2026-12-26"],
		["대체공휴일 강릉", "2027-02-09 2027-02-10"],
		["대체휴일 연휴 강릉", "2027-02-06 2027-02-09"],
		["광복절 대체공휴일 강릉", "2027-08-16 2027-08-17"],
	])("are read: %s [DEC-193]", (text, expected) => {
		expect(datesOf(text, thursday)).toBe(expected);
	});
});
