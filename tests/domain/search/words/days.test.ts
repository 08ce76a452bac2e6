import { describe, expect, it } from "vitest";
import { defaultGuests } from "#domain/guests/Guests.ts";
import { saidStay } from "#domain/search/words/saidStay.ts";
import { withoutChip } from "#domain/search/words/withoutChip.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { lexicon, read, said } from "./worldReading.ts";

/** A Thursday. */
const today = stayDateOf("2026-11-26");
const chosen = { ...stayFrom(stayDateOf("2026-12-06"), 1), ...defaultGuests };
const stayOf = (text: string, day = today) => saidStay(read(text), day, chosen);
const datesOf = (text: string, day = today) => {
	const { dates } = stayOf(text, day);
	return dates && `${dates.checkInDate} ${dates.checkOutDate}`;
};

describe("days in words", () => {
	it.each([
		["오늘 서울 호텔", "2026-11-26 2026-11-27"],
		["내일 제주", "2026-11-27 2026-11-28"],
		["내일 2박3일 부산", "2026-11-27 2026-11-29"],
		["내일모레 서울", "2026-11-28 2026-11-29"],
		["sodlf wpwneh", "2026-11-27 2026-11-28"],
		["이번 주말 강릉", "2026-11-28 2026-11-29"],
		["이번주말강릉펜션", "2026-11-28 2026-11-29"],
		["다음 주말 가평", "2026-12-05 2026-12-06"],
		["이번 주말 2박 여수", "2026-11-27 2026-11-29"],
		["이번주 금요일", "2026-11-27 2026-11-28"],
		["금토일 여수", "2026-11-27 2026-11-29"],
		["다음주 금토 강릉", "2026-12-04 2026-12-05"],
		["this weekend busan", "2026-11-28 2026-11-29"],
		["next friday 2 nights seoul", "2026-12-04 2026-12-06"],
		["dec 24 seoul", "2026-12-24 2026-12-25"],
		["12월 24일부터 3박 부산", "2026-12-24 2026-12-27"],
		["12월 24일부터 2명", "2026-12-24 2026-12-25"],
		["26.12.24 서울", "2026-12-24 2026-12-25"],
		["내년 12월 24일 서울", "2027-12-24 2027-12-25"],
		["27년 1월 3일 강릉", "2027-01-03 2027-01-04"],
		["다음달 15일부터 17일까지 부산", "2026-12-15 2026-12-17"],
		["다음달 첫째주 주말 강릉", "2026-12-05 2026-12-06"],
		["다음 달 셋째 주말 2박 여수", "2026-12-18 2026-12-20"],
		["이번달 마지막 주말 강릉", "2026-11-28 2026-11-29"],
		["둘째주 금요일 강릉", "2026-12-11 2026-12-12"],
		["1월 마지막 주 일요일 속초", "2027-01-31 2027-02-01"],
		["다음주 금요일부터 2박 제주", "2026-12-04 2026-12-06"],
		["다음주 금요일 제주 2박", "2026-12-04 2026-12-06"],
		["토요일부터 월요일 제주", "2026-11-28 2026-11-30"],
		["12월 24일 강릉", "2026-12-24 2026-12-25"],
		["12월 24일~26일 서울", "2026-12-24 2026-12-26"],
		["12/24~12/26 부산", "2026-12-24 2026-12-26"],
		["12.24-12.26 서울", "2026-12-24 2026-12-26"],
		["24일부터 26일까지 서울", "2026-12-24 2026-12-26"],
		["24~26일 서울", "2026-12-24 2026-12-26"],
		["12월 30일~2일", "2026-12-30 2027-01-02"],
		["2026-12-24 서울", "2026-12-24 2026-12-25"],
		["1월 1일 정동진", "2027-01-01 2027-01-02"],
		["12월 첫째주 주말 강릉", "2026-12-05 2026-12-06"],
		["크리스마스 서울 호텔", "2026-12-25 2026-12-26"],
		["크리스마스 이브 서울", "2026-12-24 2026-12-25"],
		["크리스마스 연휴 부산", "2026-12-25 2026-12-27"],
		["연말 강릉", "2026-12-31 2027-01-01"],
		["설날 부산", "2027-02-07 2027-02-08"],
		["설 연휴 제주도", "2027-02-06 2027-02-09"],
		["3일 뒤 제주", "2026-11-29 2026-11-30"],
		["일주일 뒤에 부산", "2026-12-03 2026-12-04"],
		["2주 후 강릉 2박", "2026-12-10 2026-12-12"],
		["3일 제주", "2026-12-03 2026-12-04"],
		["열흘 오키나와", "2026-12-06 2026-12-16"],
		["2박3일 제주", "2026-12-06 2026-12-08"],
		["한달살기 제주", "2026-12-06 2027-01-05"],
	])("knows when it is: %s [DEC-193]", (text, expected) => {
		expect(datesOf(text)).toBe(expected);
		expect(stayOf(text).reading.unknown).toEqual([]);
	});

	it("counts months from the day it is said on, whatever is left of this one [DEC-193]", () => {
		expect(datesOf("다음달 15일", stayDateOf("2026-12-03"))).toBe("2027-01-15 2027-01-16");
		expect(datesOf("다음달 첫째주 주말", stayDateOf("2026-12-31"))).toBe("2027-01-02 2027-01-03");
		expect(datesOf("이번달 첫째 주말", stayDateOf("2026-12-20"))).toBeNull();
		expect(datesOf("다음달 31일", stayDateOf("2027-01-05"))).toBeNull();
	});

	it("takes what is left of a weekend [DEC-193]", () => {
		expect(datesOf("이번 주말", stayDateOf("2026-11-28"))).toBe("2026-11-28 2026-11-29");
		expect(datesOf("이번 주말", stayDateOf("2026-11-29"))).toBe("2026-11-29 2026-11-30");
		expect(datesOf("이번 주말 2박", stayDateOf("2026-11-28"))).toBe("2026-11-28 2026-11-30");
	});

	it.each([
		"2026-11-20 서울",
		"이번주 월요일 서울",
		"2월 30일 서울",
		"13월 1일 서울",
		"0월 24일~26일 서울",
		"12월 32일 서울",
		"200박 서울",
		"12월 26일~2026-12-24 서울",
	])("says that days nobody can stay were not used: %s [DEC-193]", (text) => {
		const { dates, reading } = stayOf(text);
		expect(dates).toBeNull();
		expect(said(reading)).toEqual(["city 서울"]);
		expect(reading.unknown).toHaveLength(1);
	});

	it.each([
		"한옥 하루온",
		"일월 서울",
		"수금 서울",
		"월화원",
		"서울 24시간 프런트",
		"1층 객실",
		"설악산 숙소",
		"평점 4.5 이상",
	])("reads no day into %s [DEC-193]", (text) => {
		expect(read(text).chips.some(({ meaning }) => meaning.kind === "dates")).toBe(false);
	});

	it("goes with its words when it is taken off [DEC-193]", () => {
		const reading = read("이번 주말에 강릉 호텔 성인 2 아이 1");
		const texts = reading.chips.map((chip) => said(read(withoutChip(reading, chip, lexicon))).length);
		expect(texts).toEqual(reading.chips.map(() => reading.chips.length - 1));
	});
});
