import { describe, expect, it } from "vitest";
import { defaultGuests } from "#domain/guests/Guests.ts";
import { statedStay } from "#domain/search/words/statedStay.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { read } from "./worldReading.ts";

/** A Thursday. */
const today = stayDateOf("2026-11-26");
const chosen = { ...stayFrom(stayDateOf("2026-12-06"), 1), ...defaultGuests };
function datesOf(text: string): string | null {
	const { dates } = statedStay(read(text), today, chosen);
	return dates && `${dates.checkInDate} ${dates.checkOutDate}`;
}

describe("a month on its own", () => {
	it.each([
		["1월 4박", "2027-01-01 2027-01-05"],
		["제주 1월4박", "2027-01-01 2027-01-05"],
		["1월에 3박 4일 제주", "2027-01-01 2027-01-04"],
		["12월 2~3박 제주", "2026-12-01 2026-12-04"],
		["내년 2월 강릉", "2027-02-01 2027-02-02"],
		["다음달 2박 부산", "2026-12-01 2026-12-03"],
		["11월 2박 부산", "2026-11-26 2026-11-28"],
		["12월쯤 부산", "2026-12-01 2026-12-02"],
		["12월달에 부산", "2026-12-01 2026-12-02"],
		["1~2월 제주", "2027-01-01 2027-01-02"],
		["12월~1월 서울", "2026-12-01 2026-12-02"],
		["12월이나 1월 강릉", "2026-12-01 2026-12-02"],
		["1월에서 2월 사이 3박", "2027-01-01 2027-01-04"],
		["january jeju 3 nights", "2027-01-01 2027-01-04"],
		["next month busan", "2026-12-01 2026-12-02"],
		["lunar new year jeju", "2027-02-07 2027-02-08"],
		["chuseok gangneung", "2027-09-15 2027-09-16"],
		["valentine's day seoul", "2027-02-14 2027-02-15"],
		["12월 말레이시아", "2026-12-01 2026-12-02"],
		["12월 2~4명 서울", "2026-12-01 2026-12-02"],
	])("begins with its first day that is still to come: %s [DEC-193]", (text, dates) => {
		expect(datesOf(text)).toBe(dates);
		expect(read(text).unknown).toEqual([]);
	});

	it.each([
		["12월 크리스마스 서울", "2026-12-25 2026-12-26"],
		["1월 제주 주말", "2027-01-02 2027-01-03"],
		["1월 평창 금토", "2027-01-01 2027-01-02"],
		["1월 제주 15일", "2027-01-15 2027-01-16"],
		["1월 제주 다음주 토요일", "2026-12-05 2026-12-06"],
		["1월 제주 이번 주말", "2026-11-28 2026-11-29"],
		["1월 제주 12월 24일", "2026-12-24 2026-12-25"],
		["12월 1월 제주", "2026-12-01 2026-12-02"],
		["12월24~1월2 제주", "2026-12-24 2027-01-02"],
	])("says in which month the other days are: %s [DEC-193]", (text, dates) => {
		expect(datesOf(text)).toBe(dates);
	});

	it.each(["13월 서울", "13~14월 서울", "12월생 서울"])("is no more than is said: %s [DEC-193]", (text) => {
		expect(read(text).unknown.length).toBeLessThan(3);
		expect(datesOf(text)).not.toBe("2026-12-01 2027-01-01");
	});
});

describe("weekdays one by one", () => {
	it.each([
		["이번 토 일 강릉", "2026-11-28 2026-11-29"],
		["토, 일 강릉", "2026-11-28 2026-11-29"],
		["다음주 금,토 강릉", "2026-12-04 2026-12-05"],
		["금 토 일 여수", "2026-11-27 2026-11-29"],
		["일, 월 서울", null],
		["월 수 서울", null],
		["1월 화 강릉", "2027-01-01 2027-01-02"],
	])("are consecutive days: %s [DEC-193]", (text, dates) => {
		expect(datesOf(text)).toBe(dates);
	});
});
