import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultGuests, guestRules } from "#domain/guests/Guests.ts";
import { guestsLabel } from "#domain/search/words/guestsLabel.ts";
import { statedStay } from "#domain/search/words/statedStay.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { read, said } from "./worldReading.ts";

/** A Thursday. */
const today = stayDateOf("2026-11-26");
const chosen = { ...stayFrom(stayDateOf("2026-12-06"), 1), ...defaultGuests };
const stayOf = (text: string, day = today) => statedStay(read(text), day, chosen);

describe("children beyond a child's age", () => {
	it.each(["고등학생 자녀 2명 부산", "중학생 아들 둘이랑 부산", "중학생 딸 1명 부산", "고딩 둘이 부산"])(
		"are neither children nor all who come: %s [DEC-193]",
		(text) => {
			expect(said(read(text))).toEqual(["city 부산"]);
		},
	);

	it("do not hide the younger ones: 초등학생 자녀 2명 [DEC-193]", () => {
		expect(said(read("초등학생 자녀 2명 부산"))).toEqual(["guests 아이 2명", "city 부산"]);
		expect(read("초등학생 자녀 2명 부산").unknown).toEqual([]);
	});
});

describe("guests in words", () => {
	it.each([
		["성인 2 아이 1 제주", 2, [0]],
		["성인2,아이2 부산", 2, [0, 0]],
		["강릉 어른 3 아이 1 20만원 이하", 3, [0]],
		["아이 1 2박 어른 2 12월 24일 서울", 2, [0]],
		["어른 3 어린이 1", 3, [0]],
		["부모님 2명 아이 2명 제주", 2, [0, 0]],
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
		["3~4인 가족 서울", 4, []],
		["2,3명 강릉", 3, []],
		["2명~3명 강릉", 3, []],
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
		["남자 둘 가평", 2, []],
		["성인 2명 아동 0명 서울", 2, []],
		["아이 3명(5세, 7세) 부산", 2, [5, 7, 0]],
		["아이 2명(3세, 5세, 7세) 부산", 2, [3, 5]],
		["아이 6명 부산", 2, [0, 0, 0, 0, 0, 0]],
		["13살 아이 부산", 2, [13]],
		["성인 1명 서울", 1, []],
	])("are recognised: %s [DEC-193]", (text, adults, childAges) => {
		expect(stayOf(text).guests).toEqual({ adults, childAges });
		expect(stayOf(text).reading.unknown).toEqual([]);
	});

	it.each([
		["성인 0명 서울", ["city 서울"], ["성인", "0명"]],
		["14세 아이 서울", ["facility 키즈", "city 서울"], ["14세"]],
		["7세 15세 아이 서울", ["facility 키즈", "city 서울"], ["7세", "15세"]],
		["아이 8명 서울", ["facility 키즈", "city 서울"], ["8명"]],
		["중학생 2명 부모 2명 서울", ["guests 부모님 2명", "city 서울"], ["중학생", "2명"]],
	])("exclude zero, more than the maximum, and children over 13: %s [DEC-193]", (text, expected, unknown) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual(unknown);
	});

	it("above the maximum are reported as unused [DEC-193]", () => {
		expect(read("10명 펜션").unknown).toEqual(["10명"]);
		expect(said(read("서울 9명"))).toEqual(["city 서울"]);
		expect(read("서울 9명").unknown).toEqual(["9명"]);
		expect(said(read("서울 9인"))).toEqual(["city 서울"]);
		const { guests, reading } = stayOf("성인 6 아이 4 서울");
		expect(guests).toBeNull();
		expect(said(reading)).toEqual(["city 서울"]);
		expect(reading.unknown).toEqual(["성인 6명", "아이 4명"]);
	});

	it("are read back from their own label [DEC-193]", () => {
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

describe("children by age", () => {
	const age = fc.integer({ min: 1, max: 13 });

	it("are counted without a word for them [DEC-193]", () => {
		fc.assert(
			fc.property(
				age,
				age,
				fc.constantFrom("세 1명", "살 한명", "살 하나", "세 1인"),
				(one, other, count) => {
					const { guests, reading } = stayOf(`${one}${count}, ${other}${count} 어른 둘 제주`);
					expect(guests).toEqual({ adults: 2, childAges: [one, other] });
					expect(reading.unknown).toEqual([]);
				},
			),
			{ numRuns: 40 },
		);
	});

	it.each([
		["성인2, 5세 1, 7세 1", 2, [5, 7]],
		["5세1 7세1", 2, [5, 7]],
		["5, 7세 2명 어른 셋", 3, [5, 7]],
		["3살짜리 둘", 2, [3, 3]],
		["5세 미만 1명", 2, [5]],
		["아기 1명 (돌)", 2, [1]],
		["아이 1명(18개월)", 2, [1]],
		["아기 두명 6개월", 2, [0, 0]],
		["36개월 아기 1명", 2, [3]],
		["부부 아기 돌 지난", 2, [1]],
		["초등 2학년", 2, [8]],
		["초등학교 3학년 아이 2명", 2, [9, 9]],
		["초2, 초5 아이 둘", 2, [8, 11]],
		["초1 두 명", 2, [7, 7]],
		["초3 아이", 2, [9]],
	])("are %s [DEC-193]", (text, adults, childAges) => {
		const { guests, reading } = stayOf(text);
		expect(guests).toEqual({ adults, childAges });
		expect(reading.unknown).toEqual([]);
	});

	it.each([
		["20세 2명", { adults: 2, childAges: [] }],
		["10살 강아지", null],
		["12월 초 3박", null],
	])("are not %s [DEC-193]", (text, guests) => {
		expect(stayOf(text).guests).toEqual(guests);
	});
});
