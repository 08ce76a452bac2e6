import { describe, expect, it } from "vitest";
import { defaultGuests } from "#domain/guests/Guests.ts";
import { statedStay } from "#domain/search/words/statedStay.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { read, said } from "./worldReading.ts";

/** A Thursday. */
const today = stayDateOf("2026-11-26");
const stayOf = (text: string) =>
	statedStay(read(text), today, { ...stayFrom(stayDateOf("2026-12-06"), 1), ...defaultGuests });

describe("days in loose forms", () => {
	it.each([
		["12.24.-12.26. 부산", "2026-12-24 2026-12-26"],
		["12.24. 부산", "2026-12-24 2026-12-25"],
		["12월 마지막날 강릉", "2026-12-31 2027-01-01"],
		["12월 마지막 날부터 1월 1일까지", "2026-12-31 2027-01-01"],
		["이번달 말일", "2026-11-30 2026-12-01"],
		["2월 말일", "2027-02-28 2027-03-01"],
		["2028년 2월 말일", "2028-02-29 2028-03-01"],
		["13월 말일", null],
		["12월 0일 부산", null],
		["12/0 부산", null],
		["12월 첫날", "2026-12-01 2026-12-02"],
		["크리스마스날 서울", "2026-12-25 2026-12-26"],
		["크리스마스 당일", "2026-12-25 2026-12-26"],
		["12월 중순쯤 제주", "2026-12-11 2026-12-12"],
		["Dec 24 to 26 seoul", "2026-12-24 2026-12-26"],
		["December 24th - 26th Seoul", "2026-12-24 2026-12-26"],
		["이박 강릉", "2026-12-06 2026-12-08"],
		["이박사일 강릉", "2026-12-06 2026-12-08"],
		["1박 24일", "2026-12-24 2026-12-25"],
		["3박 5일 다낭", "2026-12-06 2026-12-09"],
		["12월 3주차 주말", "2026-12-19 2026-12-20"],
		["금요일 저녁부터 일요일까지", "2026-11-27 2026-11-29"],
		["12월 25일 전후로 제주", "2026-12-25 2026-12-26"],
		["24일 정도부터 2박 제주", "2026-12-24 2026-12-26"],
		["하루! 여수", "2026-12-06 2026-12-07"],
	])("are those days: %s [DEC-193]", (text, expected) => {
		const { dates, reading } = stayOf(text);
		expect(dates && `${dates.checkInDate} ${dates.checkOutDate}`).toBe(expected);
		if (expected) expect(reading.unknown).toEqual([]);
	});
});

describe("parties in loose forms", () => {
	it.each([
		// Two groups are named, so both come.
		["부모님 두분 성인 두명", 4, []],
		["부모님 두 분 성인 2명 아이 1명", 4, [0]],
		["부모님 두분 포함 4명", 4, []],
		["부모님 두분 포함 성인 4명", 4, []],
		["부모님 두분", 2, []],
		["부모님 9분", null, []],
		["우리 부부랑 부모님", 4, []],
		["저희 둘이랑 부모님 두분", 4, []],
		["부부랑 양가 부모님", 6, []],
		["성인 둘만 부산", 2, []],
		["어른만 4명", 4, []],
		["성인은 2명 아이는 1명 부산", 2, [0]],
		["아이는 5살, 7살", 2, [5, 7]],
		["두살 아기", 2, [2]],
		["세 살 네 살 아이 둘", 2, [3, 4]],
		["7살 남자아이", 2, [7]],
		["인원 4 부산", 4, []],
		["총인원 6명", 6, []],
		["인원 20 부산", null, []],
		["4ppl busan", 4, []],
		["tokyo 2 adults 1 child (5)", 2, [5]],
		["6인 이상 펜션", 6, []],
		["대인 2 소인 1", 2, [0]],
		["우리가족  넷 부산", 4, []],
		["4인 가족 아이 둘 제주", 2, [0, 0]],
		["총 4명 아이 1명", 3, [0]],
		["2명 아이 1명", 2, [0]],
		["2인 가족 아이 둘", 2, [0, 0]],
	])("are counted: %s [DEC-193]", (text, adults, childAges) => {
		expect(stayOf(text).guests).toEqual(adults === null ? null : { adults, childAges });
	});
});

describe("budgets in loose forms", () => {
	it.each([
		["1박 30", ["price 30만원 이하"]],
		["1박에 30 부산", ["price 30만원 이하", "city 부산"]],
		["하루 20", ["price 20만원 이하"]],
		["3박에 50", ["dates 3박", "price 총 50만원 이하"]],
		["1박 2일 30 부산", ["dates 1박 2일", "price 30만원 이하", "city 부산"]],
		["2박 3일 50 제주", ["dates 2박 3일", "price 총 50만원 이하", "city 제주"]],
		["1박 30 인천", ["price 30만원 이하", "city 인천"]],
		["1박 12/24", ["dates 1박", "dates 12/24"]],
		["예산 최대 20 부산", ["price 20만원 이하", "city 부산"]],
		["예산은 최대 20만원~", ["price 20만원 이하"]],
		["1박 10만원~", ["price 10만원 이상"]],
		["가격대 10~15 부산", ["price 10만원~15만원", "city 부산"]],
		["숙박비 10만원", ["price 10만원 이하"]],
		["방값 10", ["price 10만원 이하"]],
		["박당 10만원", ["price 10만원 이하"]],
	])("are limits: %s [DEC-193]", (text, expected) => {
		expect(said(read(text))).toEqual(expected);
	});
});
