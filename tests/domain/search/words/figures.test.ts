import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultGuests, guestRules } from "#domain/guests/Guests.ts";
import { priceLabel } from "#domain/search/words/amounts.ts";
import { guestsLabel } from "#domain/search/words/people.ts";
import { statedStay } from "#domain/search/words/statedStay.ts";
import type { PriceMeaning } from "#domain/search/words/Term.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { read, said } from "./worldReading.ts";

/** A Thursday. */
const today = stayDateOf("2026-11-26");
const chosen = { ...stayFrom(stayDateOf("2026-12-06"), 1), ...defaultGuests };
const stayOf = (text: string, day = today) => statedStay(read(text), day, chosen);

describe("prices in words", () => {
	it.each([
		["10만원 이하 부산", null, 100_000],
		["10만 원 이하", null, 100_000],
		["100,000원 이하 서울", null, 100_000],
		["십만원 이하", null, 100_000],
		["17만 5천원 이하", null, 175_000],
		["1박 10만원", null, 100_000],
		["여수 2박 1박당 10만원 이하", null, 100_000],
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
		["5만원짜리 게하", null, 50_000],
		["10만원선 부산", null, 100_000],
		["5만원 안 되는 모텔", null, 50_000],
		["30만원 안 넘게", null, 300_000],
		["만원대 게하", 10_000, 19_999],
		["10만원 초반 호텔", 100_000, 140_000],
		["20만원 중반대 풀빌라", 240_000, 270_000],
		["이십만원대 후반", 270_000, 300_000],
		["20만원 초중반 호텔", 200_000, 270_000],
		["hotel under 100000 won seoul", null, 100_000],
	])("reads %s to the won [DEC-193]", (text, least, most) => {
		const { chips, unknown } = read(text);
		expect(chips.flatMap(({ meaning }) => (meaning.kind === "price" ? [meaning] : []))).toEqual([
			{ kind: "price", least, most, isInAll: false },
		]);
		expect(unknown).toEqual([]);
	});

	it.each([
		["총 50만원 제주", null, 500_000],
		["총액 100만원 이하 다낭", null, 1_000_000],
		["전체 예산 60만원 부산", null, 600_000],
		["2박에 30만원 여수", null, 300_000],
		["3박 4일에 60~90만원 제주", 600_000, 900_000],
		["제주 2박 40만원 이하 호텔", null, 400_000],
		["강릉 2박3일 예산 50만원", null, 500_000],
	])("knows a price for all nights from that of one: %s [DEC-193]", (text, least, most) => {
		const { chips, unknown } = read(text);
		expect(chips.find(({ meaning }) => meaning.kind === "price")?.meaning).toEqual({
			kind: "price",
			least,
			most,
			isInAll: true,
		});
		expect(unknown).toEqual([]);
	});

	it.each([
		["하루 8만원 대전", null, 80_000],
		["8만원 대구", null, 80_000],
		["8만원대 대구", 80_000, 89_999],
		["8만원 대 대구", 80_000, 89_999],
		["8만원 대의 대구 호텔", 80_000, 89_999],
	])("takes the beginning of a place for no part of an amount: %s [DEC-193]", (text, least, most) => {
		const { chips, unknown } = read(text);
		expect(chips.find(({ meaning }) => meaning.kind === "price")?.meaning).toMatchObject({ least, most });
		expect(unknown).toEqual([]);
	});

	it.each(["1만엔 이하 오사카", "100달러 호텔", "3만 5천엔"])(
		"counts no other money as won: %s [DEC-193]",
		(text) => {
			expect(read(text).chips.some(({ meaning }) => meaning.kind === "price")).toBe(false);
		},
	);

	it("reads again what it calls a price [DEC-193]", () => {
		const amount = fc.integer({ min: 1, max: 900 }).map((thousands) => thousands * 1_000);
		const price = fc
			.tuple(amount, amount, fc.constantFrom("least", "most", "both"), fc.boolean())
			.map(([one, other, ends, isInAll]): PriceMeaning => {
				const [least, most] = [Math.min(one, other), Math.max(one, other)];
				return {
					kind: "price",
					least: ends === "most" ? null : least,
					most: ends === "least" ? null : most,
					isInAll,
				};
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
		["2인1실 서울", 2, []],
		["아이 3살 제주", 2, [3]],
		["성인 2명, 아이 2명(5세, 7세) 부산", 2, [5, 7]],
		["아이 2명 (5살/7살) 부산", 2, [5, 7]],
		["아이 둘 5살 7살 부산", 2, [5, 7]],
		["아이 2명 5살이랑 7살 부산", 2, [5, 7]],
		["아이 3명(만 3세, 만 5세, 10세) 부산", 2, [3, 5, 10]],
		["아이 5살, 7살 부산", 2, [5, 7]],
		["아이 1명 5세 2박 부산", 2, [5]],
		["아이 7살 5만원 부산", 2, [7]],
		["아이(만 7세) 제주", 2, [7]],
		["2 adults 1 child jeju", 2, [0]],
		["3 adults 2 kids", 3, [0, 0]],
		["pool villa jeju for 4", 4, []],
		["family of 4 jeju", 4, []],
		["신혼부부 제주", 2, []],
		["7살 5살 아이 둘 부부", 2, [7, 5]],
		["아들 둘 강릉", 2, [0, 0]],
		["아들 하나 딸 하나 어른 둘", 2, [0, 0]],
		["초등 2명 성인 3명 제주", 3, [0, 0]],
		["조카 2명 어른 3명", 3, [0, 0]],
		["유치원생 1명 어른 2명", 2, [0]],
		["총 4명 성인 2 아이 2", 2, [0, 0]],
		["4인 가족 성인2 아이2 부산", 2, [0, 0]],
		["부부동반 4명 강릉", 4, []],
		["최대 6인 독채", 6, []],
	])("knows who comes: %s [DEC-193]", (text, adults, childAges) => {
		expect(stayOf(text).guests).toEqual({ adults, childAges });
		expect(stayOf(text).reading.unknown).toEqual([]);
	});

	it("says that more than a search takes was not used [DEC-193]", () => {
		expect(read("10명 펜션").unknown).toEqual(["10명"]);
		expect(said(read("서울 9명"))).toEqual(["city 서울"]);
		expect(read("서울 9명").unknown).toEqual(["9명"]);
		expect(said(read("서울 9인"))).toEqual(["city 서울"]);
		const { guests, reading } = stayOf("성인 6 아이 4 서울");
		expect(guests).toBeNull();
		expect(said(reading)).toEqual(["city 서울"]);
		expect(reading.unknown).toEqual(["성인 6명", "아이 4명"]);
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
