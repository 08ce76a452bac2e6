import { describe, expect, it } from "vitest";
import { defaultGuests } from "#domain/guests/Guests.ts";
import { statedStay } from "#domain/search/words/statedStay.ts";
import { withoutChip } from "#domain/search/words/withoutChip.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { lexicon, read, said } from "./worldReading.ts";

const today = stayDateOf("2026-11-26");
const stayOf = (text: string) =>
	statedStay(read(text), today, { ...stayFrom(stayDateOf("2026-12-06"), 1), ...defaultGuests });

describe("children counted in the number of all", () => {
	it.each([
		["아이 포함 4명", 3, [0]],
		["아이포함 4명 제주", 3, [0]],
		["유아 포함 네 명", 3, [0]],
		["아이 둘 포함 4명", 2, [0, 0]],
		["아이 2명 포함 총 5명 강릉", 3, [0, 0]],
		["4명(아이 1명 포함)", 3, [0]],
		["4명 (아이 포함)", 3, [0]],
		["5살 아이 포함 3명", 2, [5]],
		["아이 2명(5세, 7세) 포함해서 4명", 2, [5, 7]],
	])("are not added to it: %s [DEC-193]", (text, adults, childAges) => {
		expect(stayOf(text).guests).toEqual({ adults, childAges });
		expect(stayOf(text).reading.unknown).toEqual([]);
	});

	it.each([
		["성인 2명 아이 1명 조식 포함", ["guests 성인 2명", "guests 아이 1명", "meal 조식 포함"]],
		["아이 포함 조식", ["facility 키즈", "meal 조식 포함"]],
		["아이 제외 성인 2명", ["guests 성인 2명"]],
		["아이 빼고 둘이", ["guests 성인 2명"]],
		["성인 두명이서 1박", ["guests 성인 2명", "dates 1박"]],
		["어른 셋이서 2박", ["guests 성인 3명", "dates 2박"]],
		["개 두마리 강릉", ["facility 반려동물 동반", "city 강릉"]],
	])("are told from other words: %s [DEC-193]", (text, expected) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual([]);
	});

	it("stay so when another chip is removed [DEC-193]", () => {
		const reading = read("강릉 아이 둘 포함 4명");
		const text = withoutChip(reading, reading.chips[0]!, lexicon);
		expect(text).toBe("아이 둘 포함 4명");
		expect(stayOf(text).guests).toEqual({ adults: 2, childAges: [0, 0] });
	});
});

describe("words that no stay can be searched by", () => {
	it.each([
		"침실 두 개",
		"커넥팅룸",
		"엑스트라베드",
		"예약금 없이",
		"카드 할부",
		"쿠폰 적용",
		"신규회원 할인",
		"휴양지",
		"어메니티",
	])("are reported as unused, and searched for in no stay's name: %s [DEC-193]", (text) => {
		const { chips, unknown, isIdle } = read(text);
		expect(chips).toEqual([]);
		expect(unknown).not.toEqual([]);
		expect(isIdle).toBe(true);
	});
});

describe("limits, places and refusals in other words", () => {
	it.each([
		["20만원 넘으면 안됨 강릉", ["price 20만원 이하", "city 강릉"]],
		["한 10만원 강릉", ["price 10만원 이하", "city 강릉"]],
		["대략 15만원 강릉", ["price 15만원 이하", "city 강릉"]],
		["모텔 느낌 안나는 강릉", ["without 모텔 제외", "city 강릉"]],
		["hotels excluding myeongdong", ["kind 호텔", "without 명동 제외"]],
		["가까운 해외여행 2박3일", ["region 해외", "dates 2박3일"]],
		["국내여행 풀빌라", ["nation 대한민국", "kind 풀빌라"]],
		["서울에서 가까운 글램핑", ["region 수도권", "kind 글램핑"]],
		["서울역에서 가까운 호텔", ["area 서울역·남대문", "kind 호텔"]],
		["중국 빼고 아시아", ["without 중국 제외", "region 아시아"]],
	])("are read: %s [DEC-193]", (text, expected) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual([]);
	});
});
