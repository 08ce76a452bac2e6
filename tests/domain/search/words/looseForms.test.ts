import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultGuests } from "#domain/guests/Guests.ts";
import { spokenValue } from "#domain/search/words/spokenNumbers.ts";
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
		["이번주 불금 부산", "2026-11-27 2026-11-28"],
		["다음주 불토에 강릉", "2026-12-05 2026-12-06"],
		["7말8초 제주", "2027-07-25 2027-08-01"],
		["7월말~8초 제주", "2027-07-25 2027-08-01"],
		["24부터 26까지 서울", "2026-12-24 2026-12-26"],
		["12/24,25 서울", "2026-12-24 2026-12-25"],
		["12/24,4명 서울", "2026-12-24 2026-12-25"],
		["12/24,25,000원 서울", "2026-12-24 2026-12-25"],
		["24부터 26일까지 서울", "2026-12-24 2026-12-26"],
		["5.30 제주", "2027-05-30 2027-05-31"],
		["12.6(일) ~ 12.8(화) 부산", "2026-12-06 2026-12-08"],
		["1.2(토) 부산", "2027-01-02 2027-01-03"],
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
		["대2소1 강릉", 2, [0]],
		["아이(5세) 1명 강릉", 2, [5]],
		["아이 5세 2명 강릉", 2, [5, 5]],
		["아이 5세 4명 가족", 3, [5]],
		["대 2 소 2 강릉", 2, [0, 0]],
		["성인 2 아이 2(5,7)", 2, [5, 7]],
		["성인 2, 아동 2 (3, 5)", 2, [3, 5]],
		["성인 2 아동 1 만 3세", 2, [3]],
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

const digits = ["", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"];
const placed = (digit: number, unit: string): string =>
	digit === 0 ? "" : `${digit === 1 ? "" : digits[digit]}${unit}`;
const inWords = (number: number): string =>
	placed(Math.floor(number / 100), "백") +
	placed(Math.floor(number / 10) % 10, "십") +
	(digits[number % 10] ?? "");
const monthInWords = (month: number): string => ({ 6: "유", 10: "시" })[month] ?? inWords(month);

const anyDay = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }));

describe("numbers in words", () => {
	it("have their value, up to 999 [DEC-193]", () => {
		for (let number = 1; number < 1_000; number++) expect(spokenValue(inWords(number))).toBe(number);
	});

	it("are the day that figures say [DEC-193]", () => {
		fc.assert(
			fc.property(
				anyDay,
				fc.constantFrom("", " "),
				fc.constantFrom("", "에", "부터 2박"),
				([month, day], gap, end) => {
					const spoken = stayOf(`${monthInWords(month)}월${gap}${inWords(day)}일${end} 제주`);
					expect(spoken.dates).toEqual(stayOf(`${month}월 ${day}일${end} 제주`).dates);
					if (spoken.dates) expect(spoken.reading.unknown).toEqual([]);
				},
			),
			{ numRuns: 60 },
		);
	});

	it("are the amount that figures say [DEC-193]", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 999 }), (number) => {
				expect(said(read(`부산 ${inWords(number)}만원 이하`))).toEqual(said(read(`부산 ${number}만원 이하`)));
			}),
			{ numRuns: 60 },
		);
	});

	it("may be joined to figures: 2백만원 [DEC-193]", () => {
		expect(said(read("2백만원 이하"))).toEqual(["price 200만원 이하"]);
	});

	it.each([
		["십이월 이십사일부터 이십육일까지 부산", "2026-12-24 2026-12-26"],
		["십이월이십사일서울", "2026-12-24 2026-12-25"],
		["이십사일~이십육일 부산", "2026-12-24 2026-12-26"],
		["24일부터 이십육일까지", "2026-12-24 2026-12-26"],
		["시월 삼일 연휴", "2027-10-02 2027-10-04"],
		["십이월 첫째주 주말 강릉", "2026-12-05 2026-12-06"],
		["칠월 말 팔월 초 제주", "2027-07-25 2027-08-01"],
		["삼일절 제주", "2027-03-01 2027-03-02"],
		["사월 초파일", "2027-05-13 2027-05-14"],
		["24일날 체크인", "2026-12-24 2026-12-25"],
		["이번 금토 강릉", "2026-11-27 2026-11-28"],
		["금주 토일 강릉", "2026-11-28 2026-11-29"],
		["새해 첫 주말 여수", "2027-01-02 2027-01-03"],
		["내년 첫 금요일 여수", "2027-01-01 2027-01-02"],
		["올해 마지막 주말 여수", "2026-12-26 2026-12-27"],
	])("are those days: %s [DEC-193]", (text, expected) => {
		const { dates, reading } = stayOf(text);
		expect(dates && `${dates.checkInDate} ${dates.checkOutDate}`).toBe(expected);
		expect(reading.unknown).toEqual([]);
	});

	it.each(["구월동 호텔", "오일장 근처", "일일투어", "삼일 제주"])("are no day in %s [DEC-193]", (text) => {
		expect(stayOf(text).dates).toBeNull();
	});

	it.each(["박", "명", "인", "만원", "성급", "분 거리", "시간", "층"])(
		"behind a month are no day when they count %s [DEC-193]",
		(unit) => {
			for (const month of ["12월", "1월 ", "내년 2월"]) {
				for (const number of [1, 2, 3, 4]) {
					const { chips } = read(`${month} ${number}${unit} 제주`);
					expect(
						chips.filter(({ meaning }) => meaning.kind === "dates" && meaning.from?.by === "date"),
					).toEqual([]);
				}
			}
		},
	);
});
