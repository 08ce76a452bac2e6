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

describe("a limit that is refused", () => {
	it.each([
		["10만원 이하 말고", ["price 10만원 이상"], []],
		["30만원 이상은 빼줘", ["price 30만원 이하"], []],
		["20만원 넘는 거 빼고 강릉", ["price 20만원 이하", "city 강릉"], []],
		["총 50만원 이상 제외", ["price 총 50만원 이하"], []],
		["10만원 이하 싫어요 모텔", ["price 10만원 이상", "kind 모텔"], []],
		["except 100000 이하", ["price 10만원 이상"], []],
		["10만원 이하, 모텔 제외", ["price 10만원 이하", "without 모텔 제외"], []],
		["10만원 이하 없음", [], ["10만원 이하 없음"]],
		["10만원대 말고", [], ["10만원대 말고"]],
		["20만원 말고 10만원", ["price 10만원 이하"], ["20만원 말고"]],
	])("is the opposite limit, a mere amount none: %s [DEC-193]", (text, expected, unknown) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual(unknown);
	});
});

describe("days beside others, and days off", () => {
	it.each([
		["12월 25일 전날", "2026-12-24 2026-12-25"],
		["12/24 다음날", "2026-12-25 2026-12-26"],
		["21일(월) 이튿날부터 2박", "2026-12-22 2026-12-24"],
		["토요일 전날 부산", "2026-11-27 2026-11-28"],
		["설 전날", "2027-02-06 2027-02-07"],
		["설날 담날부터 3박4일", "2027-02-08 2027-02-11"],
		["광복절 낀 주말 속초", "2027-08-14 2027-08-15"],
		["삼일절 주말", "2027-02-27 2027-02-28"],
		["어린이날 주말", "2027-05-08 2027-05-09"],
		["크리스마스 주말 2박", "2026-12-25 2026-12-27"],
		["설 연휴 전날", "2027-02-05 2027-02-06"],
		["설 연휴 첫날", "2027-02-06 2027-02-07"],
		["설 연휴의 마지막 날", "2027-02-09 2027-02-10"],
		["추석 연휴 다음날", "2027-09-17 2027-09-18"],
		["추석 연휴 앞 주말", "2027-09-11 2027-09-12"],
		["추석 연휴 끝나고 주말", "2027-09-18 2027-09-19"],
		["설날 대체공휴일 강릉", "2027-02-09 2027-02-10"],
		["개천절 대체휴일", "2027-10-04 2027-10-05"],
		["한글날 대체공휴일 연휴", "2027-10-09 2027-10-11"],
		["8월 16일 광복절 대체공휴일", "2027-08-16 2027-08-17"],
		["2027 추석 부산", "2027-09-15 2027-09-16"],
		["27년 설날", "2027-02-07 2027-02-08"],
		["2027 1월 제주", "2027-01-01 2027-01-02"],
		["제헌절 강릉", "2027-07-17 2027-07-18"],
		["빼빼로데이", "2027-11-11 2027-11-12"],
		["그글피", "2026-11-30 2026-12-01"],
		["올해 마지막 날 정동진", "2026-12-31 2027-01-01"],
		["내년 첫날", "2027-01-01 2027-01-02"],
	])("are those days: %s [DEC-193]", (text, expected) => {
		const { dates, reading } = stayOf(text);
		expect(dates && `${dates.checkInDate} ${dates.checkOutDate}`).toBe(expected);
		expect(reading.unknown).toEqual([]);
	});

	it("are not the day on which the guest leaves [DEC-193]", () => {
		const { dates, reading } = stayOf("12월 24일 다음날 체크아웃");
		expect(dates).toEqual(stayFrom(stayDateOf("2026-12-24"), 1));
		expect(reading.unknown).toEqual(["다음날"]);
	});
});

describe("days and months in short", () => {
	it.each([
		["제주 12-05", "2026-12-05 2026-12-06"],
		["11-09 2박", "2027-11-09 2027-11-11"],
		["12-12", "2026-12-12 2026-12-13"],
		["12월2째주 토", "2026-12-12 2026-12-13"],
		["12월 2째주 금토", "2026-12-11 2026-12-12"],
		["12월 2째주 토요일", "2026-12-12 2026-12-13"],
		["江南 2泊3日", "2026-12-06 2026-12-08"],
		["釜山 2晚", "2026-12-06 2026-12-08"],
		["이번달 제주", "2026-11-26 2026-11-27"],
		["이번달 28일 제주", "2026-11-28 2026-11-29"],
		["Dec 20, 2026", "2026-12-20 2026-12-21"],
		["20 December 2026 - 22 December 2026", "2026-12-20 2026-12-22"],
		["두 달 살기 제주", "2026-12-06 2027-02-04"],
		["3개월 살기", "2026-12-06 2027-03-06"],
	])("are read: %s [DEC-193]", (text, expected) => {
		const { dates, reading } = stayOf(text);
		expect(dates && `${dates.checkInDate} ${dates.checkOutDate}`).toBe(expected);
		expect(reading.unknown).toEqual([]);
	});
});

describe("groups in short", () => {
	it.each([
		["2+1 가족여행", 2, [0]],
		["2+2인 가족", 2, [0, 0]],
		["2+1인", 3, []],
		["2名", 2, []],
		["친구 2명이랑 나", 3, []],
		["성인 2 초등 2 유아 1", 2, [0, 0, 0]],
		["초1 유아 1", 2, [7, 0]],
		["5살, 3살 남매", 2, [5, 3]],
		["5살 남매 셋", 2, [5, 5, 5]],
		["쌍둥이 5살", 2, [5, 5]],
		["5살 쌍둥이", 2, [5, 5]],
		["18개월 쌍둥이", 2, [1, 1]],
		["18개월 아가", 2, [1]],
		["4인가족 방 하나", 4, []],
	])("are counted: %s [DEC-193]", (text, adults, childAges) => {
		const { guests, reading } = stayOf(text);
		expect(guests).toEqual({ adults, childAges });
		expect(reading.chips.every(({ meaning }) => meaning.kind === "guests")).toBe(true);
		expect(reading.unknown).toEqual([]);
	});
});

describe("the rest of a text", () => {
	it.each([
		["한옥 같은 펜션", ["kind 펜션"], ["한옥"]],
		["노펫 호텔", ["without 반려동물 동반 제외", "kind 호텔"], []],
		["노펫존", ["without 반려동물 동반 제외"], []],
		["노산", [], ["노산"]],
		["가족 한방에", ["theme 가족"], []],
		["냥이 동반 후기 좋은데", ["facility 반려동물 동반", "score 후기 4.5점 이상"], []],
		["수유실", [], ["수유실"]],
		["osaka universal studios", ["city 오사카", "area 베이 에리어"], []],
		["東京ディズニーランド", ["city 도쿄", "landmark 디즈니랜드"], []],
		["london king's cross", ["city 런던", "landmark 킹스크로스"], []],
		["釜山 便宜", ["city 부산", "sort 낮은 가격순"], []],
		["수영장 필수는 아님", [], ["수영장 필수는 아님"]],
		["모텔 제외하고 다", ["without 모텔 제외"], []],
		["남매 여행", [], ["남매"]],
		["애견 프리", ["facility 반려동물 동반"], ["프리"]],
		["공항근처 호텔", ["landmark 공항 근처", "kind 호텔"], []],
		["계곡옆 글램핑", ["landmark 계곡 근처", "kind 글램핑"], []],
		["대학병원근처", ["landmark 대학병원 근처"], []],
		["정동진 해맞이", ["area 정동진·옥계", "theme 오션뷰"], []],
	])("is read, and no more: %s [DEC-193]", (text, expected, unknown) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual(unknown);
	});
});
