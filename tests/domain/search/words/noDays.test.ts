import { describe, expect, it } from "vitest";
import { defaultGuests } from "#domain/guests/Guests.ts";
import { statedStay } from "#domain/search/words/statedStay.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { read, said } from "./worldReading.ts";

/** A Thursday. */
const today = stayDateOf("2026-11-26");
const chosen = { ...stayFrom(stayDateOf("2026-12-06"), 1), ...defaultGuests };
const stayOf = (text: string, day = today) => statedStay(read(text), day, chosen);

describe("words that are not dates", () => {
	it.each([
		"2026-11-20 서울",
		"이번주 월요일 서울",
		"올해 1월 3일 서울",
		"이번달 3일 서울",
		"2월 30일 연휴 서울",
		"12월 24일부터 12월 32일까지 서울",
		"2월 30일 서울",
		"13월 1일 서울",
		"0월 24일~26일 서울",
		"13월 초 서울",
		"13월 첫째 토요일 서울",
		"이번달 다섯째 토요일 서울",
		"어린이날 대체공휴일 서울",
		"올해 추석 다음날 서울",
		"12월 32일 서울",
		"200박 서울",
		"12월 26일~2026-12-24 서울",
	])("are reported as unused when they name dates that cannot be booked: %s [DEC-193]", (text) => {
		const { dates, reading } = stayOf(text);
		expect(dates).toBeNull();
		expect(said(reading)).toEqual(["city 서울"]);
		expect(reading.unknown).toHaveLength(1);
	});

	it.each([
		"한옥 하루온",
		"13/1 서울",
		"12/32 서울",
		"12-32 ~ 12-34 서울",
		"10-12 서울",
		"명동길 12-24",
		"12-24명 서울",
		"0/5 서울",
		"12/0 서울",
		"2026-13-01 서울",
		"0박 서울",
		"일월 서울",
		"수금 서울",
		"월화원",
		"서울 24시간 프런트",
		"1층 객실",
		"설악산 숙소",
		"평점 4.5 이상",
		"별점 3.5~4.5 서울",
		"3.5~4.5점 서울",
		"12.3 서울",
		"4.5~4.8만원 서울",
		"서울 신정동",
		"이번달까지 서울",
		"2026 서울",
		"5-10 서울",
		"20-30 서울",
		"명동길 1-15",
		"명동길 24-26",
		"강남대로 12-05",
		"구월 호텔",
		"12월생",
		"명동길 24",
		"중문관광로12번길 24",
	])("add no date to %s [DEC-193]", (text) => {
		expect(read(text).chips.some(({ meaning }) => meaning.kind === "dates")).toBe(false);
	});
});
