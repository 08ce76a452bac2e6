import { describe, expect, it } from "vitest";
import { defaultGuests } from "#domain/guests/Guests.ts";
import { placesOf } from "#domain/search/words/Reading.ts";
import { statedStay } from "#domain/search/words/statedStay.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { read, said } from "./worldReading.ts";

/** A Thursday. */
const today = stayDateOf("2026-11-26");
const stayOf = (text: string) =>
	statedStay(read(text), today, { ...stayFrom(stayDateOf("2026-12-06"), 1), ...defaultGuests });

describe("places as travellers name them", () => {
	it.each([
		["강릉이나 속초나", ["강릉", "속초"], []],
		["속초나 양양 펜션", ["속초"], []],
		["속초든 강릉이든", ["속초", "강릉"], []],
		["여수 아니면 통영", ["여수", "통영"], []],
		["강릉or속초 호텔", ["강릉", "속초"], []],
		["태안이나 안면도", ["태안"], []],
		["속초랑 양양", ["속초"], []],
		["강화도 전등사", ["전등사"], []],
		["부산, 해운대", ["해운대"], []],
		["강릉,속초,양양", ["강릉", "속초"], []],
		["통영 거제 2박3일", ["통영"], []],
		["거제시 통영시 펜션", ["통영"], []],
		["속초 고성 양양", ["속초"], []],
		["속초 양양 낙산해수욕장", ["낙산해수욕장"], []],
		["강원도 고성", ["고성·봉포"], []],
		["양양 펜션", ["양양·낙산"], []],
		["속초 마리나베이", ["속초"], ["마리나베이"]],
		["서울 마리나베이 호텔", ["서울"], ["마리나베이"]],
		["싱가포르 마리나베이", ["마리나베이"], []],
		["인스파리움 아레나 호텔", [], ["인스파리움", "아레나"]],
		["팔라완", ["팔라완"], []],
		["시안", ["시안"], []],
		["하이난", ["하이난"], []],
		["치앙라이", ["치앙라이"], []],
		["도야마", ["도야마"], []],
		["산이 보이는 펜션", [], []],
		["창문 있는 방", [], ["창문"]],
	])("are neither lost nor invented: %s [DEC-193]", (text, places, unknown) => {
		expect(placesOf(read(text)).map(({ label }) => label)).toEqual(places);
		expect(read(text).unknown).toEqual(unknown);
	});
});

describe("days as travellers name them", () => {
	it.each([
		["크리스마스 이브 서울", "2026-12-24 2026-12-25"],
		["christmas eve seoul", "2026-12-24 2026-12-25"],
		["new year's eve busan", "2026-12-31 2027-01-01"],
		["new year's day busan", "2027-01-01 2027-01-02"],
		["24 Dec - 26 Dec Busan", "2026-12-24 2026-12-26"],
		["24th of december seoul", "2026-12-24 2026-12-25"],
		["24-26 dec busan", "2026-12-24 2026-12-26"],
		["24 to 26 december seoul", "2026-12-24 2026-12-26"],
		["31-2 jan seoul", null],
		["10 marriott", null],
		["marriott 10", null],
		["금~일 경주", "2026-11-27 2026-11-29"],
		["수~금 제주", "2026-12-02 2026-12-04"],
		["일~일 제주", null],
		["jeju 3 days 2 nights", "2026-12-06 2026-12-08"],
		["danang 4 nights and 5 days", "2026-12-06 2026-12-10"],
		["3 days in jeju", "2026-12-06 2026-12-08"],
		["in 3 days jeju", null],
		["a week in jeju", "2026-12-06 2026-12-13"],
		["one week seoul", "2026-12-06 2026-12-13"],
		["in 2 weeks busan", null],
		["two nights in seoul", "2026-12-06 2026-12-08"],
	])("are those days: %s [DEC-193]", (text, expected) => {
		const { dates } = stayOf(text);
		expect(dates && `${dates.checkInDate} ${dates.checkOutDate}`).toBe(expected);
	});
});

describe("who comes, as travellers name them", () => {
	it.each([
		["24개월 아기랑 부산", 2, [2]],
		["6개월 된 아기 다낭", 2, [0]],
		["12개월 아기", 2, [1]],
		["돌쟁이랑 제주", 2, [1]],
		["첫돌 아기", 2, [1]],
		["두돌 아기 키즈펜션", 2, [2]],
		["세 돌 지난 아이랑", 2, [3]],
		["one child seoul", 2, [0]],
		["2 kids aged 5 and 7 busan", 2, [5, 7]],
		["1 child age 5 tokyo", 2, [5]],
		["three adults", 3, []],
		["for two people paris", 2, []],
		["room for one seoul", 1, []],
		["6 guests pension", 6, []],
	])("is counted, the youngest in months: %s [DEC-193]", (text, adults, childAges) => {
		expect(stayOf(text).guests).toEqual({ adults, childAges });
	});

	it("counts no baby when it is part of a place name: 돌산 [DEC-193]", () => {
		expect(stayOf("돌산 펜션").guests).toBeNull();
	});
});

const digits = "영일이삼사오육칠팔구";

describe("two numbers in a row", () => {
	it("are an amount from one to the other [DEC-193]", () => {
		for (let low = 1; low < 9; low++) {
			const spoken = `${digits[low]}${digits[low + 1]}`;
			const range = (one: number, other: number) => said(read(`${one}~${other}만원`));
			expect(said(read(`${spoken}만원`))).toEqual(range(low, low + 1));
			expect(said(read(`십${spoken}만원대`))).toEqual(range(10 + low, 11 + low));
			expect(said(read(`${spoken}십만원 정도`))).toEqual(range(10 * low, 10 * (low + 1)));
			expect(said(read(`${low},${low + 1}만원`))).toEqual(range(low, low + 1));
			expect(said(read(`1${low},${low + 1}만원`))).toEqual(range(10 + low, 11 + low));
		}
	});

	it.each([
		["오륙만원", ["price 5만원~6만원"], []],
		["7,9만원", ["price 9만원 이하"], ["7"]],
		["구삼만원", [], ["구삼만원"]],
		["12/24,5만원 서울", ["dates 12/24", "price 5만원 이하", "city 서울"], []],
		["10,000원", ["price 1만원 이하"], []],
	])("are read: %s [DEC-193]", (text, expected, unknown) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual(unknown);
	});

	it.each([
		["한두명", 2],
		["두세 명", 3],
		["어른 서너명", 4],
		["네다섯명", 5],
		["대여섯명 펜션", 6],
		["예닐곱 명", 7],
		["일고여덟명", 8],
	])("are a group of the larger: %s [DEC-193]", (text, adults) => {
		const { reading, guests } = stayOf(text);
		expect(guests).toEqual({ adults, childAges: [] });
		expect(reading.unknown).toEqual([]);
	});

	it.each([
		["사나흘 제주", 4],
		["하루이틀 제주", 2],
		["3박정도 제주", 3],
		["2박쯤 제주", 2],
	])("are that many nights: %s [DEC-193]", (text, nights) => {
		const { reading, dates } = stayOf(text);
		expect(dates).toEqual(stayFrom(stayDateOf("2026-12-06"), nights));
		expect(reading.unknown).toEqual([]);
	});
});

describe("children", () => {
	it.each([
		["아이 둘 5세 1명 7세 1명", 2, [5, 7]],
		["아이 2명(5세 1명, 7세 1명)", 2, [5, 7]],
		["어른 둘 아이 하나 5세 1명", 2, [5]],
		["아이 3명 5세 1명", 2, [5, 0, 0]],
		["5살 아이 둘이서", 2, [5]],
		["5살 아이 둘이랑 어른 셋", 3, [5, 5]],
		["5살 남아 1명", 2, [5]],
		["6개월 아기 두명", 2, [0, 0]],
	])("are counted once: %s [DEC-193]", (text, adults, childAges) => {
		const { reading, guests } = stayOf(text);
		expect(guests).toEqual({ adults, childAges });
		expect(reading.unknown).toEqual([]);
	});
});
