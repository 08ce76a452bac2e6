import fc from "fast-check";
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

describe("days in digits only", () => {
	it.each([
		["1224 서울", "2026-12-24 2026-12-25"],
		["서울 1224부터 2박", "2026-12-24 2026-12-26"],
		["1224~1226 부산", "2026-12-24 2026-12-26"],
		["1224-1226 부산", "2026-12-24 2026-12-26"],
		["1224~26 부산", "2026-12-24 2026-12-26"],
		["12-24 서울", "2026-12-24 2026-12-25"],
		["12-24~26 서울", "2026-12-24 2026-12-26"],
		["01-05 제주 2박", "2027-01-05 2027-01-07"],
		["0103 제주", "2027-01-03 2027-01-04"],
		["20261224 서울", "2026-12-24 2026-12-25"],
		["1박 20261224 서울", "2026-12-24 2026-12-25"],
		["1박 1224 서울", "2026-12-24 2026-12-25"],
		["24~26 서울", "2026-12-24 2026-12-26"],
		["서울 24 ~ 26", "2026-12-24 2026-12-26"],
		["24~26, 2명 서울", "2026-12-24 2026-12-26"],
		["9~11에 서울", "2026-12-09 2026-12-11"],
		["1~15 서울", "2026-12-01 2026-12-15"],
		["12/24~26 인천", "2026-12-24 2026-12-26"],
		["12월 24~26 명동", "2026-12-24 2026-12-26"],
		["24~26 분당", "2026-12-24 2026-12-26"],
		["24~31 분당", "2026-12-24 2026-12-31"],
		["20~24 분당", "2026-12-20 2026-12-24"],
		["12-20 분당", "2026-12-20 2026-12-21"],
		["12-24~12-26 분당", "2026-12-24 2026-12-26"],
	])("are dates: %s [DEC-193]", (text, expected) => {
		const { dates, reading } = stayOf(text);
		expect(dates && `${dates.checkInDate} ${dates.checkOutDate}`).toBe(expected);
		expect(reading.unknown).toEqual([]);
	});

	it.each([
		"1300 서울",
		"1232 서울",
		"1224호 서울",
		"1224원 서울",
		"12245 서울",
		"15~20 사이 강릉",
		"15~20 강릉",
		"24~26명 서울",
		"24~26 명 서울",
		"24~26만원 서울",
		"26~24 서울",
		"24~24 서울",
		"12-19 서울",
		"1~16 서울",
		"24~36 서울",
		"10-12 서울",
		"0~12 서울",
	])("are not dates when there is no such day or they may mean something else: %s [DEC-193]", (text) => {
		expect(stayOf(text).dates).toBeNull();
	});
});

describe("the end of a month", () => {
	it("is that of the current one when no month is named, and null once past [DEC-193]", () => {
		expect(stayOf("부산 월말").dates?.checkInDate).toBe("2026-11-26");
		expect(stayOf("12월 말 부산").dates?.checkInDate).toBe("2026-12-25");
		expect(stayOf("월초 부산").dates).toBeNull();
	});
});

describe("amounts without a unit", () => {
	it.each([
		["20 이하 부산", ["price 20만원 이하", "city 부산"]],
		["부산 호텔 20이하", ["city 부산", "kind 호텔", "price 20만원 이하"]],
		["100 미만 풀빌라", ["price 100만원 이하", "kind 풀빌라"]],
		["15 이하 2인 부산", ["price 15만원 이하", "guests 성인 2명", "city 부산"]],
		["10~20 이하 부산", ["price 10만원~20만원", "city 부산"]],
		["20만원 언저리 부산", ["price 20만원 이하", "city 부산"]],
		["seoul hotel under 150000", ["city 서울", "kind 호텔", "price 15만원 이하"]],
		["예산 100000 부산", ["price 10만원 이하", "city 부산"]],
		["over 200000 부산", ["price 20만원 이상", "city 부산"]],
	])("are taken with a limit, small ones in tens of thousands: %s [DEC-193]", (text, expected) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual([]);
	});

	it.each(["20 이상 부산", "20 부산", "5 이하 부산", "00 이하 부산", "max 2026 부산", "150000 부산"])(
		"are not guessed otherwise: %s [DEC-193]",
		(text) => {
			expect(said(read(text))).toEqual(["city 부산"]);
		},
	);
});

describe("a counter apart from its number", () => {
	it.each([
		["성인 2 인천", ["guests 성인 2명", "city 인천"]],
		["성인 2 명동", ["guests 성인 2명", "area 명동"]],
		["아이 1 분당", ["guests 아이 1명", "landmark 분당"]],
		["성인 2 일산", ["guests 성인 2명", "elsewhere 일산"]],
		["어른 2 천안", ["guests 성인 2명", "elsewhere 천안"]],
		["성인 2 명 부산", ["guests 성인 2명", "city 부산"]],
		["성인 2 당진", ["guests 성인 2명", "elsewhere 당진"]],
		["어른 2 박 강릉", ["dates 2 박", "city 강릉"]],
	])("is a word of its own, not the beginning of a place: %s [DEC-193]", (text, expected) => {
		expect(said(read(text))).toEqual(expected);
	});
});

describe("grades", () => {
	it("are whole numbers from one to five, in any unit [DEC-193]", () => {
		const unit = fc.constantFrom("성급", "성급 이상", "성급 호텔", "star hotel");
		const other = fc.oneof(
			fc.constantFrom("0", "6", "7", "8", "9", "10"),
			fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 9 })).map(([whole, tenths]) => `${whole}.${tenths}`),
		);
		fc.assert(
			fc.property(other, unit, (number, word) => {
				expect(said(read(`${number}${word}`)).filter((each) => each.startsWith("grade"))).toEqual([]);
			}),
		);
	});

	it.each([
		["4-5 star hotel", ["grade 4성급 이상", "kind 호텔"]],
		["4성급~5성급", ["grade 4성급 이상"]],
		["2~3성급", ["grade 2~3성급"]],
		["3성~4성 호텔", ["grade 3~4성급", "kind 호텔"]],
		["5성굽 호텔", ["grade 5성급", "kind 호텔"]],
		["평점 4.5 이상", ["score 후기 4.5점 이상"]],
	])("may be a range or mistyped: %s [DEC-193]", (text, expected) => {
		expect(said(read(text))).toEqual(expected);
	});
});
