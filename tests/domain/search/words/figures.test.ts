import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultGuests, guestRules } from "#domain/guests/Guests.ts";
import { priceLabel } from "#domain/search/words/amounts.ts";
import { guestsLabel } from "#domain/search/words/people.ts";
import { saidStay } from "#domain/search/words/saidStay.ts";
import type { PriceMeaning } from "#domain/search/words/Term.ts";
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

describe("prices in words", () => {
	it.each([
		["10만원 이하 부산", null, 100_000],
		["10만 원 이하", null, 100_000],
		["100,000원 이하 서울", null, 100_000],
		["십만원 이하", null, 100_000],
		["17만 5천원 이하", null, 175_000],
		["1박 10만원", null, 100_000],
		["예산 15만", null, 150_000],
		["２０만원 이하 부산", null, 200_000],
		["20aksdnjs dlgk", null, 200_000],
		["10만원 이상 서울", 100_000, null],
		["30만원 넘는 호텔", 300_000, null],
		["5~10만원 서울 호텔", 50_000, 100_000],
		["10만원에서 20만원 사이 강릉", 100_000, 200_000],
		["10만원부터 20만원까지", 100_000, 200_000],
		["20만원대 부산 호텔", 200_000, 299_999],
		["15만원대", 150_000, 159_999],
	])("reads %s to the won [DEC-193]", (text, least, most) => {
		const { chips, unknown } = read(text);
		expect(chips.flatMap(({ meaning }) => (meaning.kind === "price" ? [meaning] : []))).toEqual([
			{ kind: "price", least, most },
		]);
		expect(unknown).toEqual([]);
	});

	it("reads again what it calls a price [DEC-193]", () => {
		const amount = fc.integer({ min: 1, max: 900 }).map((thousands) => thousands * 1_000);
		const price = fc
			.tuple(amount, amount, fc.constantFrom("least", "most", "both"))
			.map(([one, other, ends]): PriceMeaning => {
				const [least, most] = [Math.min(one, other), Math.max(one, other)];
				return { kind: "price", least: ends === "most" ? null : least, most: ends === "least" ? null : most };
			});
		fc.assert(
			fc.property(price, (meaning) => {
				expect(read(`강릉 ${priceLabel(meaning)} 호텔`).chips[1]?.meaning).toEqual(meaning);
			}),
		);
	});

	it.each(["12345", "2026", "0만원", "99999999만원"])(
		"takes no other number for a price: %s [DEC-193]",
		(text) => {
			expect(said(read(text))).toEqual([]);
		},
	);
});

describe("people in words", () => {
	it.each([
		["성인 2 아이 1 제주", 2, [0]],
		["성인2,아이2 부산", 2, [0, 0]],
		["강릉 어른 3 아이 1 20만원 이하", 3, [0]],
		["아이 1 2박 어른 2 12월 24일 서울", 2, [0]],
		["어른 3 어린이 1", 3, [0]],
		["아이 2명 서울", 2, [0, 0]],
		["5살 아이 제주", 2, [5]],
		["성인 2명 아이 1명(7세)", 2, [7]],
		["7세 9세 아이 둘 제주", 2, [7, 9]],
		["3살, 5살, 7살 아이", 2, [3, 5, 7]],
		["어른 4명 애기 1명 강릉", 4, [0]],
		["남자 둘 여자 셋 가평", 5, []],
		["친구 3명이서 강릉", 3, []],
		["네 명 강릉", 4, []],
		["4인 가족 호텔 서울", 4, []],
		["둘이서 제주", 2, []],
		["혼자 서울", 1, []],
		["세식구 부산", 3, []],
		["4인실", 4, []],
	])("knows who comes: %s [DEC-193]", (text, adults, childAges) => {
		expect(stayOf(text).guests).toEqual({ adults, childAges });
		expect(stayOf(text).reading.unknown).toEqual([]);
	});

	it("says that more than a search takes was not used [DEC-193]", () => {
		expect(read("10명 펜션").unknown).toEqual(["10명"]);
		const { guests, reading } = stayOf("성인 6 아이 4 서울");
		expect(guests).toBeNull();
		expect(said(reading)).toEqual(["city 서울"]);
		expect(reading.unknown).toEqual(["6명", "아이 4명"]);
	});

	it("reads again what it calls people [DEC-193]", () => {
		const age = fc.integer({ min: 0, max: guestRules.maxAge });
		const some = fc.oneof(
			fc.integer({ min: 1, max: 8 }).map((adults) => ({ kind: "guests" as const, adults, childAges: null })),
			fc
				.oneof(
					fc.array(age, { minLength: 1, maxLength: 7 }),
					fc
						.tuple(fc.integer({ min: 1, max: 7 }), age)
						.map(([count, years]) => Array<number>(count).fill(years)),
				)
				.map((childAges) => ({ kind: "guests" as const, adults: null, childAges })),
		);
		fc.assert(
			fc.property(some, (meaning) => {
				expect(read(guestsLabel(meaning)).chips[0]?.meaning).toEqual(meaning);
			}),
		);
	});
});

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

	it("takes what is left of a weekend [DEC-193]", () => {
		expect(datesOf("이번 주말", stayDateOf("2026-11-28"))).toBe("2026-11-28 2026-11-29");
		expect(datesOf("이번 주말", stayDateOf("2026-11-29"))).toBe("2026-11-29 2026-11-30");
		expect(datesOf("이번 주말 2박", stayDateOf("2026-11-28"))).toBe("2026-11-28 2026-11-30");
	});

	it.each([
		"2026-11-20 서울",
		"이번주 월요일 서울",
		"2월 30일 서울",
		"200박 서울",
		"12월 26일~2026-12-24 서울",
	])("says that days nobody can stay were not used: %s [DEC-193]", (text) => {
		const { dates, reading } = stayOf(text);
		expect(dates).toBeNull();
		expect(said(reading)).toEqual(["city 서울"]);
		expect(reading.unknown).toHaveLength(1);
	});

	it.each(["한옥 하루온", "서울 24시간 프런트", "1층 객실", "설악산 숙소", "평점 4.5 이상"])(
		"reads no day into %s [DEC-193]",
		(text) => {
			expect(read(text).chips.some(({ meaning }) => meaning.kind === "dates")).toBe(false);
		},
	);

	it("goes with its words when it is taken off [DEC-193]", () => {
		const reading = read("이번 주말에 강릉 호텔 성인 2 아이 1");
		const texts = reading.chips.map((chip) => said(read(withoutChip(reading, chip, lexicon))).length);
		expect(texts).toEqual(reading.chips.map(() => reading.chips.length - 1));
	});
});
